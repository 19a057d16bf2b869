/// Reads a binary property list (`bplist00`) into values.
///
/// The format: eight bytes of header; objects; a table of their offsets; 32 bytes of trailer that
/// say how wide offsets and references are. An object's first byte names its kind in the high
/// half and its length in the low; a low half of 15 says that the length follows as a number.
/// Objects refer to each other freely, also in a ring: depth and number of values are bounded.
struct BinaryPropertyListReader {
  static let header = Array("bplist0".utf8)

  private let bytes: [UInt8]
  private let trailer: Trailer
  /// By object the text made of it, or nil.
  private var texts: [String?]
  private var budget = ReadingBudget()

  static func read(_ bytes: [UInt8]) throws(ReadingFault) -> PackValue {
    var reader = BinaryPropertyListReader(bytes: bytes, trailer: try Trailer(bytes))
    return try reader.value(reader.trailer.top, depth: 0)
  }

  private init(bytes: [UInt8], trailer: Trailer) {
    self.bytes = bytes
    self.trailer = trailer
    texts = Array(repeating: nil, count: trailer.objects)
  }

  private mutating func value(_ object: Int, depth: Int) throws(ReadingFault) -> PackValue {
    try budget.spendValue()
    let offset = try self.offset(of: object)
    switch bytes[offset] >> 4 {
    case 0x5: return .text(try text(object, at: offset, unitBytes: 1))
    case 0x6: return .text(try text(object, at: offset, unitBytes: 2))
    case 0xA: return .list(try list(at: offset, depth: depth + 1))
    case 0xD: return .table(try table(at: offset, depth: depth + 1))
    case 0x0...0x4, 0x8, 0xB, 0xC: return .other
    default: throw .malformedBinary
    }
  }

  private mutating func list(at offset: Int, depth: Int) throws(ReadingFault) -> [PackValue] {
    try budget.checkDepth(depth)
    let (count, start) = try length(at: offset)
    try requireRoom(for: count, of: trailer.referenceBytes, at: start)
    var values: [PackValue] = []
    values.reserveCapacity(min(count, PackLimits.boardLetters))
    for index in 0..<count {
      values.append(try value(reference(index, from: start), depth: depth))
    }
    return values
  }

  private mutating func table(
    at offset: Int, depth: Int
  ) throws(ReadingFault) -> [PackValue.Entry] {
    try budget.checkDepth(depth)
    let (count, start) = try length(at: offset)
    try requireRoom(for: count, of: 2 * trailer.referenceBytes, at: start)
    var entries: [PackValue.Entry] = []
    for index in 0..<count {
      let key = try value(reference(index, from: start), depth: depth).text
      guard let key else { throw .malformedBinary }
      let value = try value(reference(count + index, from: start), depth: depth)
      entries.append(PackValue.Entry(key: key, value: value))
    }
    return entries
  }

  /// A text, made once however often it is referred to: packs say the same letters all over.
  private mutating func text(
    _ object: Int, at offset: Int, unitBytes: Int
  ) throws(ReadingFault) -> String {
    if let known = texts[object] { return known }
    let (count, start) = try length(at: offset)
    try requireRoom(for: count, of: unitBytes, at: start)
    let text =
      unitBytes == 1
      ? String(decoding: bytes[start..<start + count], as: UTF8.self)
      : utf16Text(from: start, units: count)
    try budget.spendText(text.utf8.count)
    texts[object] = text
    return text
  }

  /// A text of big-endian UTF-16, without a detour for the letters, which are one or two units.
  private func utf16Text(from start: Int, units: Int) -> String {
    var text = String.UnicodeScalarView()
    var index = 0
    while index < units {
      let unit = self.unit(index, from: start)
      let next = index + 1 < units ? self.unit(index + 1, from: start) : 0
      if unit & 0xFC00 == 0xD800, next & 0xFC00 == 0xDC00 {
        index += 1
        let value = 0x10000 + ((unit & 0x3FF) << 10 | next & 0x3FF)
        text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      } else {
        text.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
      }
      index += 1
    }
    return String(text)
  }

  private func unit(_ index: Int, from start: Int) -> UInt32 {
    UInt32(bytes[start + 2 * index]) << 8 | UInt32(bytes[start + 2 * index + 1])
  }

  private func offset(of object: Int) throws(ReadingFault) -> Int {
    guard object >= 0, object < trailer.objects else { throw .malformedBinary }
    let offset = number(
      at: trailer.offsetTable + object * trailer.offsetBytes, bytes: trailer.offsetBytes)
    guard let offset, offset >= BinaryPropertyListReader.header.count, offset < trailer.offsetTable
    else { throw .malformedBinary }
    return offset
  }

  /// The length of the object at an offset, and where its content starts.
  private func length(at offset: Int) throws(ReadingFault) -> (count: Int, start: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (short, offset + 1) }
    guard offset + 1 < trailer.offsetTable, bytes[offset + 1] >> 4 == 1 else {
      throw .malformedBinary
    }
    let width = 1 << Int(bytes[offset + 1] & 0xF)
    guard width <= 8, let count = number(at: offset + 2, bytes: width) else {
      throw .malformedBinary
    }
    return (count, offset + 2 + width)
  }

  private func requireRoom(for count: Int, of width: Int, at start: Int) throws(ReadingFault) {
    guard start <= trailer.offsetTable, count <= (trailer.offsetTable - start) / width else {
      throw .malformedBinary
    }
  }

  /// The object that a container refers to; there is room for it.
  private func reference(_ index: Int, from start: Int) -> Int {
    number(at: start + index * trailer.referenceBytes, bytes: trailer.referenceBytes) ?? -1
  }

  private func number(at offset: Int, bytes width: Int) -> Int? {
    bytes.bigEndianNumber(at: offset, bytes: width)
  }
}

/// The last 32 bytes of a binary property list.
private struct Trailer {
  let offsetBytes: Int
  let referenceBytes: Int
  let objects: Int
  let top: Int
  let offsetTable: Int

  init(_ bytes: [UInt8]) throws(ReadingFault) {
    let start = bytes.count - 32
    guard start >= 8,
      let objects = bytes.bigEndianNumber(at: start + 8, bytes: 8),
      let top = bytes.bigEndianNumber(at: start + 16, bytes: 8),
      let offsetTable = bytes.bigEndianNumber(at: start + 24, bytes: 8)
    else { throw .malformedBinary }
    offsetBytes = Int(bytes[start + 6])
    referenceBytes = Int(bytes[start + 7])
    guard (1...8).contains(offsetBytes), (1...8).contains(referenceBytes),
      offsetTable <= start, objects <= (start - offsetTable) / offsetBytes
    else { throw .malformedBinary }
    guard objects <= PackLimits.values else { throw .tooMuch }
    self.objects = objects
    self.top = top
    self.offsetTable = offsetTable
  }
}

extension Array<UInt8> {
  /// The whole number in so many bytes, the highest first; nil where it is not there or too large.
  func bigEndianNumber(at offset: Int, bytes width: Int) -> Int? {
    guard offset >= 0, width <= 8, offset <= count - width else { return nil }
    var number: UInt64 = 0
    for index in offset..<offset + width { number = number << 8 | UInt64(self[index]) }
    return Int(exactly: number)
  }
}

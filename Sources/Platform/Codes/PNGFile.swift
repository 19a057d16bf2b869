/// The chunks of a PNG file (ISO/IEC 15948), as far as texts are kept in them.
struct PNGFile {
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
  private let bytes: [UInt8]

  /// A chunk: its type of four letters, its data, and whether its checksum agrees.
  struct Chunk {
    var type: String
    var data: ArraySlice<UInt8>
    var isSound: Bool
  }

  /// Takes a file that begins as a PNG does; nil for any other.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGFile.signature) else { return nil }
    self.bytes = bytes
  }

  /// The width and height that the file claims; nil where it begins otherwise than with them.
  var size: (width: Int, height: Int)? {
    guard let head = chunk(at: PNGFile.signature.count), head.type == "IHDR", head.data.count == 13
    else { return nil }
    let start = head.data.startIndex
    return (number(at: start), number(at: start + 4))
  }

  /// The text with a keyword.
  ///
  /// Uncompressed ones are read, `tEXt` and `iTXt`: what is written here, and what other programs
  /// make of it when they save the picture anew.
  ///
  /// - Parameter keyword: The keyword.
  /// - Returns: The text; nil where there is none whose checksum agrees.
  func text(_ keyword: String) -> String? {
    var place = PNGFile.signature.count
    while let chunk = chunk(at: place), chunk.type != "IEND" {
      place = chunk.data.endIndex + 4
      guard chunk.type == "tEXt" || chunk.type == "iTXt", chunk.isSound,
        let end = chunk.data.firstIndex(of: 0),
        chunk.data[..<end].elementsEqual(keyword.utf8)
      else { continue }
      let rest = chunk.data[(end + 1)...]
      guard let text = chunk.type == "tEXt" ? rest : international(rest) else { continue }
      return String(decoding: text, as: UTF8.self)
    }
    return nil
  }

  /// The file with a text more, right after its head, so that a file that is cut short still has it.
  ///
  /// - Parameters:
  ///   - text: Printable ASCII.
  ///   - keyword: Its keyword, 1…79 letters.
  /// - Returns: The bytes; nil where the file does not begin with a whole head.
  func adding(_ text: String, keyword: String) -> [UInt8]? {
    guard size != nil, let head = chunk(at: PNGFile.signature.count) else { return nil }
    let content = Array("tEXt".utf8) + Array(keyword.utf8) + [0] + Array(text.utf8)
    let end = head.data.endIndex + 4
    return Array(bytes[..<end]) + PNGFile.number(content.count - 4) + content
      + PNGFile.number(Int(PNGFile.checksum(content[...]))) + Array(bytes[end...])
  }

  /// The chunk that begins at a place; nil where no whole one does.
  private func chunk(at place: Int) -> Chunk? {
    guard place + 12 <= bytes.count else { return nil }
    let count = number(at: place)
    guard count <= bytes.count - place - 12 else { return nil }
    let covered = bytes[place + 4..<place + 8 + count]
    let type = String(decoding: covered.prefix(4), as: UTF8.self)
    // A picture's own data are large, and their checksums the decoder's matter.
    let isText = type.hasSuffix("Xt")
    let sum = number(at: place + 8 + count)
    return Chunk(
      type: type, data: covered.dropFirst(4),
      isSound: isText && sum == Int(PNGFile.checksum(covered)))
  }

  /// What follows the flags, the language and the translated keyword of an `iTXt`.
  private func international(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard rest.first == 0 else { return nil }
    let parts = rest.dropFirst(2).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? parts[2] : nil
  }

  private func number(at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 that chunks end in.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
    }
    return ~sum
  }
}

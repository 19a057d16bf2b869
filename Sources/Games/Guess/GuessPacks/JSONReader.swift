/// Reads JSON (RFC 8259) into values.
struct JSONReader {
  private var cursor: ByteCursor
  private var budget = ReadingBudget()

  static func read(_ bytes: [UInt8]) throws(ReadingFault) -> PackValue {
    var reader = JSONReader(cursor: ByteCursor(bytes))
    let value = try reader.value(depth: 0)
    reader.cursor.skipBlanks()
    guard reader.cursor.next == nil else { throw reader.cursor.fault }
    return value
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  private mutating func value(depth: Int) throws(ReadingFault) -> PackValue {
    cursor.skipBlanks()
    try budget.spendValue()
    switch cursor.next {
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
    case UInt8(ascii: "{"): return .table(try table(depth: depth + 1))
    default:
      try plainWord()
      return .other
    }
  }

  private mutating func list(depth: Int) throws(ReadingFault) -> [PackValue] {
    try budget.checkDepth(depth)
    cursor.skip(1)
    var values: [PackValue] = []
    cursor.skipBlanks()
    if cursor.take(UInt8(ascii: "]")) { return values }
    repeat {
      values.append(try value(depth: depth))
      cursor.skipBlanks()
    } while cursor.take(UInt8(ascii: ","))
    try cursor.require(UInt8(ascii: "]"))
    return values
  }

  private mutating func table(depth: Int) throws(ReadingFault) -> [PackValue.Entry] {
    try budget.checkDepth(depth)
    cursor.skip(1)
    var entries: [PackValue.Entry] = []
    cursor.skipBlanks()
    if cursor.take(UInt8(ascii: "}")) { return entries }
    repeat {
      cursor.skipBlanks()
      let key = try string()
      cursor.skipBlanks()
      try cursor.require(UInt8(ascii: ":"))
      entries.append(PackValue.Entry(key: key, value: try value(depth: depth)))
      cursor.skipBlanks()
    } while cursor.take(UInt8(ascii: ","))
    try cursor.require(UInt8(ascii: "}"))
    return entries
  }

  /// A number, `true`, `false` or `null`.
  ///
  /// Numbers mean nothing in a pack, and are not looked into.
  private mutating func plainWord() throws(ReadingFault) {
    if cursor.take("true") || cursor.take("false") || cursor.take("null") { return }
    let start = cursor.offset
    while let byte = cursor.next, isInNumber(byte) { cursor.skip(1) }
    guard cursor.offset > start else { throw cursor.fault }
  }

  private func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func string() throws(ReadingFault) -> String {
    try cursor.require(UInt8(ascii: "\""))
    let start = cursor.offset
    cursor.skip(to: UInt8(ascii: "\""), or: UInt8(ascii: "\\"))
    var text = try cursor.text(from: start)
    while !cursor.take(UInt8(ascii: "\"")) {
      guard cursor.take(UInt8(ascii: "\\")) else { throw cursor.fault }
      text.unicodeScalars.append(try escaped())
      let start = cursor.offset
      cursor.skip(to: UInt8(ascii: "\""), or: UInt8(ascii: "\\"))
      text += try cursor.text(from: start)
    }
    return text
  }

  private mutating func escaped() throws(ReadingFault) -> Unicode.Scalar {
    let mark = cursor.next
    cursor.skip(1)
    switch mark {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw cursor.fault
    }
  }

  /// The scalar of one `\u` escape, or of two that are a surrogate pair.
  private mutating func escapedScalar() throws(ReadingFault) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard cursor.take("\\u") else { throw cursor.fault }
    let second = try fourDigits()
    guard (0xD800..<0xDC00).contains(first), (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    else { throw cursor.fault }
    return scalar
  }

  private mutating func fourDigits() throws(ReadingFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = cursor.next, let digit = hexadecimalDigit(byte) else { throw cursor.fault }
      number = number << 4 | digit
      cursor.skip(1)
    }
    return number
  }
}

/// The value of a hexadecimal digit in ASCII.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  default: nil
  }
}

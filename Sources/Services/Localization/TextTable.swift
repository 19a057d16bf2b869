/// Reads a JSON object whose values are all texts, as the files with the words are.
///
/// The first frame waits for it: `JSONDecoder` takes a millisecond, most of it before the first
/// value.
struct TextTable {
  private let bytes: [UInt8]
  private var index = 0

  /// The texts by key; nothing where the bytes are anything else.
  static func read(_ bytes: [UInt8]) -> [String: String]? {
    var table = TextTable(bytes: bytes)
    return table.texts()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func texts() -> [String: String]? {
    guard take("{") else { return nil }
    var texts: [String: String] = [:]
    if !take("}") {
      repeat {
        guard let key = text(), take(":"), let value = text() else { return nil }
        texts[key] = value
      } while take(",")
      guard take("}") else { return nil }
    }
    skipSpace()
    return index == bytes.count ? texts : nil
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  /// Goes behind a character and the space before it, where it stands next.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var start = index
    var unescaped: [UInt8] = []
    while index < bytes.count, bytes[index] >= 0x20 {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        unescaped += bytes[start..<index]
        index += 1
        return String(validating: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[start..<index]
        index += 1
        guard let scalar = escaped() else { return nil }
        unescaped += UTF8.encode(scalar).map(Array.init) ?? []
        start = index
      default: index += 1
      }
    }
    return nil
  }

  /// What stands behind a backslash.
  private mutating func escaped() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let character = Unicode.Scalar(bytes[index])
    index += 1
    switch character {
    case "\"", "\\", "/": return character
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return numbered()
    default: return nil
    }
  }

  /// The character of four hexadecimal digits, or of two such halves.
  private mutating func numbered() -> Unicode.Scalar? {
    guard let first = digits() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard bytes[index...].starts(with: "\\u".utf8) else { return nil }
    index += 2
    guard let second = digits(), UTF16.isTrailSurrogate(second) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func digits() -> UInt16? {
    let text = bytes[index...].prefix(4)
    guard text.count == 4, text.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    index += 4
    return UInt16(String(decoding: text, as: UTF8.self), radix: 16)
  }
}

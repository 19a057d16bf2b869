/// An SVG file: XML whose outermost element is `svg`.
///
/// Nothing in it is followed or resolved.
enum SVGLayout {
  /// The size in the picture's own units, 0 × 0 where it gives none; nil where it is no SVG.
  static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard let text = try? TextEncoding.utf8(bytes), let tag = openingTag(in: text) else {
      return nil
    }
    if let width = number(attribute("width", in: tag)),
      let height = number(attribute("height", in: tag))
    {
      return (width, height)
    }
    let box = attribute("viewBox", in: tag)?.split { $0 == " " || $0 == "," || $0 == "\n" } ?? []
    guard box.count == 4, let width = number(String(box[2])), let height = number(String(box[3]))
    else { return (0, 0) }
    return (width, height)
  }

  static func reachesEnd(in bytes: [UInt8]) -> Bool {
    guard let text = try? TextEncoding.utf8(bytes), let tag = openingTag(in: text) else {
      return false
    }
    return tag.hasSuffix("/")
      || String(decoding: text.suffix(1 << 10), as: UTF8.self).contains("svg>")
  }

  /// What stands between `<svg` and `>`, behind comments, instructions and the document's type.
  private static func openingTag(in bytes: [UInt8]) -> String? {
    var cursor = ByteCursor(bytes)
    do throws(ReadingFault) {
      while true {
        cursor.skipBlanks()
        if cursor.take("<?") {
          try cursor.skip(behind: "?>")
        } else if cursor.take("<!--") {
          try cursor.skip(behind: "-->")
        } else if cursor.take("<!DOCTYPE") {
          try skipDocumentType(&cursor)
        } else {
          return try svgTag(&cursor)
        }
      }
    } catch {
      return nil
    }
  }

  private static func skipDocumentType(_ cursor: inout ByteCursor) throws(ReadingFault) {
    cursor.skip(to: UInt8(ascii: ">"), or: UInt8(ascii: "["))
    if cursor.take(UInt8(ascii: "[")) { try cursor.skip(behind: "]") }
    try cursor.skip(behind: ">")
  }

  private static func svgTag(_ cursor: inout ByteCursor) throws(ReadingFault) -> String? {
    guard cursor.take("<svg") else { return nil }
    let start = cursor.offset
    guard let byte = cursor.next,
      isBlank(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    else { return nil }
    try cursor.skip(behind: ">")
    return String(try cursor.text(from: start).dropLast())
  }

  /// The value of an attribute, in either kind of quotes.
  private static func attribute(_ name: String, in tag: String) -> String? {
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].split { $0.isWhitespace }.last
      let behind = rest[equals...].dropFirst().drop { $0.isWhitespace }
      guard let quote = behind.first, quote == "\"" || quote == "'",
        let end = behind.dropFirst().firstIndex(of: quote)
      else { return nil }
      if key == name[...] { return String(behind.dropFirst()[..<end]) }
      rest = behind[end...].dropFirst()
    }
    return nil
  }

  /// A length above 0 in pixels or without a unit, rounded up; nil for per cent and other units.
  private static func number(_ text: String?) -> Int? {
    guard var text else { return nil }
    if text.hasSuffix("px") { text.removeLast(2) }
    guard let value = Double(text), value > 0, value < 1_000_000 else { return nil }
    return Int(value.rounded(.up))
  }
}

/// Reads a property list in XML into values.
///
/// Only what Apple's document type allows is read; entities of the file's own are not, so that none
/// can swell.
struct PropertyListReader {
  private var cursor: ByteCursor
  private var budget = ReadingBudget()

  static func read(_ bytes: [UInt8]) throws(ReadingFault) -> PackValue {
    var reader = PropertyListReader(cursor: ByteCursor(bytes))
    return try reader.document()
  }

  private init(cursor: ByteCursor) {
    self.cursor = cursor
  }

  private mutating func document() throws(ReadingFault) -> PackValue {
    var tag = try nextTag()
    let isWrapped = tag.name == .plist
    if isWrapped {
      guard tag.form == .opening else { throw cursor.fault }
      tag = try nextTag()
    }
    let value = try value(of: tag, depth: 0)
    if isWrapped {
      let end = try nextTag()
      guard end.name == .plist, end.form == .closing else { throw cursor.fault }
    }
    return value
  }

  private mutating func value(of tag: Tag, depth: Int) throws(ReadingFault) -> PackValue {
    guard tag.form != .closing else { throw cursor.fault }
    try budget.spendValue()
    let isEmpty = tag.form == .empty
    switch tag.name {
    case .string: return .text(isEmpty ? "" : try text(upTo: .string))
    case .array: return .list(isEmpty ? [] : try list(depth: depth + 1))
    case .dict: return .table(isEmpty ? [] : try table(depth: depth + 1))
    case .plain(let name):
      if !isEmpty { _ = try text(upTo: .plain(name)) }
      return .other
    case .key, .plist: throw cursor.fault
    }
  }

  private mutating func list(depth: Int) throws(ReadingFault) -> [PackValue] {
    try budget.checkDepth(depth)
    var values: [PackValue] = []
    while true {
      let tag = try nextTag()
      if tag == Tag(name: .array, form: .closing) { return values }
      values.append(try value(of: tag, depth: depth))
    }
  }

  private mutating func table(depth: Int) throws(ReadingFault) -> [PackValue.Entry] {
    try budget.checkDepth(depth)
    var entries: [PackValue.Entry] = []
    while true {
      let tag = try nextTag()
      if tag == Tag(name: .dict, form: .closing) { return entries }
      guard tag.name == .key, tag.form != .closing else { throw cursor.fault }
      let key = tag.form == .empty ? "" : try text(upTo: .key)
      let value = try value(of: try nextTag(), depth: depth)
      entries.append(PackValue.Entry(key: key, value: value))
    }
  }

  /// The text up to an element's end, with its entities and unparsed sections resolved.
  private mutating func text(upTo name: Tag.Name) throws(ReadingFault) -> String {
    var text = try run()
    while true {
      if cursor.take(UInt8(ascii: "&")) {
        text.unicodeScalars.append(try entity())
      } else if cursor.take("<![CDATA[") {
        text += try section()
      } else if cursor.take("<!--") {
        try cursor.skip(behind: "-->")
      } else {
        guard try tag() == Tag(name: name, form: .closing) else { throw cursor.fault }
        return text
      }
      text += try run()
    }
  }

  private mutating func run() throws(ReadingFault) -> String {
    let start = cursor.offset
    cursor.skip(to: UInt8(ascii: "<"), or: UInt8(ascii: "&"))
    return try cursor.text(from: start)
  }

  private mutating func section() throws(ReadingFault) -> String {
    let start = cursor.offset
    try cursor.skip(behind: "]]>")
    return try cursor.bytes.text(start..<cursor.offset - 3)
  }

  private mutating func entity() throws(ReadingFault) -> Unicode.Scalar {
    if cursor.take("amp;") { return "&" }
    if cursor.take("lt;") { return "<" }
    if cursor.take("gt;") { return ">" }
    if cursor.take("quot;") { return "\"" }
    if cursor.take("apos;") { return "'" }
    if cursor.take("#x") { return try numberedScalar(base: 16) }
    if cursor.take("#") { return try numberedScalar(base: 10) }
    throw cursor.fault
  }

  private mutating func numberedScalar(base: UInt32) throws(ReadingFault) -> Unicode.Scalar {
    var number: UInt32 = 0
    repeat {
      guard let byte = cursor.next, let digit = hexadecimalDigit(byte), digit < base,
        number < 0x11_0000
      else { throw cursor.fault }
      number = number * base + digit
      cursor.skip(1)
    } while cursor.next != UInt8(ascii: ";")
    cursor.skip(1)
    // Zero ends a name in C, and XML forbids it.
    guard number != 0, let scalar = Unicode.Scalar(number) else { throw cursor.fault }
    return scalar
  }

  /// The next tag, behind blanks, comments, instructions and the document's type.
  private mutating func nextTag() throws(ReadingFault) -> Tag {
    while true {
      cursor.skipBlanks()
      guard cursor.isSecond(UInt8(ascii: "?"), or: UInt8(ascii: "!")) else { return try tag() }
      if cursor.take("<?") {
        try cursor.skip(behind: "?>")
      } else if cursor.take("<!--") {
        try cursor.skip(behind: "-->")
      } else if cursor.take("<!DOCTYPE") {
        try skipDocumentType()
      } else {
        throw cursor.fault
      }
    }
  }

  private mutating func skipDocumentType() throws(ReadingFault) {
    cursor.skip(to: UInt8(ascii: ">"), or: UInt8(ascii: "["))
    if cursor.take(UInt8(ascii: "[")) { try cursor.skip(behind: "]") }
    cursor.skip(to: UInt8(ascii: ">"), or: UInt8(ascii: ">"))
    try cursor.require(UInt8(ascii: ">"))
  }

  private mutating func tag() throws(ReadingFault) -> Tag {
    try cursor.require(UInt8(ascii: "<"))
    let isClosing = cursor.take(UInt8(ascii: "/"))
    guard let name = Tag.Name(at: &cursor) else { throw cursor.fault }
    let afterName = cursor.offset
    cursor.skip(to: UInt8(ascii: ">"), or: UInt8(ascii: "<"))
    let isEmpty = cursor.bytes[cursor.offset - 1] == UInt8(ascii: "/")
    let hasMore = cursor.offset > afterName && !isBlank(cursor.bytes[afterName])
    guard cursor.take(UInt8(ascii: ">")), !hasMore || isEmpty && !isClosing else {
      throw cursor.fault
    }
    return Tag(name: name, form: isClosing ? .closing : isEmpty ? .empty : .opening)
  }
}

/// An XML tag of a property list.
private struct Tag: Equatable {
  enum Form { case opening, closing, empty }

  enum Name: Equatable {
    case plist, array, dict, key, string
    /// A value that no pack needs, with its index in ``plainNames``.
    case plain(Int)

    private static let plainNames: [StaticString] = [
      "integer", "real", "true", "false", "date", "data",
    ]

    /// Steps over a name; the commonest are looked for first.
    init?(at cursor: inout ByteCursor) {
      if cursor.take("string") {
        self = .string
      } else if cursor.take("key") {
        self = .key
      } else if cursor.take("dict") {
        self = .dict
      } else if cursor.take("array") {
        self = .array
      } else if cursor.take("plist") {
        self = .plist
      } else {
        let index = Name.plainNames.firstIndex { cursor.take($0) }
        guard let index else { return nil }
        self = .plain(index)
      }
    }
  }

  let name: Name
  let form: Form
}

public import GuessRules

/// What a questions file says, read without a look at anything beside it.
public struct PackContents: Hashable, Sendable {
  /// The pack's title, or nil where the file has none.
  public let title: String?

  /// The language code of the answers, or nil where the file has none.
  public let language: String?

  /// The questions that can be played, in order.
  public let questions: [Question]

  /// For each of these its number in the file, from 1.
  public let numbers: [Int]

  /// What is wrong, in the order of the questions.
  public let issues: [PackIssue]

  /// Reads a questions file: JSON, or a property list in XML or binary, told apart by content.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  /// - Throws: Why not even a list of questions could be read.
  public init(_ bytes: [UInt8], file: String) throws(PackProblem) {
    guard !bytes.isEmpty else { throw .empty(file: file) }
    guard bytes.count <= PackLimits.questionsBytes else {
      throw .fileTooLong(file: file, bytes: bytes.count)
    }
    let root = try PackContents.root(of: bytes, file: file)
    guard let list = root.list ?? root["questions"]?.list else { throw .noQuestions(file: file) }
    guard !list.isEmpty else { throw .emptyList(file: file) }
    title = root["title"]?.text.map(PackText.line).flatMap { $0.isEmpty ? nil : $0 }
      .map { PackContents.cut($0) }
    language = root["language"]?.text
    var reader = QuestionListReader()
    reader.read(list)
    (questions, numbers, issues) = (reader.questions, reader.numbers, reader.issues)
  }

  private static func root(of bytes: [UInt8], file: String) throws(PackProblem) -> PackValue {
    if bytes.starts(with: BinaryPropertyListReader.header) {
      do throws(ReadingFault) {
        return try BinaryPropertyListReader.read(bytes)
      } catch {
        throw PackProblem(error, in: [], file: file)
      }
    }
    let text: [UInt8]
    do throws(ReadingFault) {
      text = try TextEncoding.utf8(bytes)
    } catch {
      throw PackProblem(error, in: [], file: file)
    }
    do throws(ReadingFault) {
      switch text.first(where: { !isBlank($0) }) {
      case UInt8(ascii: "{"), UInt8(ascii: "["): return try JSONReader.read(text)
      case UInt8(ascii: "<"): return try PropertyListReader.read(text)
      default: throw .unknownFormat
      }
    } catch {
      throw PackProblem(error, in: text, file: file)
    }
  }

  /// A text without the white space at its ends.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let head = scalars.first, let tail = scalars.last else { return text }
    guard isWhiteSpace(head) || isWhiteSpace(tail) else { return text }
    guard let first = scalars.firstIndex(where: { !isWhiteSpace($0) }),
      let last = scalars.lastIndex(where: { !isWhiteSpace($0) })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Whether a scalar is white space; a quick no for most, whose properties take long to look up.
  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x7E, 0x3001...: false
    default: scalar.properties.isWhitespace
    }
  }

  /// A title of a length that can be laid out.
  static func cut(_ title: String) -> String {
    guard isTooLong(title) else { return title }
    let scalars = title.prefix(PackLimits.titleCharacters - 1).unicodeScalars
    return String(String.UnicodeScalarView(scalars.prefix(4 * PackLimits.titleCharacters))) + "…"
  }

  static func isTooLong(_ title: String) -> Bool {
    let limit = PackLimits.titleCharacters
    return title.utf8.count > limit
      && (title.utf8.count > 16 * limit || title.count > limit)
  }
}

extension PackProblem {
  /// A reader's fault, with the file's name, and the line that holds the place.
  init(_ fault: ReadingFault, in text: [UInt8], file: String) {
    switch fault {
    case .unknownFormat: self = .unknownFormat(file: file)
    case .notText: self = .notText(file: file)
    case .malformed(let offset):
      let lines = text.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      self = .malformed(file: file, line: lines + 1)
    case .malformedBinary: self = .malformedBinary(file: file)
    case .nestedTooDeeply: self = .nestedTooDeeply(file: file)
    case .tooMuch: self = .tooMuch(file: file)
    }
  }
}

/// An ordered list of questions under one title.
public struct Pack: Hashable, Sendable, Identifiable {
  /// The pack's name in paths and records, such as `animals`.
  public let id: String

  /// The title that players see.
  public let title: String

  /// The language of the answers as a code, such as `en` or `zh-Hans`; nil where the pack says none.
  public let language: String?

  /// The questions that can be played, in order.
  public let questions: [Question]

  /// Makes a pack.
  ///
  /// - Parameters:
  ///   - id: The name in paths and records.
  ///   - title: The title that players see.
  ///   - language: A language code, or nil.
  ///   - questions: The questions in order; a pack without any can't be played.
  public init(id: String, title: String, language: String? = nil, questions: [Question]) {
    self.id = id
    self.title = title
    self.language = language
    self.questions = questions
  }
}

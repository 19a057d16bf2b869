/// What is wrong with a pack, one of its questions, or one of its pictures.
///
/// Shown in words by ``key`` and ``arguments``; the words are in the localization files.
public enum PackProblem: Error, Hashable, Sendable {
  // The pack.

  /// Nothing is at this path.
  case missing(path: String)

  /// What is at this path can't be read.
  case unreadable(path: String)

  /// The folder with this name holds no questions file.
  case noQuestionsFile(folder: String)

  /// The questions file with this name is a link that leads outside the pack.
  case questionsOutside(file: String)

  /// The questions file is empty.
  case empty(file: String)

  /// The questions file is longer than ``PackLimits/questionsBytes``.
  case fileTooLong(file: String, bytes: Int)

  /// The file is neither JSON nor a property list.
  case unknownFormat(file: String)

  /// The file holds text that is neither UTF-8 nor UTF-16.
  case notText(file: String)

  /// The text stops making sense in this line.
  case malformed(file: String, line: Int)

  /// The binary property list is cut short or spoilt.
  case malformedBinary(file: String)

  /// The file is nested deeper than ``PackLimits/depth``.
  case nestedTooDeeply(file: String)

  /// The file holds more values or text than ``PackLimits`` allow.
  case tooMuch(file: String)

  /// The file holds no list of questions.
  case noQuestions(file: String)

  /// The file's list of questions is empty.
  case emptyList(file: String)

  /// The pack has this many questions; those after ``PackLimits/questions`` are left out.
  case tooManyQuestions(Int)

  /// Not one question can be played.
  case nothingPlayable

  // A question.

  /// The list holds something else than a question.
  case notAQuestion

  /// The question has no answer.
  case noAnswer

  /// The answer is not a text.
  case answerNotText

  /// The answer has this many letters.
  case answerTooLong(Int)

  /// The letters are not a list of texts.
  case lettersNotText

  /// The board has this many letters.
  case boardTooLarge(Int)

  /// A letter of the board, or of the answer, is longer than ``PackLimits/letterBytes``.
  case letterTooLong

  /// These letters of the answer are not among the letters.
  case lettersMissing([String])

  /// The title is longer than ``PackLimits/titleCharacters`` and is shown cut.
  case titleTooLong

  // A picture.

  /// The question names no picture.
  case noPicture

  /// No picture has this name.
  case pictureMissing(name: String)

  /// This name leads outside the pack.
  case pictureOutside(name: String)

  /// The file is no picture that can be shown.
  case pictureUnreadable(name: String)

  /// The picture's file ends too early.
  case pictureCutShort(name: String)

  /// The picture's file is longer than ``PackLimits/pictureBytes``.
  case pictureTooLong(name: String, bytes: Int)

  /// The picture has more pixels a side than ``PackLimits/pictureSide``.
  case pictureTooLarge(name: String, width: Int, height: Int)
}

extension PackProblem {
  /// Whether a question is left out for it.
  public var leavesOut: Bool {
    switch self {
    case .notAQuestion, .noAnswer, .answerNotText, .answerTooLong, .lettersNotText,
      .boardTooLarge, .letterTooLong, .lettersMissing, .tooManyQuestions:
      true
    default: false
    }
  }
}

/// A problem and the question that has it.
public struct PackIssue: Hashable, Sendable {
  /// The question's number in the file, from 1; nil for a problem of the pack as a whole.
  public let question: Int?

  /// What is wrong.
  public let problem: PackProblem

  /// Names a problem.
  ///
  /// - Parameters:
  ///   - question: The question's number in the file, from 1, or nil.
  ///   - problem: What is wrong.
  public init(question: Int? = nil, _ problem: PackProblem) {
    self.question = question
    self.problem = problem
  }
}

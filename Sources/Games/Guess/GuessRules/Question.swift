/// One picture with its title, its answer, and the letters to spell the answer with.
///
/// A question that exists can be solved: ``init(title:answer:picture:letters:)`` refuses the others.
public struct Question: Hashable, Sendable {
  /// The most letters that an answer may have.
  public static let longestAnswer = 24

  /// The most letters that a board may show.
  public static let largestBoard = 64

  /// The hint above the picture; may be empty.
  public let title: String

  /// The answer as the pack writes it, with its inner blanks.
  public let answer: String

  /// What each blank must hold, in order: the answer's characters without white space.
  public let spelling: [String]

  /// The picture's name as the pack gives it, or nil where it gives none.
  public let picture: String?

  /// The letters on the board, in the order shown.
  ///
  /// A letter may have several characters or lines; such a one is never part of the answer.
  public let letters: [String]

  /// Makes a question that can be played.
  ///
  /// - Parameters:
  ///   - title: The hint above the picture.
  ///   - answer: What is to be spelled. White space within it is not spelled.
  ///   - picture: The picture's name, or nil.
  ///   - letters: The board, in the order shown.
  /// - Throws: What keeps the question from being played.
  public init(
    title: String, answer: String, picture: String? = nil, letters: [String]
  ) throws(QuestionFault) {
    // Counted before they are made, since a spoilt file may hold an answer of millions.
    let count = answer.reduce(0) { Question.isWhiteSpace($1) ? $0 : $0 + 1 }
    guard count > 0 else { throw .noAnswer }
    guard count <= Question.longestAnswer else { throw .answerTooLong(count) }
    guard letters.count <= Question.largestBoard else { throw .boardTooLarge(letters.count) }
    let spelling = Question.spelling(of: answer)
    let missing = Question.missing(spelling, among: letters)
    guard missing.isEmpty else { throw .lettersMissing(missing) }
    self.title = title
    self.answer = answer
    self.spelling = spelling
    self.picture = picture
    self.letters = letters
  }

  /// The letters that spell a text: its characters without white space.
  ///
  /// - Parameter text: An answer.
  /// - Returns: One string of one character for each blank.
  public static func spelling(of text: String) -> [String] {
    text.reduce(into: []) { letters, character in
      if !isWhiteSpace(character) { letters.append(String(character)) }
    }
  }

  /// Whether a character is white space; a quick no for most, whose properties take long to look up.
  private static func isWhiteSpace(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x21...0x7E, 0x3001...: false
    default: character.isWhitespace
    }
  }

  /// The letters of a spelling for which the board has no tile of their own.
  static func missing(_ spelling: [String], among letters: [String]) -> [String] {
    var isTaken = [Bool](repeating: false, count: letters.count)
    return spelling.filter { letter in
      guard let tile = freeTile(letter, in: letters, isTaken: isTaken) else { return true }
      isTaken[tile] = true
      return false
    }
  }

  /// The first tile that bears the letter and is not taken.
  ///
  /// First scalars are compared first: comparing two different strings that are not ASCII normalises
  /// both, which costs a pack of 10,000 questions more than reading its file.
  private static func freeTile(
    _ letter: String, in letters: [String], isTaken: [Bool]
  ) -> Int? {
    let start = letter.unicodeScalars.first
    let writtenAlike = letters.indices.first { tile in
      !isTaken[tile] && letters[tile].unicodeScalars.first == start && letters[tile] == letter
    }
    return writtenAlike ?? letters.indices.first { !isTaken[$0] && letters[$0] == letter }
  }
}

/// What keeps a question from being played.
public enum QuestionFault: Error, Hashable, Sendable {
  /// There is nothing to spell.
  case noAnswer

  /// The answer has this many letters, more than ``Question/longestAnswer``.
  case answerTooLong(Int)

  /// The board has this many letters, more than ``Question/largestBoard``.
  case boardTooLarge(Int)

  /// These letters of the answer have no tile of their own on the board.
  case lettersMissing([String])
}

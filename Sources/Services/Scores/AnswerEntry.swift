/// One answer of a run: what stood there, what was asked, and what was chosen.
public struct AnswerEntry: Hashable, Sendable {
  /// Milliseconds from the start of the question's timer to the answer, without pauses; the limit
  /// where time was out.
  public var milliseconds: Int
  /// The colour that the word means, such as `RED`.
  public var word: String
  /// The colour in which the word is printed.
  public var ink: String
  /// The colour on which it is printed.
  public var background: String
  /// Which of the three was asked for: `background`, `color` or `meaning`.
  public var asked: String
  /// The colour that was chosen; nil where time was out.
  public var response: String?
  /// Whether it was the right one.
  public var isCorrect: Bool
  /// How many cards were shown; more than one in Fantasy.
  public var cardCount: Int
  /// Which of them was asked about, from 1.
  public var card: Int

  /// Makes an answer of its parts.
  ///
  /// - Parameters:
  ///   - milliseconds: The time it took, or the limit where time was out.
  ///   - word: The colour that the word means.
  ///   - ink: The colour in which the word is printed.
  ///   - background: The colour on which it is printed.
  ///   - asked: Which of the three was asked for.
  ///   - response: The colour that was chosen; nil where time was out.
  ///   - isCorrect: Whether it was the right one.
  ///   - cardCount: How many cards were shown.
  ///   - card: Which of them was asked about, from 1.
  public init(
    milliseconds: Int, word: String, ink: String, background: String, asked: String,
    response: String?, isCorrect: Bool, cardCount: Int = 1, card: Int = 1
  ) {
    self.milliseconds = milliseconds
    self.word = word
    self.ink = ink
    self.background = background
    self.asked = asked
    self.response = response
    self.isCorrect = isCorrect
    self.cardCount = cardCount
    self.card = card
  }

  /// The colour that was the right answer; nil where what was asked is not known.
  public var rightAnswer: String? {
    switch asked {
    case "background": background
    case "color": ink
    case "meaning": word
    default: nil
    }
  }
}

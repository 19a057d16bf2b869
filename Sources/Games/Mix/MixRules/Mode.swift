/// How the cards of a question are shown.
public enum Mode: String, CaseIterable, Hashable, Codable, Sendable {
  /// The card stands beside the question.
  case classic
  /// One to three cards are shown one after the other, go away, and then one is asked about.
  case fantasy

  /// How many cards a question has.
  ///
  /// - Parameter score: The score before the question is answered.
  /// - Returns: 1 in Classic; in Fantasy 1 up to a score of 10, 2 from 11, 3 from 26.
  public func cardCount(score: Int) -> Int {
    guard self == .fantasy else { return 1 }
    return score < 11 ? 1 : score < 26 ? 2 : 3
  }
}

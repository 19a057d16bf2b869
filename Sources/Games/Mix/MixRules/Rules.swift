/// The numbers of the rules, each in one place.
///
/// All times are whole milliseconds.
public enum Rules {
  /// The version that a stored run names: it rises whenever a seed would give other questions, or an
  /// answer would be judged otherwise.
  public static let version = 1
  /// How long a question slides in before it takes an answer, or shows its first card.
  public static let entering = 300
  /// How long a card of Fantasy is shown.
  public static let remembering = 1700
  /// How long a card of Fantasy takes to leave.
  public static let leaving = 300
  /// How long the 3-2-1 count after a pause lasts.
  public static let countdown = 3000
  /// The longest time between two moves that can be a frame; a longer one was a sleeping machine, a
  /// debugger or a hidden window, and becomes a pause.
  public static let longestGap = 1000
  /// The contrast below which an ink can't be read on its background.
  public static let leastContrast = 1.5
  /// The fewest cards that a palette has to offer.
  public static let fewestCards = 60

  /// The times that a clock may show: from 0 for about 285,000 years.
  static let clock = 0...(1 << 53)

  /// How long a question waits for its answer.
  ///
  /// - Parameter score: The score before the question is answered.
  /// - Returns: max(1600, 6000 − 50·score) milliseconds.
  public static func limit(score: Int) -> Int {
    // Compared before multiplying, so that no score overflows.
    score >= 88 ? 1600 : 6000 - 50 * score
  }
}

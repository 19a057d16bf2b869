internal import GuessRules

/// The most that a pack may hold.
public enum PackLimits {
  /// Questions in a pack.
  public static let questions = 10_000

  /// Letters on a board.
  public static let boardLetters = Question.largestBoard

  /// Letters in an answer.
  public static let answerLetters = Question.longestAnswer

  /// Bytes of a picture's file.
  public static let pictureBytes = 64 << 20

  /// Pixels a side of a picture.
  ///
  /// An SVG has none and is drawn at the size it is shown.
  public static let pictureSide = 16_384

  /// Bytes of the questions file: twice what 10,000 questions of 64 letters take.
  public static let questionsBytes = 32 << 20

  /// Lists and tables within each other in the questions file.
  ///
  /// A pack needs four.
  public static let depth = 16

  /// Values in the questions file: more than 10,000 questions of 64 letters.
  static let values = 1_000_000

  /// Bytes of UTF-8 in all texts of a binary property list, whose texts may overlap in the file.
  static let textBytes = 64 << 20

  /// Characters of a title; what is longer is cut.
  public static let titleCharacters = 200

  /// Bytes of UTF-8 in one letter, which may be a small drawing of several lines.
  public static let letterBytes = 400
}

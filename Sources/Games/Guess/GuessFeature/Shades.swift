internal import Drawing

/// The colours of the picture game, the same in every theme.
enum Shade {
  /// Behind everything.
  static let ground = Color(0x2C2E43)
  /// A field that lies on the ground.
  static let field = Color(0x3A3D57)
  /// What is written on the ground.
  static let ink = Color.white
  /// What matters less.
  static let faint = Color(0xB9BBCB)
  /// A letter on the board, and the letter on it.
  static let tile = Color(0xEDF1F4)
  static let letter = Color(0x1C1C1E)
  /// Where a letter was, and where one is wanted.
  static let hole = Color(0x363850)
  static let blank = Color(0x747684)
  /// A letter that a hint has fixed.
  static let fixed = Color(0xFFE08A)
  static let wrong = Color(0xE0244A)
  static let right = Color(0x0F7CC4)
  static let coin = Color(0xFFD60A)
  static let rim = Color(0xE0A800)
}

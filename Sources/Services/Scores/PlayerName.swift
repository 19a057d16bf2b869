/// What a player may be called.
public enum PlayerName {
  /// The longest name, in characters as people count them.
  public static let longest = 24

  /// A name without the spaces around it, cut to the longest there may be.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: The name; empty where nothing is left.
  public static func tidied(_ text: String) -> String {
    // What can't be seen would make names that look alike; joiners hold emoji together.
    let seen = text.unicodeScalars.filter {
      $0 == "\u{200D}" || ![.format, .control].contains($0.properties.generalCategory)
    }
    let line = String(String.UnicodeScalarView(seen)).filter { !$0.isNewline }
    let start = line.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    var name = start[...end].prefix(longest)
    while name.last?.isWhitespace == true { name.removeLast() }
    return String(name)
  }

  /// Whether a name can stand for a player: it is tidy and not empty, which is the guest's.
  public static func isValid(_ name: String) -> Bool { !name.isEmpty && tidied(name) == name }
}

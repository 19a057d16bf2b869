/// One of the game's eleven colours, as a thing to see and to name.
///
/// How it looks is the palette's matter. The order is that of the rules; stored runs hold the number
/// of a hue in it, so a new hue goes to the end.
public enum Hue: Int, CaseIterable, Hashable, Codable, Sendable {
  case orange, purple, yellow, green, blue, pink, brown, red, gray, white, black

  /// The name in capitals, the same in every language: `ORANGE`.
  ///
  /// Palettes and the driving interface use it; what a player reads comes from the localization.
  public var name: String {
    switch self {
    case .orange: "ORANGE"
    case .purple: "PURPLE"
    case .yellow: "YELLOW"
    case .green: "GREEN"
    case .blue: "BLUE"
    case .pink: "PINK"
    case .brown: "BROWN"
    case .red: "RED"
    case .gray: "GRAY"
    case .white: "WHITE"
    case .black: "BLACK"
    }
  }

  /// Finds the hue with a name.
  ///
  /// - Parameter name: A name in capitals, as in ``name``; anything else gives nil.
  public init?(name: String) {
    guard let hue = Hue.allCases.first(where: { $0.name == name }) else { return nil }
    self = hue
  }
}

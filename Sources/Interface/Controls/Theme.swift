public import Drawing

/// The colours, type sizes, radii and times of everything that is no game colour.
///
/// Lengths are in units: multiplied by the layout's unit they are points.
public struct Theme: Hashable, Sendable {
  /// Behind everything.
  public var background: Color
  /// Text and figures.
  public var ink: Color
  /// Text that matters less.
  public var faint: Color
  /// Rows and fields.
  public var field: Color
  /// Lines between things.
  public var line: Color
  /// The first choice.
  public var red: Color
  /// The second choice.
  public var blue: Color
  /// The third choice.
  public var orange: Color
  /// What is on, right, or leads on.
  public var green: Color
  /// One more.
  public var purple: Color
  /// What shines.
  public var yellow: Color
  /// Under text that lies over the game.
  public var panel: Color
  /// Laid over what an overlay veils.
  public var dim: Color

  /// Dark on white.
  public static let light = Theme(
    background: .white, ink: Color(0x1C1C1E), faint: Color(0x6E6E73), field: Color(0xF2F2F7),
    line: Color(0xE0E0E6), red: Color(0xF5274E), blue: Color(0x0F86D1), orange: Color(0xD97300),
    green: Color(0x22853A), purple: Color(0x8E44AD), yellow: Color(0xFFD60A),
    panel: Color(0x1C1C1E), dim: Color.black.opacity(0.65))

  /// White on dark.
  public static let dark = Theme(
    background: Color(0x1C1C22), ink: Color(0xF5F5F7), faint: Color(0xA2A2AB),
    field: Color(0x2C2C34), line: Color(0x3A3A44), red: Color(0xF5274E), blue: Color(0x0F86D1),
    orange: Color(0xD97300), green: Color(0x30B352), purple: Color(0x8E44AD),
    yellow: Color(0xFFD60A), panel: Color(0x0E0E12), dim: Color.black.opacity(0.65))

  /// The dark ink of text on bright colours.
  public static let darkInk = Color(0x1C1C1E)

  /// The colour of text on a colour: white where that can be read well enough, else dark.
  public static func ink(on color: Color) -> Color {
    color.contrast(with: .white) >= 3 ? .white : darkInk
  }

  /// The colour of text that lies on two colours at once: what can be read better on the worse.
  public static func ink(on colors: [Color]) -> Color {
    func worst(_ ink: Color) -> Double { colors.map { $0.contrast(with: ink) }.min() ?? 1 }
    return worst(.white) * 1.35 >= worst(darkInk) ? .white : darkInk
  }
}

/// The sizes of type, in units of the layout.
public enum TypeSize {
  /// Hints and versions.
  public static let caption = 13.0
  /// Running text.
  public static let body = 16.0
  /// Labels of rows.
  public static let label = 18.0
  /// Buttons.
  public static let button = 22.0
  /// Headings.
  public static let heading = 30.0
  /// Names of screens and results.
  public static let title = 52.0
  /// As large as the box allows.
  public static let display = 1000.0
}

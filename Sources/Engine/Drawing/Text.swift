public import Geometry

/// How heavy a font is.
public enum FontWeight: String, Hashable, Sendable, Codable, CaseIterable {
  /// Running text.
  case regular
  /// A little heavier.
  case medium
  /// Buttons and labels.
  case semibold
  /// Titles and words on cards.
  case bold
  /// Large figures.
  case extraBold
}

/// Where text stands in its box, horizontally.
public enum TextAlignment: String, Hashable, Sendable, Codable {
  /// At the left edge.
  case leading
  /// In the middle.
  case center
  /// At the right edge.
  case trailing
}

/// One line of text at its place.
public struct TextLine: Hashable, Sendable, Encodable {
  /// The characters.
  public var string: String
  /// The line's box in points: its measured width, and a line height that holds every glyph.
  public var frame: Rect
  /// The distance of the baseline from the top of the frame, in points.
  public var baseline: Double
  /// The font's size (its em) in points.
  public var size: Double
  /// The font's weight.
  public var weight: FontWeight
  /// The colour of the letters.
  public var color: Color
  /// The width in points of an outline, drawn in place of the letters' inside; `nil` fills them.
  public var outline: Double?

  /// Makes a line of text; lengths are in points.
  public init(
    string: String, frame: Rect, baseline: Double, size: Double, weight: FontWeight, color: Color,
    outline: Double? = nil
  ) {
    self.string = string
    self.frame = frame
    self.baseline = baseline
    self.size = size
    self.weight = weight
    self.color = color
    self.outline = outline
  }
}

/// What is known of the fonts without drawing: lengths in ems, to be multiplied by the font's size.
public struct TextMeasurer {
  /// The width in ems of a line of text.
  public var advance: (_ string: String, _ weight: FontWeight) -> Double

  /// Makes a measurer from what answers with widths in ems.
  public init(advance: @escaping (String, FontWeight) -> Double) { self.advance = advance }

  /// The height in ems of a line that holds every glyph of the fonts in use.
  public static let lineHeight = 1.3
  /// The distance in ems from the top of such a line to its baseline; capitals sit in its middle.
  public static let baseline = 1.01
}

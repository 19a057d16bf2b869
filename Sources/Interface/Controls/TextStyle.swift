public import Drawing

/// What a text loses that does not fit in its least size.
public enum TextCut: Hashable, Sendable {
  /// Its middle, as a name from outside whose ends tell most.
  case middle
  /// Its end, and only after long words were broken, as a sentence that is read from its beginning.
  case end
}

/// How a text looks, before it is known how it fits.
public struct TextStyle: Hashable, Sendable {
  /// The largest size of the font, in points.
  public var size: Double
  /// The weight of the font.
  public var weight: FontWeight
  /// The colour of the letters.
  public var color: Color
  /// Where lines stand, horizontally.
  public var alignment: TextAlignment
  /// How many lines there may be.
  public var lines: Int
  /// The width of an outline in points, in place of filled letters.
  public var outline: Double?
  /// The smallest size in points: what does not fit in it is cut, and "…" stands there.
  ///
  /// `nil` where a text is rather written smaller than cut.
  public var least: Double?
  /// What a text loses that does not fit in its least size.
  public var cut: TextCut

  /// Makes a style; the size is in points.
  public init(
    size: Double, weight: FontWeight = .semibold, color: Color,
    alignment: TextAlignment = .center, lines: Int = 1, outline: Double? = nil,
    least: Double? = nil, cut: TextCut = .middle
  ) {
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.lines = lines
    self.outline = outline
    self.least = least
    self.cut = cut
  }
}

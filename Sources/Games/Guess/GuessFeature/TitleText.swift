internal import Controls
internal import Drawing
internal import Geometry
internal import Layout

/// The title of a question, as it is written above the picture.
struct TitleText {
  private let text: String
  private let pen: Pen

  init(_ title: String, _ pen: Pen) {
    // More is never to be seen, and would take long to measure.
    text = String(title.prefix(TitleText.longest))
    self.pen = pen
  }

  private var least: Double {
    let points = pen.layout.classes.hasRoomForFingers ? TitleText.leastPoints : 0
    return max(pen.length(TitleText.leastUnits), points)
  }

  private var style: TextStyle {
    TextStyle(
      size: max(pen.points(TitleText.size), least), weight: .bold, color: Shade.ink, lines: 8,
      least: least, cut: .end)
  }

  /// Whether the text is large enough in a frame for the frame not to grow.
  func isLargeEnough(in frame: Rect) -> Bool {
    let lines = pen.environment.fitter.lines(of: text, in: frame, style: style)
    guard let last = lines.last else { return true }
    let seen = lines.reduce(0) { $0 + $1.string.count { !$0.isWhitespace } }
    guard seen >= text.count(where: { !$0.isWhitespace }) else { return false }
    // In a small window picture and tiles need the room.
    let form = pen.layout.classes.form
    let isTiny = form == .tiny || form == .short && pen.length(1) < 0.9
    return last.size >= max(least, isTiny ? 0 : style.size * TitleText.enough) - 1e-6
  }

  func draw(in frame: Rect, into list: inout DrawList) {
    pen.write(text, in: frame, style: style, into: &list)
  }

  /// The size of type, and the least of it, in units.
  private static let size = 24.0
  private static let leastUnits = 11.0
  /// The least size in points where the window has room for fingers.
  private static let leastPoints = 10.0
  /// The part of its size that is large enough.
  private static let enough = 0.8
  private static let longest = 400
}

public import Drawing
internal import Geometry
public import Layout
public import Scenes

/// A label that is as high as its text needs, so that no text is smaller than its neighbours.
public struct FlowingLabel {
  /// What is drawn.
  public let element: Element
  let pen: Pen
  let box: Box
  let style: (Pen) -> TextStyle
  let margin: Double

  /// Gives the box the height that the text needs in the box's width, and a margin.
  ///
  /// To be called after the window, the language or the size of text has changed.
  ///
  /// - Returns: Whether the height is another one now.
  public func fit() -> Bool {
    let (layout, style) = (pen.layout, style(pen))
    let room = Rect(x: 0, y: 0, width: layout.frame(of: box).width, height: 100_000)
    let lines = pen.environment.fitter.lines(of: element.label(), in: room, style: style)
    let height = lines.reduce(0) { $0 + $1.frame.height } + 2 * pen.length(margin)
    let pixels = (height * layout.scale).rounded(.up) / layout.scale
    guard abs(pixels - layout.value(of: box.height)) > 1e-6 else { return false }
    layout.suggest(box.height, pixels)
    return true
  }
}

extension Kit {
  /// A label in a box whose height follows from the text; sizes and the margin are in units.
  public func flowingLabel(
    _ id: String, _ box: Box, size: Double, weight: FontWeight = .semibold, lines: Int,
    least: Double? = nil, group: TextGroup? = nil, margin: Double,
    color: @escaping (Theme) -> Color = { $0.ink },
    text: @escaping () -> String
  ) -> FlowingLabel {
    layout.makeEditable(box.height)
    let element = label(
      id, box, size: size, weight: weight, lines: lines, least: least, group: group, color: color,
      text: text)
    return FlowingLabel(
      element: element, pen: pen, box: box,
      style: { pen in
        TextStyle(
          size: pen.points(size), weight: weight, color: .black, lines: lines,
          least: least.map { pen.length($0) })
      },
      margin: margin)
  }
}

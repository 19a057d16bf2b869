internal import Controls
internal import Drawing
internal import Geometry
internal import Localization
internal import Scores

/// How much longer some questions take than others: a dot, and a bar over the 95 % interval.
struct InterferencePlot {
  let axis: TimeAxis

  init(_ found: [Interference], pen: Pen) {
    let low = found.map(\.interval.lowerBound).min() ?? 0
    let high = found.map(\.interval.upperBound).max() ?? 100
    axis = TimeAxis(
      scale: Scale(holding: min(0, low), max(0, high), steps: 4, least: 10), pen: pen)
  }

  /// Draws the interval of one kind of question.
  func drawInterval(
    _ found: Interference, in frame: Rect, color: Color, into list: inout DrawList
  ) {
    let pen = axis.pen
    let theme = pen.environment.theme
    let zero = axis.x(0, in: frame)
    let thin = max(pen.length(2), 1)
    list.append(
      .fill(
        frame: Rect(x: zero - thin / 2, y: frame.minY, width: thin, height: frame.height),
        color: theme.faint))
    let (left, right) = (
      axis.x(found.interval.lowerBound, in: frame), axis.x(found.interval.upperBound, in: frame)
    )
    let height = min(frame.height, pen.length(10))
    let bar = Rect(
      x: left, y: frame.midY - height / 2, width: max(right - left, height), height: height)
    list.append(
      .box(frame: bar, radius: height / 2, color: theme.background.mixed(with: color, 0.35)))
    let side = min(frame.height, pen.length(16))
    let dot = Rect(
      x: axis.x(found.difference, in: frame) - side / 2, y: frame.midY - side / 2, width: side,
      height: side)
    list.append(.box(frame: dot, radius: side / 2, color: color))
  }
}

extension Strings {
  /// How one kind of question compares with the baseline, in a sentence with its interval.
  func sentence(_ found: Interference) -> String {
    func words(_ time: Double) -> String { seconds(milliseconds: Int(time.rounded())) }
    let isClear = !found.interval.contains(0)
    let isQuicker = isClear && found.difference < 0
    let key =
      isQuicker
      ? "scores.interference.quicker"
      : isClear ? "scores.interference.text" : "scores.interference.unclear"
    return self(
      key,
      [
        "element": self("element.\(found.asked)"), "time": words(found.difference.magnitude),
        "low": words(isQuicker ? -found.interval.upperBound : found.interval.lowerBound),
        "high": words(isQuicker ? -found.interval.lowerBound : found.interval.upperBound),
      ])
  }
}

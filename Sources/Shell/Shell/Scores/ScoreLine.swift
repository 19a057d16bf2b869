internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Localization
internal import Scores

/// Scores from run to run, as a line over a ground with marks.
struct ScoreLine {
  let points: [ScorePoint]
  let scale: Scale
  let pen: Pen

  init(_ points: [ScorePoint], pen: Pen) {
    self.points = points
    self.pen = pen
    scale = Scale(holding: 0, Double(points.map(\.score).max() ?? 0), steps: 4)
  }

  /// Draws the marks with their numbers at the right, the line, and the first and last day below.
  func draw(in frame: Rect, color: Color, into list: inout DrawList) {
    let days = min(pen.length(20), frame.height * 0.2)
    let numbers = min(pen.length(36), frame.width * 0.2)
    let top = min(pen.length(9), frame.height * 0.1)
    let plot = Rect(
      x: frame.minX, y: frame.minY + top, width: frame.width - numbers,
      height: max(frame.height - days - top * 2, 0))
    drawMarks(in: plot, numbers: numbers, line: top * 2, into: &list)
    drawLine(in: plot, color: color, into: &list)
    let below = Rect(
      x: plot.minX, y: frame.maxY - days, width: plot.width, height: days)
    drawDays(in: below, into: &list)
  }

  private func drawMarks(
    in plot: Rect, numbers: Double, line: Double, into list: inout DrawList
  ) {
    let theme = pen.environment.theme
    let width = max(pen.length(1), 1 / pen.layout.scale)
    let style = TextStyle(
      size: pen.points(12), weight: .medium, color: theme.faint, alignment: .trailing)
    for mark in scale.marks {
      let y = y(mark, in: plot)
      list.append(
        .fill(
          frame: Rect(x: plot.minX, y: y - width / 2, width: plot.width, height: width),
          color: theme.line))
      let room = Rect(
        x: plot.maxX + numbers * 0.1, y: y - line / 2, width: numbers * 0.9, height: line)
      pen.write("\(Int(mark))", in: room, style: style, into: &list)
    }
  }

  private func drawLine(in plot: Rect, color: Color, into list: inout DrawList) {
    let inset = min(pen.length(7), plot.width * 0.05)
    let step = (plot.width - inset * 2) / Double(max(1, points.count - 1))
    let places = points.enumerated().map { index, point in
      Point(
        x: points.count == 1 ? plot.midX : plot.minX + inset + Double(index) * step,
        y: y(Double(point.score), in: plot))
    }
    guard let first = places.first, let last = places.last else { return }
    if places.count > 1 {
      let ground = [Point(x: last.x, y: plot.maxY), Point(x: first.x, y: plot.maxY)]
      list.append(
        .path(Path(through: places + ground, closed: true), width: nil, color: color.opacity(0.12)))
      list.append(.path(Path(through: places), width: max(pen.length(3), 1.5), color: color))
    }
    let best = points.indices.max { points[$0].score < points[$1].score } ?? 0
    drawDot(at: places[best], color: color, into: &list)
  }

  /// A ring that marks the best run.
  private func drawDot(at place: Point, color: Color, into list: inout DrawList) {
    let reach = max(pen.length(6), 3)
    let frame = Rect(
      x: place.x - reach, y: place.y - reach, width: reach * 2, height: reach * 2)
    list.append(.box(frame: frame, radius: reach, color: color))
    let inner = frame.inset(reach * 0.42)
    list.append(
      .box(frame: inner, radius: inner.width / 2, color: pen.environment.theme.background))
  }

  private func drawDays(in frame: Rect, into list: inout DrawList) {
    guard let first = points.first, let last = points.last else { return }
    let strings = pen.environment.strings
    let days = [first, last].map {
      strings.shortDate(CalendarDay(secondsSince1970: $0.moment))
    }
    var style = TextStyle(
      size: pen.points(12), weight: .medium, color: pen.environment.theme.faint)
    guard days[0] != days[1] else {
      return pen.write(days[0], in: frame, style: style, into: &list)
    }
    let half = Rect(
      x: frame.minX, y: frame.minY, width: frame.width * 0.48, height: frame.height)
    style.alignment = .leading
    pen.write(days[0], in: half, style: style, into: &list)
    style.alignment = .trailing
    let other = half.offset(by: Point(x: frame.width * 0.52, y: 0))
    pen.write(days[1], in: other, style: style, into: &list)
  }

  private func y(_ score: Double, in plot: Rect) -> Double {
    plot.maxY - scale.part(score) * plot.height
  }
}

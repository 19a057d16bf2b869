internal import Controls
internal import Drawing
internal import Geometry
internal import Localization
internal import Scores

/// How long answers took, by what was asked: a bar over the middle half, a line at the median.
struct AnswerTimesPlot {
  let times: [AnswerTimes]
  let axis: TimeAxis

  init(_ times: [AnswerTimes], pen: Pen) {
    self.times = times
    let low = times.map(\.lowerQuartile).min() ?? 0
    let high = times.map(\.upperQuartile).max() ?? 1000
    axis = TimeAxis(scale: Scale(holding: low, high, steps: 4, least: 50), pen: pen)
  }

  /// Draws the bar of one kind of question, with its median in words behind it.
  func drawBar(
    _ times: AnswerTimes, in frame: Rect, color: Color, into list: inout DrawList
  ) {
    let pen = axis.pen
    let theme = pen.environment.theme
    let (left, right) = (
      axis.x(times.lowerQuartile, in: frame), axis.x(times.upperQuartile, in: frame)
    )
    let height = min(frame.height, pen.length(24))
    let bar = Rect(
      x: left, y: frame.midY - height / 2, width: max(right - left, height * 0.5), height: height)
    list.append(
      .box(
        frame: bar, radius: min(height, bar.width) / 2,
        color: theme.background.mixed(with: color, 0.28)))
    let width = max(pen.length(4), 2)
    let mark = Rect(
      x: axis.x(times.median, in: frame) - width / 2, y: bar.minY, width: width, height: height)
    list.append(.box(frame: mark, radius: width / 2, color: color))
    let style = TextStyle(
      size: pen.points(13), weight: .semibold, color: theme.faint, alignment: .leading)
    let gap = min(pen.length(8), frame.width * 0.04)
    let room = Rect(
      x: bar.maxX + gap, y: bar.minY, width: max(frame.maxX - bar.maxX - gap, 0), height: height)
    let words = median(times)
    for line in pen.environment.fitter.lines(of: words, in: room, style: style) {
      // Marks behind the words would be taken for strokes of a letter.
      list.append(.fill(frame: line.frame, color: theme.background))
      list.append(.text(line))
    }
  }

  private func median(_ times: AnswerTimes) -> String {
    axis.pen.environment.strings.seconds(milliseconds: Int(times.median.rounded()))
  }
}

extension Strings {
  /// The median and the quartiles in words.
  func quartiles(_ times: AnswerTimes) -> String {
    func words(_ time: Double) -> String { seconds(milliseconds: Int(time.rounded())) }
    return self(
      "scores.quartiles",
      [
        "median": words(times.median), "low": words(times.lowerQuartile),
        "high": words(times.upperQuartile),
      ])
  }
}

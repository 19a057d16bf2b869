internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Localization

/// Times along a line from left to right: the marks, and what stands on them.
struct TimeAxis {
  let scale: Scale
  let pen: Pen

  /// How many units at the right end are left to what stands behind a bar.
  static let reserve = 60.0
  /// How many units at the left end are left to the half of the first number.
  static let lead = 19.0
  /// The height of the marks' numbers, in units.
  static let numberHeight = 18.0

  /// Where a time in milliseconds lies in a frame.
  func x(_ milliseconds: Double, in frame: Rect) -> Double {
    frame.minX + lead(of: frame) + scale.part(milliseconds) * length(of: frame)
  }

  private func lead(of frame: Rect) -> Double {
    min(pen.length(TimeAxis.lead), frame.width * 0.1)
  }

  private func length(of frame: Rect) -> Double {
    let end = min(pen.length(TimeAxis.reserve), frame.width * 0.4)
    return max(frame.width - end - lead(of: frame), 0)
  }

  /// Lines at the marks, with their numbers at the bottom.
  func draw(in frame: Rect, into list: inout DrawList) {
    let theme = pen.environment.theme
    let height = min(pen.length(TimeAxis.numberHeight), frame.height)
    let room = length(of: frame) / Double(max(1, scale.marks.count - 1))
    let numberWidth = min(room * 0.92, lead(of: frame) * 2)
    let style = TextStyle(size: pen.points(11), weight: .medium, color: theme.faint)
    for mark in scale.marks {
      let x = x(mark, in: frame)
      let width = max(pen.length(1), 1 / pen.layout.scale)
      let line = Rect(x: x - width / 2, y: frame.minY, width: width, height: frame.height - height)
      list.append(.fill(frame: line, color: theme.line))
      let place = Rect(
        x: x - numberWidth / 2, y: frame.maxY - height, width: numberWidth,
        height: height)
      pen.write(words(mark), in: place, style: style, into: &list)
    }
  }

  private func words(_ mark: Double) -> String {
    pen.environment.strings.seconds(milliseconds: Int(mark.rounded()))
  }
}

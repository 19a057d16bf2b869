internal import Cassowary
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Localization
internal import Scenes
internal import Scores
internal import Storage

extension ScoresScene {
  private static let shownConfusions = 3

  /// Which colours were most often taken for which.
  func addConfusions(_ stack: inout ColumnStack) {
    heading("scores.confusion", &stack)
    let mistakes = summary.confusions.filter { $0.right != $0.chosen }
    let shown = mistakes.sorted {
      ($1.count, $0.right, $0.chosen) < ($0.count, $1.right, $1.chosen)
    }
    .prefix(ScoresScene.shownConfusions)
    guard let most = shown.first?.count else { return note("scores.confusion.none", &stack) }
    let palette = shell.settings.palette.rawValue
    let swatches = Swatches(shell.handed.asset("Palettes/\(palette).json"))
    let pen = kit.pen
    for (index, confusion) in shown.enumerated() {
      let box = screen.layout.box("confusion \(index)")
      stack.add(box, height: 28)
      let words = words(of: confusion)
      screen.add(
        Element(
          id: "scores.confusion.\(index)", role: .label, box: box, label: words,
          draw: { list, frame, _ in
            ConfusionRow(
              colors: [swatches[confusion.chosen], swatches[confusion.right]], words: words(),
              share: Double(confusion.count) / Double(most), pen: pen
            ).draw(in: frame, into: &list)
          }))
    }
  }

  private func words(of confusion: Confusion) -> () -> String {
    { [environment] in
      let strings = environment.strings
      return strings(
        "scores.confusion.text",
        [
          "chosen": strings("color.\(confusion.chosen.lowercased())"),
          "asked": strings("color.\(confusion.right.lowercased())"), "n": "\(confusion.count)",
        ])
    }
  }
}

/// Two colours, what happened to them, and how often.
private struct ConfusionRow {
  /// The chosen colour and the right one.
  let colors: [Color]
  let words: String
  /// The part of the most frequent one, 0…1.
  let share: Double
  let pen: Pen

  func draw(in frame: Rect, into list: inout DrawList) {
    let theme = pen.environment.theme
    let side = min(frame.height, pen.length(21))
    for (index, color) in colors.enumerated() {
      let swatch = Rect(
        x: frame.minX + side * 1.5 * Double(index), y: frame.midY - side / 2, width: side,
        height: side)
      list.append(.box(frame: swatch, radius: side * 0.3, color: color))
      list.append(.stroke(frame: swatch, radius: side * 0.3, width: 1, color: theme.line))
    }
    let sign = Rect(x: frame.minX + side, y: frame.minY, width: side * 0.5, height: frame.height)
    pen.stepSign(in: sign.inset(side * 0.05, 0), color: theme.faint, into: &list)
    let left = frame.minX + side * 2.5 + pen.length(10)
    let bar = frame.width * 0.22
    let text = Rect(
      x: left, y: frame.minY, width: max(frame.maxX - bar - pen.length(10) - left, 0),
      height: frame.height)
    let style = TextStyle(
      size: pen.points(14), weight: .medium, color: theme.ink, alignment: .leading)
    pen.write(words, in: text, style: style, into: &list)
    let height = min(pen.length(8), frame.height)
    let track = Rect(x: frame.maxX - bar, y: frame.midY - height / 2, width: bar, height: height)
    list.append(.box(frame: track, radius: height / 2, color: theme.field))
    let fill = Rect(
      x: track.minX, y: track.minY, width: max(bar * share, height), height: height)
    list.append(.box(frame: fill, radius: height / 2, color: theme.line(.purple).opacity(0.75)))
  }
}

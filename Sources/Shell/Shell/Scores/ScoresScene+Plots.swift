internal import Cassowary
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Localization
internal import Scenes
internal import Scores

extension ScoresScene {
  /// What is asked, in the order and the colours in which it is shown.
  static let asked: [(key: String, color: @Sendable (Theme) -> Color)] = [
    ("background", { $0.red }), ("color", { $0.blue }), ("meaning", { $0.orange }),
  ]

  /// How long answers took, by what was asked.
  func addAnswerTimes(_ stack: inout ColumnStack) {
    let rows = ScoresScene.asked.compactMap { asked in
      summary.times.first { $0.asked == asked.key }.map { ($0, asked.color) }
    }
    guard !rows.isEmpty else { return }
    heading("scores.time", &stack)
    let plot = AnswerTimesPlot(rows.map(\.0), pen: kit.pen)
    let places = addAxis("scores.time", rows: rows.map(\.0.asked), height: 30, plot.axis, &stack)
    for ((times, color), place) in zip(rows, places) {
      screen.add(
        Element(
          id: "scores.time.\(times.asked)", role: .picture, box: place,
          label: { [environment] in environment.strings.quartiles(times) },
          draw: { [environment] list, frame, _ in
            plot.drawBar(times, in: frame, color: color(environment.theme), into: &list)
          }))
    }
  }

  /// How much longer one kind of question takes than another, as a plot and in words.
  func addInterference(_ stack: inout ColumnStack) {
    heading("scores.interference", &stack)
    let rows = ScoresScene.asked.compactMap { asked in
      summary.interference.first { $0.asked == asked.key }.map { ($0, asked.color) }
    }
    guard !rows.isEmpty else { return note("scores.interference.few", &stack) }
    let plot = InterferencePlot(rows.map(\.0), pen: kit.pen)
    let names = rows.map(\.0.asked)
    let places = addAxis("scores.interference", rows: names, height: 26, plot.axis, &stack)
    for ((found, color), place) in zip(rows, places) {
      screen.add(
        Element(
          id: "scores.interference.\(found.asked)", role: .picture, box: place,
          label: { [environment] in environment.strings.sentence(found) },
          draw: { [environment] list, frame, _ in
            plot.drawInterval(found, in: frame, color: color(environment.theme), into: &list)
          }))
    }
    let group = TextGroup()
    for (found, _) in rows {
      let box = screen.layout.box("interference \(found.asked) words")
      stack.add(box, height: 22, heightInOneColumn: 36, gap: 2)
      kit.label(
        "scores.interference.\(found.asked).words", box, size: 14, weight: .medium,
        alignment: .leading, lines: 2, group: group, color: \.faint,
        text: { [environment] in environment.strings.sentence(found) })
    }
  }

  /// Rows with names at the left, and an axis behind them; answers with the places of what they show.
  private func addAxis(
    _ id: String, rows: [String], height: Double, _ axis: TimeAxis, _ stack: inout ColumnStack
  ) -> [Box] {
    let (layout, unit) = (screen.layout, screen.layout.unit)
    let ground = layout.box("\(id) axis")
    screen.add(
      Element(
        id: id + ".axis", role: .picture, box: ground,
        draw: { list, frame, _ in axis.draw(in: frame, into: &list) }))
    let group = TextGroup()
    let places = rows.map { name in
      let (row, title) = (layout.box("\(id) \(name)"), layout.box("\(id) \(name) name"))
      let place = layout.box("\(id) \(name) place")
      stack.add(row, height: height)
      layout.add(
        title.stands(in: row), place.stands(in: row),
        [
          (title.left == row.left).named("\(title.name) left"),
          (title.width == row.width * 0.27).named("\(title.name) width"),
          (place.left == title.right + unit * 6).named("\(place.name) left"),
          (place.right == row.right).named("\(place.name) right"),
        ])
      kit.label(
        "\(id).\(name).name", title, size: 15, alignment: .leading, group: group,
        text: words("element.\(name)"))
      return place
    }
    guard let first = places.first else { return [] }
    let numbers = layout.box("\(id) numbers")
    stack.add(numbers, height: TimeAxis.numberHeight)
    layout.add([
      (ground.left == first.left).named("\(ground.name) left"),
      (ground.right == first.right).named("\(ground.name) right"),
      (ground.top == first.top).named("\(ground.name) top"),
      (ground.bottom == numbers.bottom).named("\(ground.name) bottom"),
    ])
    return places
  }

  /// Scores from run to run.
  func addScoreLine(_ stack: inout ColumnStack) {
    heading("scores.overtime", &stack)
    let box = screen.layout.box("score line")
    stack.add(box, height: 156)
    let line = ScoreLine(summary.recent, pen: kit.pen)
    let count = summary.modes.first { $0.mode == mode?.mode }?.runs ?? summary.recent.count
    screen.add(
      Element(
        id: "scores.line", role: .picture, box: box,
        label: { [environment] in environment.strings("scores.runs", count: count) },
        draw: { [environment] list, frame, _ in
          line.draw(in: frame, color: environment.theme.line(.purple), into: &list)
        }))
  }

  /// A line of faint words where there is nothing to show yet.
  func note(_ key: String, _ stack: inout ColumnStack) {
    let box = screen.layout.box(key)
    stack.add(box, height: 40)
    kit.label(
      key, box, size: 15, weight: .medium, alignment: .leading, lines: 2, color: \.faint,
      text: words(key))
  }
}

extension Theme {
  /// Which line is drawn.
  enum Line { case purple }

  /// The colour of a line on the background: brighter on dark ground.
  func line(_ line: Line) -> Color {
    background.contrast(with: purple) >= 3 ? purple : purple.mixed(with: .white, 0.3)
  }
}

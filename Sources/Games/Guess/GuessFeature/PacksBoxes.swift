internal import Cassowary
internal import Layout

/// The boxes of the list of packs, and the constraints that arrange them.
struct PacksBoxes {
  let bar: Box
  let back: Box
  let title: Box
  let coins: Box
  let viewport: Box
  let content: Box
  let rows: [Row]
  let hint: Box
  /// What the height of a row is measured in: more than the unit where text is large.
  let rowUnit: Variable
  let textRoom = Choice<TextRoom>()

  /// One pack.
  struct Row {
    let whole: Box
    /// What opens the pack: the row without the button to remove it.
    let target: Box
    let picture: Box
    let name: Box
    let standing: Box
    let track: Box
    /// Of no width where the pack can't be removed.
    let remove: Box
  }

  /// Makes boxes for packs of which some can be removed.
  init(removable: [Bool], in layout: LayoutTree) {
    (bar, back, title) = (layout.box("bar"), layout.box("back"), layout.box("title"))
    coins = layout.box("coins")
    (viewport, content) = (layout.box("viewport"), layout.box("content"))
    hint = layout.box("hint")
    rowUnit = layout.guide("row unit")
    rows = removable.indices.map { index in
      func box(_ name: String) -> Box { layout.box("\(name) \(index)") }
      return Row(
        whole: box("row"), target: box("target"), picture: box("picture"), name: box("name"),
        standing: box("standing"), track: box("track"), remove: box("remove"))
    }
    arrangeEdges(layout)
    arrangeRows(layout)
    for (row, canRemove) in zip(rows, removable) {
      arrange(row, canRemove: canRemove, layout)
    }
  }

  private func arrangeEdges(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      bar.spans(window, margin: unit * 14), viewport.spans(window, margin: unit * 12),
      hint.spans(window, margin: unit * 16),
      [
        (bar.top == window.top + unit * 6).named("bar top"),
        (bar.height == unit * 48).strength(.medium).named("bar height"),
        (back.left == bar.left).named("back left"),
        (title.centerX == bar.centerX).named("title centre"),
        (coins.right == bar.right).named("coins right"),
        (viewport.top == bar.bottom + unit * 6).named("list below bar"),
        (viewport.bottom == hint.top - unit * 4).named("list above hint"),
        (hint.bottom == window.bottom - unit * 8).named("hint bottom"),
        (hint.height == unit * 26).named("hint height"),
      ])
    for box in [back, title, coins] { layout.add(box.stands(in: bar)) }
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (bar.height >= 40).strength(.strong).named("bar for a finger"),
        (back.width >= 40).strength(.strong).named("back for a finger"),
      ])
  }

  /// Rows in one column where the window is narrow, in two where it is wide.
  private func arrangeRows(_ layout: LayoutTree) {
    let unit = layout.unit
    guard let first = rows.first?.whole, let last = rows.last?.whole else {
      return layout.add([(content.height == 0).named("empty list")])
    }
    let gap = unit * 10
    layout.add([
      (content.height >= viewport.height).strength(.weak).named("content fills viewport"),
      (first.left == content.left).named("first row left"),
      (first.top == content.top).named("first row top"),
      (last.bottom == content.bottom).named("content holds rows"),
    ])
    for (index, row) in rows.enumerated().dropFirst() {
      layout.add(row.whole.measures(Expression(first.width), by: Expression(first.height)))
      add(row.whole, at: index, columns: 1, gap, .form(.portrait, .tiny), layout)
      add(row.whole, at: index, columns: 2, gap, .form(.landscape, .short), layout)
    }
    layout.add(
      when: .form(.landscape),
      [(first.height == rowUnit * 126).strength(.medium).named("row height")])
    layout.add(
      when: .form(.portrait, .short, .tiny),
      [(first.height == rowUnit * 92).strength(.medium).named("row height")])
    layout.add(
      when: .form(.portrait, .tiny), [(first.width == content.width).named("one column")])
    layout.add(
      when: .form(.landscape, .short),
      [(first.width * 2 + gap == content.width).named("two columns")])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(first.height >= 72).strength(.strong).named("row for a finger")])
  }

  private func add(
    _ box: Box, at index: Int, columns: Int, _ gap: Expression, _ condition: LayoutCondition,
    _ layout: LayoutTree
  ) {
    let before = rows[index - 1].whole
    layout.add(
      when: condition,
      index % columns == 0
        ? [
          (box.left == rows[0].whole.left).named("\(box.name) column"),
          (box.top == before.bottom + gap).named("\(box.name) row"),
        ]
        : [
          (box.left == before.right + gap).named("\(box.name) column"),
          (box.top == before.top).named("\(box.name) row"),
        ])
  }
}

internal import Cassowary
internal import Layout
internal import Scenes

/// The frame of the scores: a way back, a title, tabs, and two columns that scroll.
struct ScoresBoxes {
  let back: Box
  let title: Box
  let tabs: [Box]
  let viewport: Box
  let content: Box
  /// What stands on the left, or first.
  let left: Box
  /// What stands on the right, or below.
  let right: Box
  private let tabRow: Box

  static let twoColumns = LayoutCondition.form(.landscape, .short)
  static let oneColumn = LayoutCondition.form(.portrait, .tiny)

  init(in screen: Screen, tabs count: Int) {
    let layout = screen.layout
    let head = PageHead(in: layout)
    (back, title) = (head.back, head.title)
    (tabRow, tabs) = (layout.box("tabs"), (0..<count).map { layout.box("tab \($0)") })
    (viewport, content) = (layout.box("viewport"), layout.box("content"))
    (left, right) = (layout.box("left column"), layout.box("right column"))
    screen.makeScroll(viewport: viewport, content: content)
    arrangeViewport(layout)
    arrangeTabs(layout)
    arrangeColumns(layout)
  }

  private func arrangeViewport(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (viewport.bottom == window.bottom - unit * 8).named("viewport bottom"),
      (viewport.centerX == window.centerX).named("viewport centre"),
      (viewport.width <= window.width - unit * 24).named("viewport in window"),
      (viewport.width == unit * 1080).strength(.medium).named("viewport width"),
    ])
    layout.add(
      when: ScoresBoxes.twoColumns,
      [(viewport.width <= window.width - unit * 72).named("margins beside the columns")])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(tabRow.height >= 40).strength(.strong).named("tabs for a finger")])
  }

  /// Tabs stand below the title, or beside it where there is little room above one another.
  private func arrangeTabs(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    let count = Double(tabs.count)
    layout.add(
      layout.row(tabs, in: tabRow, along: .horizontal, spacing: unit * 12),
      [(tabRow.height == unit * (tabs.isEmpty ? 0 : 40)).strength(.medium).named("tabs height")])
    layout.add(
      when: .form(.portrait, .landscape, .tiny),
      [
        (title.centerX == window.centerX).named("title centre"),
        (tabRow.centerX == window.centerX).named("tabs centre"),
        (tabRow.top == back.bottom + unit * 2).named("tabs below title"),
        (tabRow.width <= window.width - unit * 32).named("tabs in window"),
        (tabRow.width == unit * (count * 150)).strength(.medium).named("tabs width"),
        (viewport.top == tabRow.bottom + unit * 12).named("viewport top"),
      ])
    layout.add(
      when: .form(.short),
      [
        (title.right == tabRow.left - unit * 8).named("title beside tabs"),
        (tabRow.centerY == back.centerY).named("tabs beside title"),
        (tabRow.right == window.right - unit * 16).named("tabs right"),
        (tabRow.width <= window.width * 0.5).named("tabs leave room"),
        (tabRow.width == unit * (count * 130)).strength(.medium).named("tabs width"),
        (viewport.top == back.bottom + unit * 6).named("viewport top"),
      ])
  }

  private func arrangeColumns(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add([
      // Room for the ring of the focus beside what it rings.
      (left.left == content.left + unit * 4).named("left column left"),
      (left.top == content.top).named("left column top"),
      (right.right == content.right - unit * 4).named("right column right"),
      (content.bottom >= left.bottom).named("content holds the left column"),
      (content.bottom >= right.bottom).named("content holds the right column"),
      (content.height == 0).strength(.weak).named("content is low"),
    ])
    layout.add(
      when: ScoresBoxes.twoColumns,
      [
        (left.width == right.width).named("columns alike"),
        (left.right == right.left - unit * 48).named("columns apart"),
        (right.top == content.top).named("right column top"),
      ])
    layout.add(
      when: ScoresBoxes.oneColumn,
      [
        (left.right == content.right - unit * 4).named("left column right"),
        (right.left == content.left + unit * 4).named("right column left"),
        (right.top == left.bottom + unit * 18).named("right column below"),
      ])
  }
}

/// Puts boxes one below the other in a column, which ends with the last.
struct ColumnStack {
  let column: Box
  let layout: LayoutTree
  private var below: Expression
  private var isEmpty = true

  init(_ column: Box, in layout: LayoutTree) {
    (self.column, self.layout) = (column, layout)
    below = column.top + layout.unit * 0
  }

  /// Adds a box of a height in units below the others, after a gap in units.
  ///
  /// One that is for fingers is at least 40 points high where the window has room for them.
  mutating func add(
    _ box: Box, height: Double, heightInOneColumn narrow: Double? = nil, gap: Double = 0,
    isForFingers: Bool = false
  ) {
    let unit = layout.unit
    let strength = isForFingers ? Strength.medium : .required
    layout.add(
      box.spans(column),
      [(box.top == below + unit * (isEmpty ? 0 : gap)).named("\(box.name) place")])
    for (condition, height) in [
      (ScoresBoxes.twoColumns, height), (ScoresBoxes.oneColumn, narrow ?? height),
    ] {
      layout.add(
        when: condition,
        [(box.height == unit * height).strength(strength).named("\(box.name) height")])
    }
    if isForFingers {
      layout.add(
        when: LayoutCondition(\.hasRoomForFingers),
        [(box.height >= 40).strength(.strong).named("\(box.name) for a finger")])
    }
    below = box.bottom
    isEmpty = false
  }

  /// Lets the column end where the last box ends.
  func end() { layout.add([(column.bottom == below).named("\(column.name) ends")]) }
}

internal import Cassowary
internal import Layout
internal import Scenes

/// The boxes of the settings, and the constraints that arrange them.
struct SettingsBoxes {
  let title: Box
  let close: Box
  let rows: [Box]
  let buttons: [Box]
  let hint: Box
  let viewport: Box
  let content: Box
  private let tray: Box
  private let list: Box

  init(in screen: Screen, rows count: Int, buttons buttonCount: Int) {
    let layout = screen.layout
    let head = OverlayHead(in: layout)
    (title, close) = (head.title, head.close)
    rows = (0..<count).map { layout.box("row \($0)") }
    buttons = (0..<buttonCount).map { layout.box("button \($0)") }
    hint = layout.box("hint")
    viewport = layout.box("viewport")
    content = layout.box("content")
    tray = layout.box("tray")
    list = layout.box("list")
    screen.makeScroll(viewport: viewport, content: content)
    arrangeFrame(layout)
    arrangeList(layout)
  }

  private func arrangeFrame(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (viewport.top == title.bottom + unit * 4).named("viewport below title"),
      (viewport.bottom == hint.top - unit * 4).named("viewport above hint"),
      (viewport.centerX == window.centerX).named("viewport centre"),
      (hint.bottom == window.bottom - unit * 8).named("hint place"),
      (hint.centerX == window.centerX).named("hint centre"),
      (hint.width == window.width * 0.9).named("hint width"),
    ])
    layout.add(
      when: .form(.portrait, .landscape), [(hint.height == unit * 24).named("hint height")])
    layout.add(when: .form(.short, .tiny), [(hint.height == 0).named("no hint")])
    layout.add(
      when: .form(.portrait, .landscape, .tiny),
      [
        (viewport.width <= window.width - unit * 24).named("viewport in window"),
        (viewport.width == unit * 468).strength(.medium).named("viewport width"),
      ])
    layout.add(
      when: .form(.short),
      [(viewport.width == window.width - unit * 40).named("viewport width")])
  }

  private func arrangeList(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add(
      list.spans(content), tray.spans(content),
      [
        (list.top == content.top).named("list place"),
        (tray.top == list.bottom + unit * 14).named("tray place"),
        (tray.height == rows[0].height).named("tray height"),
        (content.bottom == tray.bottom + unit * 4).named("content height"),
        (rows[0].height == unit * 44).strength(.medium).named("row height"),
      ],
      layout.row(buttons, in: tray, along: .horizontal, spacing: unit * 10))
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(rows[0].height >= 40).strength(.strong).named("row for a finger")])
    layout.add(
      when: .form(.portrait, .landscape, .tiny),
      layout.grid(rows, in: list, columns: 1, spacing: unit * 7))
    layout.add(when: .form(.short), layout.grid(rows, in: list, columns: 3, spacing: unit * 7))
  }
}

internal import Cassowary
internal import Layout

/// The boxes of the daily game's page, and the constraints that arrange them.
struct DailyBoxes {
  let back: Box
  let panel: Box
  let title: Box
  let day: Box
  let figure: Box
  let text: Box
  let buttons: [Box]
  private let region: Box

  init(in layout: LayoutTree) {
    back = layout.box("back")
    panel = layout.box("panel")
    title = layout.box("title")
    day = layout.box("day")
    figure = layout.box("figure")
    text = layout.box("text")
    buttons = [layout.box("play"), layout.box("copy")]
    region = layout.box("region")
    arrangeSides(layout)
    arrangePanel(layout)
    layout.addColumn(buttons, in: region, width: layout.unit * 284, height: layout.unit * 54)
  }

  /// The day takes one side of the window, what can be done the other.
  private func arrangeSides(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (panel.left == window.left).named("panel left"),
      (panel.top == window.top).named("panel top"),
      (back.left == panel.left + unit * 14).named("back left"),
      (back.top == panel.top + unit * 8).named("back top"),
      (back.width == unit * 110).named("back width"),
      (back.height == unit * 44).strength(.medium).named("back height"),
      (region.right == window.right - unit * 16).named("region right"),
      (region.bottom == window.bottom - unit * 16).named("region bottom"),
      (text.left == region.left).named("text left"),
      (text.width == region.width).named("text width"),
      (region.top == text.bottom + unit * 8).named("region below text"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(back.height >= 40).strength(.strong).named("back for a finger")])
    layout.add(
      when: .form(.portrait),
      [
        (panel.width == window.width).named("panel width"),
        (panel.height == window.height * 0.55).named("panel height"),
        (region.left == window.left + unit * 16).named("region left"),
        (text.top == panel.bottom + unit * 16).named("text place"),
        (text.height == unit * 56).named("text height"),
      ])
    layout.add(
      when: .form(.landscape, .short, .tiny),
      [
        (panel.width == window.width * 0.5).named("panel width"),
        (panel.height == window.height).named("panel height"),
        (region.left == panel.right + unit * 16).named("region left"),
        (text.top == window.top + window.height * 0.14).named("text place"),
        (text.height == window.height * 0.24).named("text height"),
      ])
  }

  private func arrangePanel(_ layout: LayoutTree) {
    for box in [title, day, figure] {
      layout.add([
        (box.centerX == panel.centerX).named("\(box.name) centre"),
        (box.width == panel.width * 0.86).named("\(box.name) width"),
      ])
    }
    layout.add([
      (title.top == back.bottom).named("title place"),
      (title.height == panel.height * 0.12).named("title height"),
      (figure.top == title.bottom).named("figure place"),
      (figure.bottom == day.top).named("figure above day"),
      (day.height == panel.height * 0.1).named("day height"),
      (day.bottom == panel.bottom - panel.height * 0.1).named("day place"),
    ])
  }
}

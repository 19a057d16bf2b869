internal import Cassowary
internal import Layout

/// The boxes of the list of problems, and the constraints that arrange them.
struct ProblemsBoxes {
  let back: Box
  let title: Box
  let viewport: Box
  let content: Box
  let lines: [Box]
  let button: Box

  init(lines count: Int, hasButton: Bool, in layout: LayoutTree) {
    (back, title) = (layout.box("back"), layout.box("title"))
    (viewport, content) = (layout.box("viewport"), layout.box("content"))
    button = layout.box("button")
    lines = (0..<count).map { layout.box("line \($0)") }
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      title.spans(window, margin: unit * 20), viewport.spans(window, margin: unit * 20),
      [
        (back.left == window.left + unit * 14).named("back left"),
        (back.top == window.top + unit * 6).named("back top"),
        (back.width == unit * 96).strength(.medium).named("back width"),
        (back.height == unit * 44).strength(.medium).named("back height"),
        (title.top == back.bottom).named("title place"),
        (title.height == unit * 52).named("title height"),
        (viewport.top == title.bottom + unit * 8).named("list below title"),
        (viewport.bottom == button.top - unit * 8).named("list above button"),
        (button.centerX == window.centerX).named("button centre"),
        (button.width == unit * 240).strength(.medium).named("button width"),
        (button.width <= window.width * 0.9).named("button in window"),
        (button.bottom == window.bottom - unit * 12).named("button bottom"),
      ])
    layout.add([
      hasButton
        ? (button.height == unit * 52).strength(.medium).named("button height")
        : (button.height == 0).named("no button")
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (back.height >= 40).strength(.strong).named("back for a finger"),
        (back.width >= 40).strength(.strong).named("back for a finger"),
        (button.height >= (hasButton ? 40 : 0)).strength(.strong).named("button for a finger"),
      ])
    arrangeLines(layout)
  }

  private func arrangeLines(_ layout: LayoutTree) {
    var above = Expression(content.top)
    for line in lines {
      layout.add(line.spans(content))
      layout.add([
        (line.top == above).named("\(line.name) place"),
        (line.height == layout.unit * 46).named("\(line.name) height"),
      ])
      above = line.bottom
    }
    layout.add([(content.bottom == above).named("content holds lines")])
  }
}

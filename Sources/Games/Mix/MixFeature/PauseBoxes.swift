internal import Cassowary
internal import Layout

/// The boxes of the pause overlay, and the constraints that arrange them.
struct PauseBoxes {
  let title: Box
  let text: Box
  let buttons: [Box]

  init(in layout: LayoutTree) {
    title = layout.box("title")
    text = layout.box("text")
    buttons = [layout.box("resume"), layout.box("quit")]
    let region = layout.box("buttons")
    let (window, unit) = (layout.window, layout.unit)
    for box in [title, text] {
      layout.add([
        (box.centerX == window.centerX).named("\(box.name) centre"),
        (box.width == window.width * 0.86).named("\(box.name) width"),
      ])
    }
    layout.add([
      (title.top == window.top + window.height * 0.12).named("title place"),
      (title.height == unit * 52).named("title height"),
      (text.top == title.bottom).named("text place"),
      (text.height == unit * 28).named("text height"),
      (region.left == window.left + unit * 16).named("buttons left"),
      (region.right == window.right - unit * 16).named("buttons right"),
      (region.top == text.bottom + unit * 12).named("buttons top"),
      (region.bottom == window.bottom - unit * 12).named("buttons bottom"),
    ])
    layout.addColumn(buttons, in: region, width: unit * 280, height: unit * 54)
  }
}

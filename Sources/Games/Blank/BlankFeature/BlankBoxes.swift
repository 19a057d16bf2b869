internal import Cassowary
internal import Layout

/// The boxes of the screen, and the constraints that arrange them.
struct BlankBoxes {
  let name: Box
  let title: Box
  let text: Box
  let back: Box

  init(in layout: LayoutTree) {
    name = layout.box("name")
    title = layout.box("title")
    text = layout.box("text")
    back = layout.box("back")
    let region = layout.box("region")
    let (window, unit) = (layout.window, layout.unit)
    for box in [name, title, text, region] {
      layout.add(box.spans(window, margin: unit * 16))
    }
    layout.add([
      (name.top == window.top + window.height * 0.14).named("name place"),
      (name.height == unit * 72).named("name height"),
      (title.top == name.bottom).named("title below name"),
      (title.height == unit * 40).named("title height"),
      (text.top == title.bottom).named("text below title"),
      (text.height == unit * 28).named("text height"),
      (region.top == text.bottom + unit * 8).named("region below text"),
      (region.bottom == window.bottom - unit * 8).named("region at the bottom"),
    ])
    layout.addColumn([back], in: region, width: unit * 240, height: unit * 54)
  }
}

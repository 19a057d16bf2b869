internal import Cassowary
internal import Layout
internal import Scenes

/// The frame of a page: a way back, a title, and a list that scrolls.
struct PageBoxes {
  let back: Box
  let title: Box
  let viewport: Box
  let content: Box

  /// Makes the frame of a page; its list is so many units wide where the window is wide enough.
  init(in screen: Screen, width: Double = 640) {
    let layout = screen.layout
    let head = PageHead(in: layout)
    (back, title) = (head.back, head.title)
    viewport = layout.box("viewport")
    content = layout.box("content")
    screen.makeScroll(viewport: viewport, content: content)
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (title.centerX == window.centerX).named("title centre"),
      (viewport.top == back.bottom + unit * 6).named("viewport top"),
      (viewport.bottom == window.bottom - unit * 8).named("viewport bottom"),
      (viewport.centerX == window.centerX).named("viewport centre"),
      (viewport.width <= window.width - unit * 24).named("viewport in window"),
      (viewport.width == unit * width).strength(.medium).named("viewport width"),
    ])
  }

  /// Puts boxes one below the other in the content, and below them some that have heights of their
  /// own; heights and spacing are in units.
  func stack(_ boxes: [(Box, Double)], in layout: LayoutTree, heights flowing: [Box]) {
    let unit = layout.unit
    var below = content.top + unit * 0
    for (box, height) in boxes.map({ ($0, Optional($1)) }) + flowing.map({ ($0, nil) }) {
      layout.add(box.spans(content), [(box.top == below).named("\(box.name) place")])
      if let height { layout.add([(box.height == unit * height).named("\(box.name) height")]) }
      below = box.bottom + unit * 0
    }
    layout.add([(content.bottom == below).named("content height")])
  }

  /// Puts boxes one below the other in the content; heights and spacing are in units.
  ///
  /// Where the window has room for fingers, each is at least so many points high; not so the last,
  /// which can't be pressed.
  func stack(
    _ boxes: [(Box, Double)], in layout: LayoutTree, spacing: Double = 4,
    leastForFingers least: Double = 0, last: (Box, Double)? = nil
  ) {
    let unit = layout.unit
    var below = content.top + unit * 0
    for (box, height) in boxes {
      defer { below = box.bottom + unit * spacing }
      layout.add(
        box.spans(content),
        [
          (box.top == below).named("\(box.name) place"),
          (box.height == unit * height).strength(.medium).named("\(box.name) height"),
        ])
      guard least > 0 else { continue }
      layout.add(
        when: LayoutCondition(\.hasRoomForFingers),
        [(box.height >= least).strength(.strong).named("\(box.name) for a finger")])
    }
    if let (box, height) = last {
      layout.add(box.spans(content), [(box.top == below).named("\(box.name) place")])
      layout.add([(box.height == unit * height).named("\(box.name) height")])
      below = box.bottom
    }
    layout.add([(content.bottom == below).named("content height")])
  }
}

internal import Cassowary
internal import Layout

/// The head of a page: a way back at the left, and a title.
struct PageHead {
  let back: Box
  let title: Box

  init(in layout: LayoutTree) {
    back = layout.box("back")
    title = layout.box("title")
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (back.left == window.left + unit * 12).named("back left"),
      (back.top == window.top + unit * 8).named("back top"),
      (back.width == unit * 84).strength(.medium).named("back width"),
      (back.height == unit * 44).strength(.medium).named("back height"),
      (title.left == back.right + unit * 4).named("title beside back"),
      (title.centerY == back.centerY).named("title beside back"),
      (title.height == back.height).named("title height"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (back.height >= 40).strength(.strong).named("back for a finger"),
        (back.width >= 60).strength(.strong).named("back for a finger"),
      ])
  }
}

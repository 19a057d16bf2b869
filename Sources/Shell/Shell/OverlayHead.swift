internal import Cassowary
internal import Layout

/// The head of an overlay: a title in the middle, and a round button that closes it at the right.
struct OverlayHead {
  let title: Box
  let close: Box

  init(in layout: LayoutTree) {
    title = layout.box("title")
    close = layout.box("close")
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (title.top == window.top + unit * 10).named("title place"),
      (title.height == unit * 44).strength(.medium).named("title height"),
      (title.centerX == window.centerX).named("title centre"),
      (title.right == close.left - unit * 6).named("title beside close"),
      (close.right == window.right - unit * 10).named("close right"),
      (close.centerY == title.centerY).named("close beside title"),
      (close.height == title.height).named("close height"),
      (close.width == close.height).named("close is square"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(title.height >= 42).strength(.strong).named("close for a finger")])
  }
}

internal import Cassowary
internal import Layout

/// The boxes of the text beside a spotlight and of its buttons, and the constraints that arrange
/// them.
struct TutorialBubble {
  let title: Box
  let text: Box
  let next: Box
  let skip: Box
  let dots: Box
  private let bubble: Box

  /// Arranges a bubble; text that the player wants larger has more room in a small window.
  init(_ bubble: Box, in layout: LayoutTree, textScale: Double) {
    self.bubble = bubble
    title = layout.box("title")
    text = layout.box("text")
    next = layout.box("next")
    skip = layout.box("skip")
    dots = layout.box("dots")
    arrange(in: layout)
    arrangeBelow(in: layout)
    arrangeBeside(in: layout, textScale: textScale)
  }

  private func arrange(in layout: LayoutTree) {
    let unit = layout.unit
    layout.add(
      [
        // Type keeps its size: rather the bubble is smaller, or covers a part of the spotlight.
        (unit == 100).strength(Strength(strong: 100, medium: 0, weak: 0)).named("unit stays"),
        (bubble.width == unit * 420).strength(.medium).named("bubble width"),
        (bubble.height == unit * 168).strength(.medium).named("bubble height"),
        (title.top == bubble.top + bubble.height * 0.06).named("title place"),
        (text.top == title.bottom).named("text place"),
      ],
      skip.measures(next.width * 1, by: next.height * 1))
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (next.height >= 40).strength(.strong).named("next for a finger"),
        (next.width >= 40).strength(.strong).named("next for a finger"),
      ])
  }

  /// The buttons stand in a row below the text.
  private func arrangeBelow(in layout: LayoutTree) {
    let unit = layout.unit
    layout.add(
      when: .form(.portrait, .landscape),
      bubble.isInside(layout.window, margin: unit * 8),
      title.spans(bubble, margin: unit * 16), text.spans(bubble, margin: unit * 16),
      [
        (bubble.width >= unit * 240).strength(.strong).named("bubble can be read"),
        (bubble.height >= unit * 104).named("bubble holds its text"),
        (title.height == bubble.height * 0.22).named("title height"),
        (text.bottom == next.top - unit * 4).named("text above buttons"),
        (next.bottom == bubble.bottom - bubble.height * 0.06).named("next place"),
        (next.height == bubble.height * 0.26).strength(.weak).named("next height"),
        (next.right == bubble.right - unit * 14).named("next right"),
        (next.width == bubble.width * 0.3).named("next width"),
        (skip.left == bubble.left + unit * 14).named("skip left"),
        (skip.top == next.top).named("skip beside next"),
        (dots.centerX == bubble.centerX).named("dots centre"),
        (dots.centerY == next.centerY).named("dots beside next"),
        (dots.width == bubble.width * 0.26).named("dots width"),
        (dots.height == unit * 8).named("dots height"),
      ])
  }

  /// The buttons stand one above the other beside the text, which has the whole height for itself.
  private func arrangeBeside(in layout: LayoutTree, textScale: Double) {
    let unit = layout.unit
    layout.add(
      when: .form(.tiny, .short),
      bubble.isInside(layout.window, margin: unit * 4),
      [
        (bubble.width >= unit * 200).strength(.strong).named("bubble can be read"),
        (bubble.height >= unit * (96 * min(max(textScale, 1), 1.2))).named("bubble holds its text"),
        (title.left == bubble.left + unit * 14).named("title left"),
        (title.right == next.left - unit * 8).named("title beside buttons"),
        (title.height == bubble.height * 0.23).named("title height"),
        (text.left == title.left).named("text left"),
        (text.right == title.right).named("text beside buttons"),
        (text.bottom == dots.top - unit * 3).named("text above dots"),
        (dots.bottom == bubble.bottom - unit * 8).named("dots place"),
        (dots.centerX == title.centerX).named("dots below text"),
        (dots.width == title.width * 0.6).named("dots width"),
        (dots.height == unit * 6).named("dots height"),
        (next.bottom == bubble.bottom - unit * 6).named("next place"),
        (next.right == bubble.right - unit * 10).named("next right"),
        (next.width == bubble.width * 0.26).named("next width"),
        (next.height == unit * 44).strength(.weak).named("next height"),
        (skip.top == bubble.top + unit * 6).named("skip place"),
        (skip.bottom <= next.top - unit * 4).named("skip above next"),
        (skip.left == next.left).named("skip above next"),
      ])
  }
}

internal import Cassowary
internal import Layout

/// The boxes of a replay's controls on the game screen, and the constraints that arrange them.
struct WatchBoxes {
  let progress: Box
  let pause: Box
  let speed: Box
  let close: Box

  init(in layout: LayoutTree, over game: GameBoxes) {
    progress = layout.box("progress")
    pause = layout.box("watch pause")
    speed = layout.box("watch speed")
    close = layout.box("watch close")
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      progress.spans(window),
      [
        (progress.top == window.top).named("progress place"),
        (progress.height == unit * 5).named("progress height"),
      ])
    arrangeBesidePause(layout, game)
    arrangeAtBottom(layout, game)
  }

  /// The pause has its usual place; the other controls stand beside it.
  private func arrangeBesidePause(_ layout: LayoutTree, _ game: GameBoxes) {
    let unit = layout.unit
    for (box, before) in zip([speed, close], [pause, speed]) {
      layout.add([
        (box.left == before.right + unit * 8).named("\(box.name) place"),
        (box.top == pause.top).named("\(box.name) top"),
        (box.width == pause.width).named("\(box.name) width"),
        (box.height == pause.height).named("\(box.name) height"),
      ])
    }
    layout.add(
      when: .form(.portrait, .landscape, .short),
      [
        (pause.left == game.pause.left).named("watch pause left"),
        (pause.top == game.pause.top + unit * 3).named("watch pause top"),
        (pause.width == game.pause.width).named("watch pause width"),
        (pause.height == game.pause.height).named("watch pause height"),
      ])
  }

  /// In the smallest windows the word needs the card's whole width.
  private func arrangeAtBottom(_ layout: LayoutTree, _ game: GameBoxes) {
    layout.add(
      when: .form(.tiny),
      [
        (speed.centerX == game.answers.centerX).named("watch controls centre"),
        (pause.height == game.answers.height * 0.34).named("watch pause height"),
        (pause.width == pause.height).named("watch pause is round"),
        (pause.bottom == game.answers.bottom - game.answers.height * 0.03)
          .named("watch pause place"),
      ])
  }
}

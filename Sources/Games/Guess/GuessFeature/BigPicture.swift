internal import Motion

/// How large the picture is shown: 0 in its place, 1 as large as the window allows.
struct BigPicture: Hashable {
  /// How long it takes to grow, in milliseconds.
  static let duration = 1000
  /// The opacity of the cover below the big picture.
  static let cover = 0.7

  private var tween = Tween(resting: 0)

  /// Whether the picture is large, or on its way there.
  var isOpen: Bool { tween.to == 1 }

  /// Sets the picture on its way, at once where motion is reduced.
  mutating func toggle(at time: Int, atOnce: Bool) {
    let goal = isOpen ? 0.0 : 1.0
    let rest = abs(goal - tween.value(at: time))
    let duration = atOnce ? 0 : Int((Double(BigPicture.duration) * rest).rounded())
    tween = tween.redirected(to: goal, at: time, duration: duration)
  }

  func size(at time: Int) -> Double { tween.value(at: time) }

  func isMoving(at time: Int) -> Bool { !tween.isOver(at: time) }
}

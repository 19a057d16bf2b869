internal import Drawing
internal import SDLKit
internal import Scenes

/// What is shown of a stage, and what drawing it has cost.
struct ShownFrame {
  /// The last list that was drawn.
  private(set) var list = DrawList()
  /// What drawing has cost.
  var costs = FrameCosts()
  /// Whether the list has to be drawn even if it is the same.
  var isStale = true

  /// Draws what a stage shows now, unless that is shown already; answers whether it drew.
  @MainActor
  mutating func draw(_ stage: Stage, by painter: Painter, show: () -> Void) -> Bool {
    let ticks = Ticks()
    let start = ticks.microseconds
    let list = stage.drawList()
    costs.build = ticks.microseconds - start
    guard list != self.list || isStale || painter.wantsRefinement else { return false }
    self.list = list
    isStale = false
    let drawing = ticks.microseconds
    painter.draw(list, scale: stage.scale)
    show()
    costs.draw = ticks.microseconds - drawing
    costs.frames += 1
    return true
  }
}

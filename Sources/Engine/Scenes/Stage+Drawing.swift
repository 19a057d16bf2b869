internal import Motion
public import Drawing
internal import Geometry

extension Stage {
  /// What the window shows at the present time.
  public func drawList() -> DrawList {
    var list = DrawList()
    let window = Rect(origin: .zero, size: size)
    if shaking != nil || leaving != nil {
      list.append(.fill(frame: window, color: backgroundColor))
    }
    let offset = Point(x: shaking?.offset(at: time) ?? 0, y: 0)
    list.group(offset: offset) { drawScenes(into: &$0) }
    drawMessage(into: &list)
    return list
  }

  private func drawScenes(into list: inout DrawList) {
    guard let base = entries.lastIndex(where: { !$0.isOverlay }) else { return }
    let entry = entries[base]
    if let leaving, !leaving.isOverlay {
      draw(leaving, under: entry, into: &list)
    } else {
      entry.scene.draw(into: &list, at: time)
    }
    for overlay in entries[(base + 1)...] {
      draw(overlay.scene, opacity: overlay.entrance.value(at: time), into: &list)
    }
    if let leaving, leaving.isOverlay {
      draw(leaving.scene, opacity: leaving.tween.value(at: time), into: &list)
    }
  }

  private func draw(_ overlay: any Scene, opacity: Double, into list: inout DrawList) {
    if let veil = overlay.backdrop, opacity > 0 {
      let window = Rect(origin: .zero, size: size)
      list.append(.backdrop(frame: window, blur: veil.blur, dim: veil.dim, opacity: opacity))
    }
    list.group(opacity: opacity) { overlay.draw(into: &$0, at: time) }
  }

  /// Draws the change from one scene to another: a fade, or the upper one slides over the lower.
  private func draw(_ leaving: Leaving, under entry: Entry, into list: inout DrawList) {
    let gone = leaving.tween.value(at: time)
    switch leaving.style {
    case .fade:
      leaving.scene.draw(into: &list, at: time)
      list.group(opacity: 1 - gone) { entry.scene.draw(into: &$0, at: time) }
    case .slide:
      let isReturning = entry.entrance.start != leaving.tween.start
      let side = isReturning ? -1.0 : 1.0
      let upper = Point(x: side * size.width * gone, y: 0)
      let lower = Point(x: -side * size.width * (1 - gone), y: 0)
      list.group(offset: lower) { leaving.scene.draw(into: &$0, at: time) }
      list.group(offset: upper) { entry.scene.draw(into: &$0, at: time) }
    }
  }

  private func drawMessage(into list: inout DrawList) {
    guard message != nil, let banner else { return }
    list.group(opacity: messageTween.value(at: time)) { banner.draw(into: &$0) }
  }
}

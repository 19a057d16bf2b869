internal import Geometry

extension Screen {
  /// How far in points a pointer has to move for a press to become a drag.
  static let dragDistance = 10.0

  func pointerDown(at point: Point) {
    showsFocus = false
    dragStart = point
    pressed = target(at: point).flatMap { $0.isPressable ? $0 : nil }
  }

  func pointerMoved(to point: Point) {
    hovered = target(at: point)
    guard let start = dragStart, let scroll, pressed == nil || pressed?.isScrolled == true else {
      return
    }
    let distance = start.y - point.y
    guard abs(distance) > Screen.dragDistance || scroll.isDragged else { return }
    pressed = nil
    self.scroll?.isDragged = true
    self.scroll(by: distance)
    dragStart = point
  }

  /// Ends a press; a press that began on the element and ends on it fires.
  func pointerUp(at point: Point) -> Element? {
    defer { pointerCancelled() }
    guard let pressed, pressed.isPressable, target(at: point) === pressed else { return nil }
    return pressed
  }

  func pointerCancelled() {
    pressed = nil
    dragStart = nil
    scroll?.isDragged = false
  }
}

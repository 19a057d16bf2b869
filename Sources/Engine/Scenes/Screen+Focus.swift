internal import Geometry

extension Screen {
  /// A way in which the focus moves.
  public enum FocusMove: Hashable, Sendable {
    /// To the next element in order.
    case next
    /// To the one before in order.
    case previous
    /// To the nearest element to the left.
    case left
    /// To the nearest element to the right.
    case right
    /// To the nearest element above.
    case up
    /// To the nearest element below.
    case down
  }

  private var candidates: [Element] {
    elements.filter { $0.isPressable && !frame(of: $0).isEmpty }
  }

  /// Gives the focus to an element; shown once the player uses keys.
  public func focus(_ element: Element?) { focused = element }

  /// Moves the focus; where it is not shown yet, shows where it is, or gives it to the first element.
  public func moveFocus(_ move: FocusMove) {
    let (candidates, wasShown) = (candidates, showsFocus)
    showsFocus = true
    guard let focused, let index = candidates.firstIndex(where: { $0 === focused }) else {
      focused = candidates.first
      return revealFocus()
    }
    guard wasShown else { return revealFocus() }
    switch move {
    case .next: self.focused = candidates[(index + 1) % candidates.count]
    case .previous:
      self.focused = candidates[(index + candidates.count - 1) % candidates.count]
    case .left, .right, .up, .down:
      self.focused = nearest(to: focused, towards: move, among: candidates) ?? focused
    }
    revealFocus()
  }

  /// The element that a move leads to: near along the way, and little beside it.
  private func nearest(
    to origin: Element, towards move: FocusMove, among candidates: [Element]
  ) -> Element? {
    let from = frame(of: origin)
    func cost(_ element: Element) -> Double? {
      let to = frame(of: element)
      let way = to.center - from.center
      let (along, across) =
        switch move {
        case .left: (-way.x, abs(way.y))
        case .right: (way.x, abs(way.y))
        case .up: (-way.y, abs(way.x))
        default: (way.y, abs(way.x))
        }
      return along > 1 && element !== origin ? along + across * 2 : nil
    }
    let costs = candidates.compactMap { element in cost(element).map { (element, $0) } }
    return costs.min { $0.1 < $1.1 }?.0
  }

  /// The element that Return or the gamepad's first button presses now.
  var focusedTarget: Element? {
    guard let focused, focused.isPressable else { return nil }
    return focused
  }
}

internal import Geometry
internal import SDLKit
internal import Scenes

/// Turns what SDL tells into what scenes understand.
///
/// One tap counts once: SDL tells it as a finger and as a mouse, and the mouse is left out. Of
/// several fingers only the first presses; of the mouse's buttons only the left.
struct InputTranslator {
  /// The points of the stage in a unit of SDL's mouse, each way.
  var factor = 1.0
  /// The stage's size in points, for fingers, whose places are fractions of it.
  var size = Size.zero

  private var pointer = Point(x: -1, y: -1)
  private var finger: Int?
  private var isPressed = false
  /// Whether the last key repeats itself: then the text that it writes is no letter of its own.
  private var isHeld = false
  private var stick: [GamepadAxis: String] = [:]

  /// How far a notch of the wheel scrolls, in points.
  private static let notch = 60.0

  /// What an event means to scenes; `nil` where it means nothing.
  mutating func input(_ kind: PlatformEvent.Kind) -> InputEvent? {
    switch kind {
    case .keyDown(let stroke):
      isHeld = stroke.isRepeat
      return key(stroke)
    case .keyUp:
      isHeld = false
      return nil
    case .text(let text): return isHeld ? nil : .text(text)
    case .gamepadDown(_, let button): return .button(button.rawValue)
    case .gamepadMoved(_, let axis, let value): return moved(axis, to: value)
    case .droppedFile(let path): return .drop(path)
    case .wheel(_, let y): return .scroll(at: pointer, by: -y * Self.notch)
    case .window(let change): return window(change)
    default: return mouse(kind) ?? touch(kind)
    }
  }

  private func key(_ stroke: KeyStroke) -> InputEvent? {
    // Those belong to the desktop or to the window.
    guard stroke.modifiers.isDisjoint(with: [.control, .alt, .logo]) else { return nil }
    return .key(
      Key(
        stroke.place.name, isRepeat: stroke.isRepeat, shift: stroke.modifiers.contains(.shift)))
  }

  private mutating func window(_ change: WindowChange) -> InputEvent? {
    switch change {
    case .focusGained: return .focus(true)
    case .focusLost, .minimized, .hidden:
      isPressed = false
      finger = nil
      return .focus(false)
    case .pointerInside(false) where finger == nil:
      pointer = Point(x: -1, y: -1)
      return .pointerMoved(pointer)
    default: return nil
    }
  }

  private mutating func mouse(_ kind: PlatformEvent.Kind) -> InputEvent? {
    switch kind {
    case .mouseMoved(let mouse) where !mouse.isTouch: return .pointerMoved(place(mouse))
    case .mouseDown(let mouse, .left) where !mouse.isTouch && finger == nil:
      isPressed = true
      return .pointerDown(place(mouse))
    case .mouseUp(let mouse, .left) where !mouse.isTouch && isPressed:
      isPressed = false
      return .pointerUp(place(mouse))
    case .mouseDown(let mouse, .back) where !mouse.isTouch: return .key(Key("AC Back"))
    default: return nil
    }
  }

  private mutating func touch(_ kind: PlatformEvent.Kind) -> InputEvent? {
    switch kind {
    case .fingerDown(let touch) where finger == nil && !isPressed:
      finger = touch.id
      return .pointerDown(place(touch))
    case .fingerMoved(let touch) where finger == touch.id: return .pointerMoved(place(touch))
    case .fingerUp(let touch) where finger == touch.id:
      finger = nil
      return .pointerUp(place(touch))
    default: return nil
    }
  }

  private mutating func place(_ mouse: Mouse) -> Point {
    pointer = Point(x: mouse.x, y: mouse.y) * factor
    return pointer
  }

  private mutating func place(_ touch: Finger) -> Point {
    pointer = Point(x: touch.x * size.width, y: touch.y * size.height)
    return pointer
  }

  /// A stick that is pushed far enough acts once as the cross does, until it comes back.
  private mutating func moved(_ axis: GamepadAxis, to value: Double) -> InputEvent? {
    let ways: (back: String, forth: String)? =
      switch axis {
      case .leftX: ("dpleft", "dpright")
      case .leftY: ("dpup", "dpdown")
      default: nil
      }
    guard let ways else { return nil }
    if abs(value) < 0.3 { stick[axis] = nil }
    let way = value < 0 ? ways.back : ways.forth
    guard abs(value) > 0.6, stick[axis] != way else { return nil }
    stick[axis] = way
    return .button(way)
  }
}

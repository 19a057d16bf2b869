public import Drawing
public import Geometry
public import Layout

/// The elements of a scene, tied by a layout; it knows what is pressed and what has the focus.
public final class Screen {
  /// What places the elements.
  public let layout: LayoutTree
  /// The elements, the lowest first.
  public private(set) var elements: [Element] = []
  /// The part that moves under the wheel, if there is one.
  public var scroll: ScrollRegion?
  /// What keys and gamepad act on.
  public internal(set) weak var focused: Element?
  /// Whether the player uses keys or a gamepad, so that the focus is shown.
  public internal(set) var showsFocus = false
  weak var pressed: Element?
  weak var hovered: Element?
  var dragStart: Point?

  /// Makes an empty screen.
  public init(layout: LayoutTree = LayoutTree()) { self.layout = layout }

  /// Adds an element above the others.
  @discardableResult
  public func add(_ element: Element) -> Element {
    elements.append(element)
    return element
  }

  /// The element of a name.
  public func element(_ id: String) -> Element? { elements.first { $0.id == id } }

  /// Fits the screen to a window of a size in points.
  public func resize(to size: Size, scale: Double) {
    layout.resize(to: size, scale: scale)
    if scroll != nil { scroll(by: 0) }
    revealFocus()
  }

  /// Where an element lies now, in points.
  public func frame(of element: Element) -> Rect { layout.frame(of: element.box) }

  /// Whether an element is on the screen as a whole, and not hidden.
  public func isVisible(_ element: Element) -> Bool {
    guard !element.isHidden, element.opacity > 0 else { return false }
    let frame = frame(of: element)
    guard !frame.isEmpty else { return false }
    guard element.isScrolled, let scroll else { return true }
    return layout.frame(of: scroll.viewport).contains(frame, tolerance: 0.5)
  }

  /// What is on the screen and visible, for drivers.
  public func nodes() -> [Node] {
    elements.filter(isVisible).map { element in
      Node(
        id: element.id, role: element.role, label: element.label(),
        frame: frame(of: element), isEnabled: element.isEnabled,
        isPressable: element.press != nil, isFocused: element === focused)
    }
  }

  /// The uppermost pressable element at a place in points.
  public func target(at point: Point) -> Element? {
    elements.last { element in
      element.press != nil && isVisible(element) && frame(of: element).contains(point)
    }
  }

  /// Draws the elements.
  public func draw(into list: inout DrawList) {
    guard let scroll else {
      for element in elements { draw(element, into: &list) }
      return
    }
    for element in elements where !element.isScrolled { draw(element, into: &list) }
    let margin = ScrollRegion.margin * layout.value(of: layout.unit)
    list.clip(to: layout.frame(of: scroll.viewport).inset(-margin)) { inner in
      for element in elements where element.isScrolled { draw(element, into: &inner) }
    }
  }

  /// How an element stands now.
  public func look(of element: Element) -> ElementLook {
    ElementLook(
      isFocused: showsFocus && element === focused, isPressed: element === pressed,
      isHovered: element === hovered, isEnabled: element.isEnabled)
  }

  /// Draws one element as it stands.
  public func draw(_ element: Element, into list: inout DrawList) {
    guard !element.isHidden, element.opacity > 0 else { return }
    let frame = frame(of: element)
    let look = look(of: element)
    list.group(opacity: element.opacity, offset: element.offset) {
      element.draw(&$0, frame, look)
    }
  }
}

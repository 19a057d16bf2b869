internal import Cassowary
internal import Drawing
internal import Geometry
public import Layout
public import Routing
public import Scenes

/// A scene of a few buttons, which writes down what happens to it.
public final class TestScene: Scene {
  /// Its address.
  public let route: Route
  /// What drivers call it as an overlay.
  public var overlayName: String?
  /// Its elements.
  public let screen = Screen()
  /// How it veils what lies below.
  public var backdrop: Backdrop?
  /// When it changes next.
  public var wake = Wake.never
  /// Whether letters are typed on it.
  public var wantsText = false
  /// What it tells drivers.
  public var report: [String: ReportValue] = [:]
  /// What happened to it, in order: `appeared`, `covered`, `resized`, and the names of what was
  /// pressed.
  public private(set) var happenings: [String] = []
  /// The events that it was offered.
  public private(set) var events: [InputEvent] = []
  /// The events that it uses up.
  public var usesUp: (InputEvent) -> Bool = { _ in false }
  /// The times that it was told.
  public private(set) var times: [Int] = []

  /// Makes a scene with buttons in a row of the window's whole height.
  public init(_ name: String, buttons: [String] = []) {
    route = Route([name])
    let layout = screen.layout
    let boxes = buttons.map { layout.box($0) }
    layout.add(layout.row(boxes, in: layout.window, along: .horizontal))
    for (id, box) in zip(buttons, boxes) { addButton(id, box) }
  }

  /// Adds a button in a box.
  @discardableResult
  public func addButton(_ id: String, _ box: Box) -> Element {
    screen.add(
      Element(
        id: id, role: .button, box: box, label: { id },
        draw: { list, frame, look in
          let color = look.isPressed ? Color(0xFF0000) : look.isFocused ? Color(0x00FF00) : .white
          list.append(.fill(frame: frame, color: color))
        }, press: { [unowned self] in happenings.append(id) }))
  }

  /// Writes it down.
  public func resized() { happenings.append("resized") }
  /// Writes it down.
  public func appeared(at time: Int) { happenings.append("appeared") }
  /// Writes it down.
  public func covered(at time: Int) { happenings.append("covered") }
  /// Writes the event down.
  public func receive(_ event: InputEvent, at time: Int) -> Bool {
    events.append(event)
    return usesUp(event)
  }
  /// Writes the time down.
  public func advance(to time: Int) { times.append(time) }

  /// The names of what was pressed, in order.
  public var presses: [String] {
    happenings.filter { !["appeared", "covered", "resized"].contains($0) }
  }
}

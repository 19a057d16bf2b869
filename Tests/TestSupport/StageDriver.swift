public import Drawing
public import Geometry
internal import Routing
public import Scenes

/// Plays on a stage without a window, by a clock in milliseconds that moves when it is told.
public final class StageDriver {
  /// What is played on.
  public let stage: Stage
  /// The clock, in milliseconds.
  public private(set) var time = 0

  /// Drives a stage that is there, as a shell has one.
  public init(_ stage: Stage) { self.stage = stage }

  /// Drives an empty stage of its own, in a window of a size in points.
  public convenience init(
    size: Size = Size(width: 1280, height: 720), scale: Double = 1
  ) {
    self.init(Stage(size: size, scale: scale))
  }

  /// The uppermost scene.
  public var top: (any Scene)? { stage.top }

  /// What is on the screen and visible.
  public var nodes: [Node] { stage.nodes() }

  /// The uppermost node of a name.
  public func node(_ id: String) -> Node? { nodes.last { $0.id == id } }

  /// Where an element lies, in points; nowhere where it is not to be seen.
  public func frame(of id: String) -> Rect { node(id)?.frame ?? .zero }

  /// Goes to an address, and lets the change of scenes end; answers whether it leads anywhere.
  @discardableResult
  public func open(_ address: String) -> Bool {
    guard let route = try? Route(parsing: address), stage.open(route) else { return false }
    settle()
    return true
  }

  /// Something happens now.
  public func receive(_ event: InputEvent) { stage.receive(event, at: time) }

  /// Presses and releases in the middle of an element; answers whether it is there.
  ///
  /// An element that is scrolled out of sight is scrolled into it.
  @discardableResult
  public func tap(_ id: String) -> Bool {
    if let screen = top?.screen, let element = screen.element(id) { screen.reveal(element) }
    guard let node = node(id) else { return false }
    tap(at: node.frame.center)
    return true
  }

  /// Presses and releases at a place in points.
  public func tap(at point: Point) {
    receive(.pointerDown(point))
    receive(.pointerUp(point))
  }

  /// Presses a key, by its name on a US keyboard.
  public func key(_ place: String, shift: Bool = false) {
    receive(.key(Key(place, shift: shift)))
  }

  /// Lets the system repeat a key that is held.
  public func repeatKey(_ place: String, times: Int = 14) {
    for _ in 0..<times {
      advance(by: 30)
      receive(.key(Key(place, isRepeat: true)))
    }
  }

  /// Presses a gamepad's button, by SDL's name for it.
  public func button(_ name: String) { receive(.button(name)) }

  /// Commits text, as an input method does.
  public func type(_ text: String) { receive(.text(text)) }

  /// Moves the clock, frame by frame.
  public func advance(by milliseconds: Int, frame: Int = 16) {
    let end = time + milliseconds
    repeat {
      time = min(time + frame, end)
      stage.advance(to: time)
    } while time < end
  }

  /// Lets a change of scenes end.
  public func settle() { advance(by: Stage.transition + 100) }

  /// Fits the stage to a window of a size in points.
  public func resize(_ width: Double, _ height: Double, scale: Double = 1) {
    stage.resize(to: Size(width: width, height: height), scale: scale)
  }

  /// Fits the stage to a window.
  public func resize(to window: WindowCase) {
    stage.resize(to: window.size, scale: window.scale)
  }

  /// What the window shows now.
  public var drawList: DrawList { stage.drawList() }
}

/// Something that happened on the platform, and when.
public struct PlatformEvent: Hashable, Sendable {
  /// When it happened, in milliseconds on the clock of `Ticks`.
  public var time: Int
  /// What happened.
  public var kind: Kind

  /// Makes an event from its time in milliseconds and what happened.
  public init(time: Int, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// The program is asked to end: the window's button, or a signal.
    case quit
    /// Something about the window changed.
    case window(WindowChange)
    /// A key went down, or repeats.
    case keyDown(KeyStroke)
    /// A key went up.
    case keyUp(KeyStroke)
    /// Text was written or committed by an input method.
    case text(String)
    /// An input method shows text that is not committed yet.
    case composition(String)
    /// The layout of the keyboard changed, and with it the keys' labels.
    case layoutChanged
    /// The mouse moved.
    case mouseMoved(Mouse)
    /// A button of the mouse went down.
    case mouseDown(Mouse, MouseButton)
    /// A button of the mouse went up.
    case mouseUp(Mouse, MouseButton)
    /// The wheel turned; positive is right and up, in notches.
    case wheel(x: Double, y: Double)
    /// A finger went down.
    case fingerDown(Finger)
    /// A finger moved.
    case fingerMoved(Finger)
    /// A finger went up.
    case fingerUp(Finger)
    /// A gamepad is there; the number opens it.
    case gamepadAdded(index: Int)
    /// An opened gamepad is gone.
    case gamepadRemoved(id: Int)
    /// A gamepad's button went down.
    case gamepadDown(id: Int, button: GamepadButton)
    /// A gamepad's button went up.
    case gamepadUp(id: Int, button: GamepadButton)
    /// A gamepad's stick or trigger moved, −1…1.
    case gamepadMoved(id: Int, axis: GamepadAxis, value: Double)
    /// Files or text are about to be dropped.
    case dropBegan
    /// A file or folder was dropped; its path.
    case droppedFile(String)
    /// Text was dropped.
    case droppedText(String)
    /// All that is dropped has come.
    case dropEnded
    /// What was drawn on target textures is lost.
    case targetsLost
    /// All textures are lost.
    case deviceLost
    /// Another thread called `Waker.wake()`.
    case woken
  }
}

/// What changed about a window.
public enum WindowChange: Hashable, Sendable {
  /// Its size in points.
  case resized(width: Int, height: Int)
  /// Its place in points.
  case moved(x: Int, y: Int)
  /// The keyboard writes to it.
  case focusGained
  /// The keyboard writes elsewhere.
  case focusLost
  /// The mouse came or went.
  case pointerInside(Bool)
  /// It was put away.
  case minimized
  /// It fills the screen.
  case maximized
  /// It has its own size again.
  case restored
  /// It became visible.
  case shown
  /// It is not on the screen any more.
  case hidden
  /// Its picture must be shown again.
  case exposed
  /// It lies on another screen, or the screen's scale changed.
  case displayChanged
}

/// A key and how it was struck.
public struct KeyStroke: Hashable, Sendable {
  /// The key by its place.
  public var place: KeyPlace
  /// What the layout writes on it.
  public var label: String
  /// Whether it was held down and repeats.
  public var isRepeat: Bool
  /// The keys held down beside it.
  public var modifiers: KeyModifiers

  /// Makes a stroke from its parts.
  public init(
    place: KeyPlace, label: String, isRepeat: Bool = false, modifiers: KeyModifiers = []
  ) {
    self.place = place
    self.label = label
    self.isRepeat = isRepeat
    self.modifiers = modifiers
  }
}

/// Where the mouse is, in points.
public struct Mouse: Hashable, Sendable {
  /// The distance from the window's left edge.
  public var x: Double
  /// The distance from the window's top edge.
  public var y: Double
  /// Whether SDL made it from a finger, which arrives as itself too.
  public var isTouch: Bool

  /// Makes a place from its coordinates in points.
  public init(x: Double, y: Double, isTouch: Bool = false) {
    self.x = x
    self.y = y
    self.isTouch = isTouch
  }
}

/// A button of the mouse.
public enum MouseButton: Hashable, Sendable {
  /// The one that presses.
  case left
  /// The wheel.
  case middle
  /// The one for menus.
  case right
  /// The one that goes back.
  case back
  /// Any other one.
  case other(Int)
}

/// Where a finger is, as fractions of the window.
public struct Finger: Hashable, Sendable {
  /// Which finger.
  public var id: Int
  /// The distance from the left edge, 0…1.
  public var x: Double
  /// The distance from the top edge, 0…1.
  public var y: Double

  /// Makes a place from its coordinates, 0…1.
  public init(id: Int, x: Double, y: Double) {
    self.id = id
    self.x = x
    self.y = y
  }
}

/// A gamepad's button, by its place on an Xbox pad; the raw value is SDL's name.
public enum GamepadButton: String, Hashable, Sendable, CaseIterable {
  /// The lower one.
  case a
  /// The right one.
  case b
  /// The left one.
  case x
  /// The upper one.
  case y
  /// The small left one.
  case back
  /// The maker's.
  case guide
  /// The small right one.
  case start
  /// The left stick pressed.
  case leftStick = "leftstick"
  /// The right stick pressed.
  case rightStick = "rightstick"
  /// The left shoulder.
  case leftShoulder = "leftshoulder"
  /// The right shoulder.
  case rightShoulder = "rightshoulder"
  /// The cross, up.
  case up = "dpup"
  /// The cross, down.
  case down = "dpdown"
  /// The cross, left.
  case left = "dpleft"
  /// The cross, right.
  case right = "dpright"
}

/// A gamepad's stick or trigger; the raw value is SDL's name.
public enum GamepadAxis: String, Hashable, Sendable, CaseIterable {
  /// The left stick, right is positive.
  case leftX = "leftx"
  /// The left stick, down is positive.
  case leftY = "lefty"
  /// The right stick, right is positive.
  case rightX = "rightx"
  /// The right stick, down is positive.
  case rightY = "righty"
  /// The left trigger, 0…1.
  case leftTrigger = "lefttrigger"
  /// The right trigger, 0…1.
  case rightTrigger = "righttrigger"
}

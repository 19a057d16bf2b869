public import Geometry

/// What a player does, as scenes see it.
public enum InputEvent: Hashable, Sendable {
  /// A key goes down.
  case key(Key)
  /// Text that a keyboard or an input method commits.
  case text(String)
  /// A gamepad's button goes down, by SDL's name for it, as `a`, `start` or `dpup`.
  case button(String)
  /// The left button or a finger goes down, at a place in points.
  case pointerDown(Point)
  /// The pointer moves, at a place in points.
  case pointerMoved(Point)
  /// The left button or the finger goes up, at a place in points.
  case pointerUp(Point)
  /// The press is taken back by the system.
  case pointerCancelled
  /// The wheel turns by so many points downwards, over a place in points.
  case scroll(at: Point, by: Double)
  /// The window gains or loses the keyboard, or is shown or hidden.
  case focus(Bool)
  /// A file or folder is dropped, by its path.
  case drop(String)
}

/// A key that goes down.
public struct Key: Hashable, Sendable {
  /// The key's place, as the name it has on a US keyboard (SDL's names, as `Escape` or `A`).
  public var place: String
  /// Whether the system repeats a held key.
  public var isRepeat: Bool
  /// Whether Shift is held.
  public var shift: Bool

  /// Makes a key from its place.
  public init(_ place: String, isRepeat: Bool = false, shift: Bool = false) {
    self.place = place
    self.isRepeat = isRepeat
    self.shift = shift
  }
}

/// When something has to be drawn or decided next, if no input comes.
public enum Wake: Hashable, Sendable {
  /// Not until something happens.
  case never
  /// At a time in milliseconds.
  case at(Int)
  /// At the screen's next frame.
  case nextFrame

  /// The earlier of two.
  public func earlier(_ other: Wake) -> Wake {
    switch (self, other) {
    case (.nextFrame, _), (_, .nextFrame): .nextFrame
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.never, let wake), (let wake, .never): wake
    }
  }
}

/// A number on its way from one value to another.
public struct Tween: Hashable, Sendable, Codable {
  /// The value at the start.
  public var from: Double
  /// The value at the end, kept afterwards.
  public var to: Double
  /// When the way begins, in milliseconds of the clock in use.
  public var start: Int
  /// How long the way takes, in milliseconds.
  public var duration: Int
  /// How the way is spread over its time.
  public var curve: Curve

  /// Makes a movement; times are in milliseconds.
  public init(
    from: Double, to: Double, start: Int, duration: Int, curve: Curve = .easeInOut
  ) {
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.curve = curve
  }

  /// A value that stands still.
  public init(resting value: Double) {
    self.init(from: value, to: value, start: 0, duration: 0)
  }

  /// The value at a time in milliseconds.
  public func value(at time: Int) -> Double {
    guard !isOver(at: time) else { return to }
    let fraction = Double(time - start) / Double(duration)
    return from + (to - from) * curve.value(at: fraction)
  }

  /// Whether the end has been reached at a time in milliseconds.
  public func isOver(at time: Int) -> Bool { time >= start + duration }

  /// The same movement turned towards another value from where it is at a time in milliseconds.
  public func redirected(to value: Double, at time: Int, duration: Int) -> Tween {
    Tween(from: self.value(at: time), to: value, start: time, duration: duration, curve: curve)
  }
}

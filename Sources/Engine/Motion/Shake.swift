internal import Glibc

/// A movement from side to side that dies away.
public struct Shake: Hashable, Sendable {
  /// When it begins, in milliseconds.
  public var start: Int
  /// How long it lasts, in milliseconds.
  public var duration: Int
  /// The first swing, in points.
  public var reach: Double

  /// Makes a shake; times are in milliseconds, the reach in points.
  public init(start: Int, duration: Int = 400, reach: Double) {
    self.start = start
    self.duration = duration
    self.reach = reach
  }

  /// How far to the right things stand at a time in milliseconds, in points.
  ///
  /// A damped sine of four swings.
  public func offset(at time: Int) -> Double {
    guard !isOver(at: time), time > start else { return 0 }
    let fraction = Double(time - start) / Double(duration)
    return reach * (1 - fraction) * (1 - fraction) * sin(fraction * 8 * .pi)
  }

  /// Whether it has died away at a time in milliseconds.
  public func isOver(at time: Int) -> Bool { time >= start + duration }
}

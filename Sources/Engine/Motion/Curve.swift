/// How a movement is spread over its time.
public enum Curve: String, Hashable, Sendable, Codable, CaseIterable {
  /// The same speed throughout.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at both ends.
  case easeInOut
  /// Past the end a little, and back.
  case overshoot

  /// How far the movement has come, 0 at the start and 1 at the end.
  ///
  /// The eased curves are cubic; `overshoot` is Penner's "back" with a tenth of the way.
  ///
  /// The fraction is the part of the time that has passed; outside 0…1 it is clamped.
  public func value(at fraction: Double) -> Double {
    let t = min(max(fraction, 0), 1)
    let rest = 1 - t
    return switch self {
    case .linear: t
    case .easeIn: t * t * t
    case .easeOut: 1 - rest * rest * rest
    case .easeInOut: t < 0.5 ? 4 * t * t * t : 1 - 4 * rest * rest * rest
    case .overshoot: 1 - rest * rest * (2.70158 * rest - 1.70158)
    }
  }
}

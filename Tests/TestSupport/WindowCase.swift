public import Geometry

/// A window that a screen has to fit.
public struct WindowCase: Hashable, Sendable, CustomStringConvertible {
  /// The size in points.
  public let size: Size
  /// The physical pixels a point.
  public let scale: Double

  /// Makes a window of a size in points.
  public init(_ width: Double, _ height: Double, scale: Double = 1) {
    size = Size(width: width, height: height)
    self.scale = scale
  }

  /// As in `375×667 at 1.5`.
  public var description: String { "\(Int(size.width))×\(Int(size.height)) at \(scale)" }

  /// The scales that desktops have.
  public static let scales = [1, 1.25, 1.5, 2.0]

  /// Small, large, long and high windows, and those beside the borders of the size classes.
  public static let edges: [WindowCase] = [
    (160, 120), (161, 121), (200, 160), (319, 239), (320, 240), (320, 1000), (375, 667),
    (400, 364), (400, 363), (639, 399), (639, 400), (640, 399), (640, 400), (639, 479), (640, 480),
    (757, 399), (758, 399), (759, 399), (760, 400), (1000, 320), (1280, 720), (1920, 1080),
    (160, 4320), (7680, 120), (7680, 240), (3840, 2160), (7680, 4320),
  ].flatMap { size in scales.map { WindowCase(size.0, size.1, scale: $0) } }

  /// Fewer windows than ``many(_:seed:)``, for what takes long to lay out: each edge case at one
  /// scale, and so many seeded ones.
  public static func some(_ count: Int = 20, seed: UInt64 = 1) -> [WindowCase] {
    let kept = edges.enumerated().filter { index, _ in index % 4 == index / 4 % 4 }
    return kept.map(\.element) + many(count, seed: seed).suffix(count)
  }

  /// Windows of seeded sizes from 160×120 to 7680×4320, at all scales, after those of ``edges``.
  ///
  /// As many are small as are large: each is so many times as large as the smallest.
  ///
  /// - Parameters:
  ///   - count: How many seeded ones.
  ///   - seed: What their sizes follow from.
  /// - Returns: The windows, the edge cases first.
  public static func many(_ count: Int = 500, seed: UInt64 = 1) -> [WindowCase] {
    var dice = Dice(seed: seed)
    func grown(_ low: Double, to high: Double) -> Double {
      // Doublings, so that no logarithm and with it no platform decides the sizes.
      var (length, left) = (low, dice.number(from: 0, to: 6))
      while left >= 1 {
        length *= 2
        left -= 1
      }
      return min((length * (1 + left)).rounded(), high)
    }
    return edges
      + (0..<count).map { index in
        let (width, height) = (grown(160, to: 7680), grown(120, to: 4320))
        return WindowCase(width, height, scale: scales[index % scales.count])
      }
  }
}

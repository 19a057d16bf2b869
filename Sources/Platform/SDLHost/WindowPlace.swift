public import SDLKit

/// Where a window was when it was closed, to open there again.
public struct WindowPlace: Hashable, Sendable, Codable {
  /// The left edge in points, among all screens.
  public var x: Int
  /// The top edge in points, among all screens.
  public var y: Int
  /// The width in points, while the window fills no screen.
  public var width: Int
  /// The height in points, while the window fills no screen.
  public var height: Int
  /// Whether it fills the usable part of its screen.
  public var isMaximized: Bool
  /// Whether it covers its screen.
  public var isFullscreen: Bool

  /// Makes a place; lengths are in points.
  public init(
    x: Int, y: Int, width: Int, height: Int, isMaximized: Bool = false, isFullscreen: Bool = false
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.isMaximized = isMaximized
    self.isFullscreen = isFullscreen
  }

  /// The least that must be seen of a window for it to be left where it was, in points.
  private static let leastSeen = 64

  /// The place on the screens that are there now.
  ///
  /// A window keeps its size where it fits a screen. One that would be hardly seen, or whose place
  /// is nonsense, comes into the middle of the first screen.
  ///
  /// - Parameters:
  ///   - displays: The screens; without any, the place stays.
  ///   - minimum: The smallest size of the window in points.
  /// - Returns: The place, wholly on a screen.
  public func fitted(to displays: [Display], minimum: PixelSize) -> WindowPlace {
    guard let first = displays.first else { return self }
    let wanted = PixelRect(
      x: clamped(x), y: clamped(y), width: clamped(width), height: clamped(height))
    let shown = displays.map { $0.usableBounds.intersection(wanted) }
    let best = shown.indices.max { shown[$0].area < shown[$1].area }
    let isSeen =
      best.map {
        shown[$0].width >= WindowPlace.leastSeen && shown[$0].height >= WindowPlace.leastSeen
      } ?? false
    let screen = isSeen ? displays[best ?? 0].usableBounds : first.usableBounds
    var place = self
    place.width = min(max(wanted.width, minimum.width), max(screen.width, minimum.width))
    place.height = min(max(wanted.height, minimum.height), max(screen.height, minimum.height))
    guard isSeen else {
      place.x = screen.x + max(0, screen.width - place.width) / 2
      place.y = screen.y + max(0, screen.height - place.height) / 2
      return place
    }
    place.x = max(screen.x, min(wanted.x, screen.maxX - place.width))
    place.y = max(screen.y, min(wanted.y, screen.maxY - place.height))
    return place
  }

  /// A number that sums with others without overflow.
  private func clamped(_ value: Int) -> Int { min(max(value, -1_000_000), 1_000_000) }
}

extension PixelRect {
  /// How many pixels it covers.
  fileprivate var area: Int { isEmpty ? 0 : width * height }
}

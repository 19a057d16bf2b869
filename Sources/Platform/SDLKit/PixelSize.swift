/// A width and a height in whole pixels, or in points where it says so.
public struct PixelSize: Hashable, Sendable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Makes a size from a width and a height.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The rectangle of this size at the origin.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}

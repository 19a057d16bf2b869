internal import CSDL2

/// An upright rectangle of whole pixels, with y growing downwards.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  /// Makes a rectangle from its left and top edge, its width and its height.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Int { x + width }
  /// The bottom edge.
  public var maxY: Int { y + height }
  /// The width and height.
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// Whether it covers no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part that two rectangles share; empty where they share none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether another rectangle lies wholly inside.
  public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  /// The rectangle as SDL knows it; sides that C cannot hold are clamped.
  var sdl: SDL_Rect {
    SDL_Rect(
      x: Int32(clamping: x), y: Int32(clamping: y), w: Int32(clamping: max(0, width)),
      h: Int32(clamping: max(0, height)))
  }

  /// Makes a rectangle from SDL's.
  init(_ rect: SDL_Rect) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.w), height: Int(rect.h))
  }
}

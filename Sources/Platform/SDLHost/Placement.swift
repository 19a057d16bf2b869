internal import Drawing
internal import Geometry
internal import SDLKit

/// Where points land on the grid of pixels.
struct Placement: Hashable {
  /// The pixels of a point; any positive fraction.
  var scale: Double
  /// Where the points' origin lies, in pixels.
  var origin = Point.zero

  /// The pixel place of a point, between pixels where it falls there.
  func place(_ point: Point) -> Point { point * scale + origin }

  /// The whole pixels that a rectangle covers: each edge goes to the nearest one, so that
  /// rectangles which share an edge in points share it in pixels too.
  func pixels(_ rect: Rect) -> PixelRect {
    let left = whole(rect.minX * scale + origin.x)
    let top = whole(rect.minY * scale + origin.y)
    let right = whole(rect.maxX * scale + origin.x)
    let bottom = whole(rect.maxY * scale + origin.y)
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The placement of points that are scaled and then moved before they are placed by this one.
  func inside(offset: Point, scale inner: Double) -> Placement {
    Placement(scale: scale * inner, origin: offset * scale + origin)
  }
}

/// The nearest whole number, kept where pixels can be; not-a-number becomes 0.
func whole(_ value: Double) -> Int {
  value.isNaN ? 0 : Int(min(max(value, -1e6), 1e6).rounded())
}

extension PixelColor {
  /// The colour of a draw list.
  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

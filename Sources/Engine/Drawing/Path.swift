public import Geometry

/// A shape of straight and curved lines, in points.
public struct Path: Hashable, Sendable, Encodable {
  /// A step of the pen.
  public enum Step: Hashable, Sendable, Encodable {
    /// Begins a new line at a point.
    case move(to: Point)
    /// A straight line to a point.
    case line(to: Point)
    /// A cubic Bézier curve to a point.
    case curve(to: Point, control1: Point, control2: Point)
    /// A straight line to where this line began.
    case close
  }

  /// The steps in order.
  public var steps: [Step]

  /// Makes a shape from its steps.
  public init(_ steps: [Step] = []) { self.steps = steps }

  /// Makes an open or closed line through points.
  public init(through points: [Point], closed: Bool = false) {
    steps = points.enumerated().map {
      $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element)
    }
    if closed { steps.append(.close) }
  }

  /// The shape moved by an offset in points and multiplied by a scale before that.
  public func transformed(scale: Double, offset: Point) -> Path {
    func place(_ point: Point) -> Point { point * scale + offset }
    return Path(
      steps.map { step in
        switch step {
        case .move(let point): .move(to: place(point))
        case .line(let point): .line(to: place(point))
        case .curve(let point, let a, let b):
          .curve(to: place(point), control1: place(a), control2: place(b))
        case .close: .close
        }
      })
  }

  /// The smallest upright rectangle that holds all points and control points.
  public var bounds: Rect {
    let points = steps.flatMap { step -> [Point] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let point, let a, let b): [point, a, b]
      case .close: []
      }
    }
    guard let first = points.first else { return .zero }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

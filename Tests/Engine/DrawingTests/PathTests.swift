import Drawing
import Geometry
import Testing

struct PathTests {
  private let curve = Path([
    .move(to: Point(x: 1, y: 2)),
    .curve(to: Point(x: 5, y: 6), control1: Point(x: -3, y: 4), control2: Point(x: 8, y: 1)),
    .close,
  ])

  @Test func `the bounds hold all points and control points`() {
    #expect(curve.bounds == Rect(x: -3, y: 1, width: 11, height: 5))
    #expect(Path().bounds == .zero)
  }

  @Test func `a line through points is open unless it is closed`() {
    let points = [Point.zero, Point(x: 1, y: 0), Point(x: 1, y: 1)]
    #expect(Path(through: points).steps.last == .line(to: points[2]))
    #expect(Path(through: points, closed: true).steps.last == .close)
    #expect(Path(through: points).steps.first == .move(to: .zero))
  }

  @Test func `a shape is multiplied first and moved then`() {
    let moved = curve.transformed(scale: 2, offset: Point(x: 10, y: 0))
    #expect(moved.bounds == Rect(x: 4, y: 2, width: 22, height: 10))
    #expect(moved.steps.count == 3)
    #expect(curve.transformed(scale: 1, offset: .zero) == curve)
  }
}

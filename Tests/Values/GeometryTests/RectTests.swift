import Geometry
import TestSupport
import Testing

struct RectTests {
  private static func random(_ dice: inout Dice) -> Rect {
    Rect(
      x: dice.number(from: -50, to: 50), y: dice.number(from: -50, to: 50),
      width: dice.number(from: 0, to: 60), height: dice.number(from: 0, to: 60))
  }

  @Test func `edges, middles and sides agree`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect((rect.minX, rect.midX, rect.maxX) == (10, 25, 40))
    #expect((rect.minY, rect.midY, rect.maxY) == (20, 40, 60))
    #expect(rect.center == Point(x: 25, y: 40))
    #expect((rect.width, rect.height) == (30, 40))
  }

  @Test func `the right and the bottom edge belong to the next rectangle`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(.zero))
    #expect(!rect.contains(Point(x: 10, y: 5)))
    #expect(!rect.contains(Point(x: 5, y: 10)))
  }

  @Test func `what two rectangles share lies in both, whichever is asked`() {
    let failures = Sweep.failures(seeds: 500) { dice in
      let (a, b) = (RectTests.random(&dice), RectTests.random(&dice))
      guard a.intersection(b) == b.intersection(a) else { return ["\(a) and \(b) disagree"] }
      guard let shared = a.intersection(b) else { return [] }
      let isInBoth =
        a.contains(shared, tolerance: 1e-9) && b.contains(shared, tolerance: 1e-9)
      return isInBoth && !shared.isEmpty ? [] : ["\(a) and \(b) share \(shared)"]
    }
    #expect(failures == nil)
  }

  @Test func `rectangles that only touch share nothing`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(rect.offset(by: Point(x: 10, y: 0))) == nil)
    #expect(rect.intersection(rect.offset(by: Point(x: 0, y: 9.5))) != nil)
  }

  @Test func `an inset that is too large leaves the middle, and never a negative size`() {
    let failures = Sweep.failures(seeds: 200) { dice in
      let rect = RectTests.random(&dice)
      let amount = dice.number(from: 0, to: 100)
      let inner = rect.inset(amount)
      var faults: [String] = []
      if inner.width < 0 || inner.height < 0 { faults.append("\(rect) less \(amount): \(inner)") }
      if abs(inner.midX - rect.midX) > 1e-9 { faults.append("the middle moved") }
      return faults
    }
    #expect(failures == nil)
  }

  @Test func `a negative inset makes it larger`() {
    let rect = Rect(x: 10, y: 10, width: 10, height: 10).inset(-2)
    #expect(rect == Rect(x: 8, y: 8, width: 14, height: 14))
  }

  @Test func `the way from one rectangle to another begins at the one and ends at the other`() {
    let (from, to) = (
      Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 8, y: 4, width: 30, height: 60)
    )
    #expect(from.interpolated(to: to, 0) == from)
    #expect(from.interpolated(to: to, 1) == to)
    #expect(from.interpolated(to: to, 0.5) == Rect(x: 4, y: 2, width: 20, height: 40))
  }

  @Test func `what fits by its aspect stands in the middle and touches two sides`() {
    let failures = Sweep.failures(seeds: 200) { dice in
      let outer = RectTests.random(&dice).inset(-1)
      let aspect = dice.number(from: 0.2, to: 4)
      let inner = outer.fitting(aspect: aspect)
      let touches =
        abs(inner.width - outer.width) < 1e-9 || abs(inner.height - outer.height) < 1e-9
      let isRight =
        touches && outer.contains(inner, tolerance: 1e-9)
        && abs(inner.width - inner.height * aspect) < 1e-9
        && abs(inner.midX - outer.midX) < 1e-9 && abs(inner.midY - outer.midY) < 1e-9
      return isRight ? [] : ["\(aspect) in \(outer) gives \(inner)"]
    }
    #expect(failures == nil)
  }
}

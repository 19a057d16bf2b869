import Motion
import Testing

struct CurveTests {
  private static let times = (0...1000).map { Double($0) / 1000 }

  @Test(arguments: Curve.allCases)
  func `each curve begins at 0 and ends at 1, and stays there outside its time`(_ curve: Curve) {
    for time in [-10, -0.001, 0] { #expect(abs(curve.value(at: time)) < 1e-12) }
    for time in [1, 1.001, 10] { #expect(abs(curve.value(at: time) - 1) < 1e-12) }
  }

  @Test(arguments: Curve.allCases)
  func `no curve jumps`(_ curve: Curve) {
    for (before, after) in zip(CurveTests.times, CurveTests.times.dropFirst()) {
      let step = abs(curve.value(at: after) - curve.value(at: before))
      #expect(step < 0.006, "\(curve) jumps by \(step) at \(after)")
    }
  }

  @Test(arguments: Curve.allCases.filter { $0 != .overshoot })
  func `a curve without overshoot never goes back`(_ curve: Curve) {
    let values = CurveTests.times.map(curve.value)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
  }

  @Test func `the overshoot goes past the end by about a tenth, once`() {
    let highest = CurveTests.times.map(Curve.overshoot.value).max() ?? 0
    #expect((1.08...1.12).contains(highest))
  }

  @Test func `ease in is slow at first, ease out at last, and both together the same both ways`() {
    #expect(Curve.easeIn.value(at: 0.5) < 0.25)
    #expect(Curve.easeOut.value(at: 0.5) > 0.75)
    for time in CurveTests.times {
      let there = Curve.easeInOut.value(at: time)
      #expect(abs(there + Curve.easeInOut.value(at: 1 - time) - 1) < 1e-12)
    }
  }
}

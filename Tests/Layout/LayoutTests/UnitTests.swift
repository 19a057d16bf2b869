import Cassowary
import Geometry
import Layout
import TestSupport
import Testing

struct UnitTests {
  private func unit(_ width: Double, _ height: Double, scale: Double = 1) -> Double {
    let layout = LayoutTree()
    layout.resize(to: Size(width: width, height: height), scale: scale)
    return layout.value(of: layout.unit)
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func `the unit is 1 in the windows that the measures are made for`() {
    #expect(isClose(unit(375, 667), 1))
    #expect(isClose(unit(960, 600), 1))
    #expect(isClose(unit(760, 320), 1))
    #expect(isClose(unit(320, 240), 1))
  }

  @Test func `type grows with the window, also where a point is a pixel of a large screen`() {
    #expect(isClose(unit(3840, 2160), 3.6))
    #expect(isClose(unit(1920, 1200), 2))
    #expect(isClose(unit(1920, 1200, scale: 2), 2))
  }

  @Test func `the unit is never zero or without bounds, and fits both sides`() {
    let failures = Sweep.failures(over: WindowCase.many()) { window in
      let layout = LayoutTree()
      layout.resize(to: window.size, scale: window.scale)
      let unit = layout.value(of: layout.unit)
      let isRight =
        unit > 0.15 && unit < 14 && unit * 320 <= window.size.width + 1e-6
        && unit * 240 <= window.size.height + 1e-6
      return isRight && layout.conflicts.isEmpty ? [] : ["\(unit) \(layout.conflicts)"]
    }
    #expect(failures == nil)
  }
}

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

  @Test func `a wish for more room than there is makes no type smaller`() {
    let layout = LayoutTree()
    let (panel, rows) = (layout.box("panel"), (0..<5).map { layout.box("row \($0)") })
    layout.add(panel.isInside(layout.window), panel.centers(in: layout.window))
    layout.add(
      [(panel.width == layout.unit * 640).strength(.medium).named("panel width")],
      [(panel.height == layout.unit * 900).strength(.medium).named("panel height")])
    layout.addColumn(rows, in: panel, width: layout.unit * 900, height: layout.unit * 300)
    let failures = Sweep.failures(over: WindowCase.some(60)) { window in
      layout.resize(to: window.size, scale: window.scale)
      let alone = unit(window.size.width, window.size.height)
      let present = layout.value(of: layout.unit)
      return isClose(present, alone) ? [] : ["\(present) and not \(alone)"]
    }
    #expect(failures == nil)
  }

  @Test func `room for fingers may make type smaller, and what must be may`() {
    let layout = LayoutTree(size: Size(width: 320, height: 240))
    let (title, button) = (layout.box("title"), layout.box("button"))
    layout.add(
      [(title.top == 0).named("title top"), (title.height == layout.unit * 220).named("title")],
      [(button.top == title.bottom).named("button below")],
      [(button.bottom <= layout.window.bottom).named("button in window")],
      [(button.height >= 40).strength(.strong).named("button for a finger")])
    layout.settle()
    #expect(layout.frame(of: button).height >= 40)
    #expect(layout.conflicts == [])
  }
}

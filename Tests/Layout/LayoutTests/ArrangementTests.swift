import Cassowary
import Geometry
import Layout
import TestSupport
import Testing

struct ArrangementTests {
  private static func overlaps(_ frames: [Rect]) -> [String] {
    frames.indices.flatMap { index in
      frames[..<index].compactMap {
        frames[index].inset(0.01).intersection($0) == nil ? nil : "\(frames[index]) over \($0)"
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical], [1, 2, 3, 9])
  func `a row fills its box with boxes of one length`(_ axis: Axis, _ count: Int) {
    let layout = LayoutTree()
    let boxes = (0..<count).map { layout.box("box \($0)") }
    layout.add(layout.row(boxes, in: layout.window, along: axis, spacing: layout.unit * 4))
    let failures = Sweep.failures(over: WindowCase.many(100)) { window in
      layout.resize(to: window.size, scale: window.scale)
      let frames = boxes.map(layout.frame)
      let whole = layout.frame(of: layout.window)
      let lengths = frames.map { axis == .horizontal ? $0.width : $0.height }
      let spread = (lengths.max() ?? 0) - (lengths.min() ?? 0)
      let isFull =
        axis == .horizontal
        ? abs((frames.last?.maxX ?? 0) - whole.maxX) < 1e-6
        : abs((frames.last?.maxY ?? 0) - whole.maxY) < 1e-6
      return ArrangementTests.overlaps(frames) + (isFull ? [] : ["not full"])
        + (spread <= 1 / window.scale + 1e-6 ? [] : ["lengths \(lengths)"])
    }
    #expect(failures == nil)
    #expect(layout.conflicts == [])
  }

  @Test(arguments: [(1, 1), (3, 2), (7, 3), (11, 4), (5, 9), (4, 0)])
  func `a grid has cells of one size in rows of so many columns`(_ count: Int, _ columns: Int) {
    let layout = LayoutTree()
    let boxes = (0..<count).map { layout.box("cell \($0)") }
    layout.add(layout.grid(boxes, in: layout.window, columns: columns, spacing: layout.unit * 3))
    let used = max(1, min(columns, count))
    let failures = Sweep.failures(over: WindowCase.many(100)) { window in
      layout.resize(to: window.size, scale: window.scale)
      let frames = boxes.map(layout.frame)
      let whole = layout.frame(of: layout.window)
      let rows = Set(frames.map(\.minY)).count
      let fits = frames.allSatisfy { whole.contains($0, tolerance: 0.01) }
      return ArrangementTests.overlaps(frames) + (fits ? [] : ["leaves the window"])
        + (rows == (count + used - 1) / used ? [] : ["\(rows) rows"])
        + (Set(frames.map(\.minX)).count == used ? [] : ["\(frames)"])
    }
    #expect(failures == nil)
    #expect(layout.conflicts == [])
  }

  @Test(arguments: [1, 2, 4])
  func `a column stays in its region, one below the other, large enough where there is room`(
    _ count: Int
  ) {
    let layout = LayoutTree()
    let boxes = (0..<count).map { layout.box("button \($0)") }
    layout.addColumn(
      boxes, in: layout.window, width: layout.unit * 240, height: layout.unit * 54)
    let failures = Sweep.failures(over: WindowCase.many()) { window in
      layout.resize(to: window.size, scale: window.scale)
      let frames = boxes.map(layout.frame)
      let whole = layout.frame(of: layout.window)
      var faults = ArrangementTests.overlaps(frames)
      if !frames.allSatisfy({ whole.contains($0, tolerance: 0.01) }) { faults.append("outside") }
      let isLarge = frames.allSatisfy { min($0.width, $0.height) >= 40 - 0.01 }
      if layout.classes.hasRoomForFingers, !isLarge { faults.append("small: \(frames)") }
      return faults
    }
    #expect(failures == nil)
    #expect(layout.conflicts == [])
  }

  @Test func `a column without room shrinks rather than leave its region`() {
    let layout = LayoutTree(size: Size(width: 320, height: 240))
    let (region, boxes) = (layout.box("region"), (0..<4).map { layout.box("button \($0)") })
    layout.add(
      region.centers(in: layout.window), region.measures(100 * layout.unit, by: 60 * layout.unit))
    layout.addColumn(boxes, in: region, width: layout.unit * 240, height: layout.unit * 54)
    layout.settle()
    let frames = boxes.map(layout.frame)
    #expect(frames.allSatisfy { layout.frame(of: region).contains($0, tolerance: 0.01) })
    #expect(ArrangementTests.overlaps(frames).isEmpty)
  }

  @Test func `nothing is arranged of no boxes`() {
    let layout = LayoutTree()
    #expect(layout.row([], in: layout.window, along: .vertical).isEmpty)
    #expect(layout.grid([], in: layout.window, columns: 3).isEmpty)
    layout.addColumn([], in: layout.window, width: layout.unit * 1, height: layout.unit * 1)
  }
}

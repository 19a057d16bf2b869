import Cassowary
import Geometry
import Layout
import TestSupport
import Testing

/// A layout in which every arrangement is another.
private struct Sample {
  let layout = LayoutTree()
  let boxes: [Box]

  init() {
    let (layout, window) = (layout, layout.window)
    boxes = (0..<6).map { layout.box("box \($0)") }
    let margin = layout.unit * 12
    layout.add(boxes[0].spans(window, margin: margin))
    layout.add(when: .form(.portrait, .tiny), boxes[0].stands(in: window, margin: margin))
    layout.add(
      when: .form(.landscape, .short),
      [
        (boxes[0].height == window.height * 0.5).named("half"),
        (boxes[0].centerY == window.centerY).named("middle"),
      ])
    layout.add(boxes[1].centers(in: boxes[0]), boxes[1].isInside(boxes[0]))
    layout.add(
      [(boxes[1].width == 300).strength(.medium).named("wide")],
      [(boxes[1].height == boxes[1].width * 0.5).named("aspect")])
    layout.addColumn(
      Array(boxes[2...]), in: boxes[1], width: layout.unit * 200, height: layout.unit * 50)
  }

  var frames: [Rect] { boxes.map(layout.frame) }
}

struct ResizeTests {
  @Test func `a resize gives what a fresh start at that size gives`() {
    let sample = Sample()
    let failures = Sweep.failures(over: WindowCase.many(200, seed: 3)) { window in
      sample.layout.resize(to: window.size, scale: window.scale)
      let fresh = Sample()
      fresh.layout.resize(to: window.size, scale: window.scale)
      return fresh.frames == sample.frames
        ? [] : zip(fresh.frames, sample.frames).filter { $0 != $1 }.map { "\($0) is now \($1)" }
    }
    #expect(failures == nil)
    #expect(sample.layout.conflicts.isEmpty)
  }

  @Test func `each step of a slow drag gives what a start at that size gives`() {
    let sample = Sample()
    let steps = (0..<120).map { WindowCase(200 + Double($0) * 7, 640 - Double($0) * 3.5) }
    let failures = Sweep.failures(over: steps) { window in
      sample.layout.resize(to: window.size, scale: 1)
      let fresh = Sample()
      fresh.layout.resize(to: window.size, scale: 1)
      return fresh.frames == sample.frames ? [] : ["\(fresh.frames) is now \(sample.frames)"]
    }
    #expect(failures == nil)
  }

  @Test func `edges lie on whole pixels, and no frame is of negative size`() {
    let sample = Sample()
    let failures = Sweep.failures(over: WindowCase.many()) { window in
      sample.layout.resize(to: window.size, scale: window.scale)
      return sample.frames.flatMap { frame in
        [frame.minX, frame.minY, frame.maxX, frame.maxY].filter {
          abs($0 * window.scale - ($0 * window.scale).rounded()) > 1e-6
        }.map { "an edge at \($0)" } + (frame.width < 0 || frame.height < 0 ? ["\(frame)"] : [])
      }
    }
    #expect(failures == nil)
  }

  @Test func `boxes that touch still touch on whole pixels`() {
    let layout = LayoutTree()
    let cells = (0..<7).map { layout.box("cell \($0)") }
    layout.add(layout.row(cells, in: layout.window, along: .horizontal))
    let failures = Sweep.failures(over: WindowCase.many()) { window in
      layout.resize(to: window.size, scale: window.scale)
      return zip(cells, cells.dropFirst()).compactMap { before, after in
        let gap = layout.frame(of: after).minX - layout.frame(of: before).maxX
        return abs(gap) < 1e-9 ? nil : "a gap of \(gap)"
      }
    }
    #expect(failures == nil)
  }

  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func `halves of a pixel go up, also a hair below`(_ scale: Double) {
    let layout = LayoutTree()
    layout.resize(to: Size(width: 640, height: 480), scale: scale)
    #expect(layout.snapped(10.5 / scale) == 11 / scale)
    #expect(layout.snapped((10.5 - 1e-9) / scale) == 11 / scale)
    #expect(layout.snapped(10.49 / scale) == 10 / scale)
  }
}

import Cassowary
import Geometry
import Layout
import Testing

struct ConflictTests {
  private let layout = LayoutTree(size: Size(width: 800, height: 600))

  private func placed(_ name: String) -> Box {
    let box = layout.box(name)
    layout.add(box.stands(in: layout.window), [(box.left == 0).named("\(name) left")])
    return box
  }

  @Test func `of two that contradict each other the later gives way, and both are named`() {
    let box = placed("box")
    layout.add([(box.width == 100).named("narrow")], [(box.width == 200).named("wide")])
    layout.settle()
    #expect(layout.frame(of: box).width == 100)
    #expect(layout.conflicts.count == 1)
    #expect(layout.conflicts.first?.constraint == "wide")
    #expect(layout.conflicts.first?.against.contains("narrow") == true)
    let line = layout.conflicts.first?.description ?? ""
    #expect(line.hasPrefix("layout: \"wide\" gives way to"))
    #expect(line.contains("\"narrow\""))
  }

  @Test func `what gave way stays a wish and the rest is kept`() {
    let (box, other) = (placed("box"), placed("other"))
    layout.add([
      (box.width <= 100).named("at most"), (box.width >= 300).named("at least"),
      (other.width == box.width * 2).named("twice"),
    ])
    layout.settle()
    #expect(layout.frame(of: box).width == 100)
    #expect(layout.frame(of: other).width == 200)
    #expect(layout.conflicts.map(\.constraint) == ["at least"])
  }

  @Test func `a conflict is recorded once, however often it comes`() {
    let box = placed("box")
    layout.add([(box.width == 100).named("narrow")])
    layout.add(when: .form(.landscape), [(box.width == 200).named("wide")])
    for _ in 0..<5 {
      layout.resize(to: Size(width: 800, height: 600), scale: 1)
      layout.resize(to: Size(width: 300, height: 600), scale: 1)
    }
    #expect(layout.conflicts.map(\.constraint) == ["wide"])
    #expect(layout.frame(of: box).width == 100)
  }

  @Test func `one that gave way goes with its set`() {
    let box = placed("box")
    layout.add(when: .form(.portrait), [(box.width == 100).named("narrow")])
    layout.add(
      when: .form(.landscape),
      [(box.width == 150).named("middle"), (box.width == 200).named("wide")])
    layout.resize(to: Size(width: 800, height: 600), scale: 1)
    #expect(layout.frame(of: box).width == 150)
    layout.resize(to: Size(width: 300, height: 600), scale: 1)
    #expect(layout.frame(of: box).width == 100)
    layout.resize(to: Size(width: 800, height: 600), scale: 1)
    #expect(layout.frame(of: box).width == 150)
  }

  @Test func `no box is of negative size, whatever is asked`() {
    let box = placed("box")
    layout.add([(box.width == -50).named("negative")])
    layout.settle()
    #expect(layout.frame(of: box).width == 0)
    #expect(layout.conflicts.map(\.constraint) == ["negative"])
  }

  @Test func `several that contradict give way in one batch, each named with its opponents`() {
    let boxes = (0..<12).map { placed("box \($0)") }
    for (index, box) in boxes.enumerated() {
      layout.add([(box.width == Double(index + 1) * 10).named("\(box.name) is narrow")])
    }
    for box in boxes { layout.add([(box.width == 500).named("\(box.name) is wide")]) }
    layout.settle()
    #expect(boxes.map { layout.frame(of: $0).width } == (1...12).map { Double($0) * 10 })
    #expect(layout.conflicts.map(\.constraint) == boxes.map { "\($0.name) is wide" })
    #expect(layout.conflicts.map(\.against) == boxes.map { ["\($0.name) is narrow"] })
  }

  @Test func `what is no constraint at all is left out, and nothing else suffers`() {
    let (box, other) = (placed("box"), placed("other"))
    let half = (box.width == layout.window.width * 0.5).named("half")
    layout.add([
      (other.width == 20 / 0).named("endless"), half, half, (box.height * .nan <= 9).named("vague"),
      (other.width == box.width * 0.25).named("quarter"),
    ])
    layout.resize(to: Size(width: 640, height: 480), scale: 1)
    #expect(layout.frame(of: box).width == 320)
    #expect(layout.frame(of: other).width == 80)
    #expect(
      layout.conflicts.map(\.description) == [
        "layout: \"endless\" gives way", "layout: \"half\" gives way",
        "layout: \"vague\" gives way",
      ])
  }

  @Test func `what was left out may go with its set`() {
    let box = placed("box")
    layout.add(
      when: .form(.landscape),
      [(box.width == 70).named("narrow"), (box.width <= .nan).named("vague")])
    layout.add(when: .form(.portrait), [(box.width == 30).named("very narrow")])
    for _ in 0..<3 {
      layout.resize(to: Size(width: 800, height: 600), scale: 1)
      #expect(layout.frame(of: box).width == 70)
      layout.resize(to: Size(width: 300, height: 600), scale: 1)
      #expect(layout.frame(of: box).width == 30)
    }
    #expect(layout.conflicts.map(\.constraint) == ["vague"])
  }

  @Test func `a layout without contradiction has no conflict`() {
    _ = placed("box")
    layout.settle()
    #expect(layout.conflicts == [])
  }
}

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

  @Test func `a layout without contradiction has no conflict`() {
    _ = placed("box")
    layout.settle()
    #expect(layout.conflicts == [])
  }
}

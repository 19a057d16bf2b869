import Cassowary
import Geometry
import Layout
import TestSupport
import Testing

struct ConditionTests {
  private static let windows: [(SizeClasses.Form, WindowCase)] = [
    (.portrait, WindowCase(375, 667)), (.landscape, WindowCase(1280, 720)),
    (.short, WindowCase(1000, 320)), (.tiny, WindowCase(200, 160)),
  ]

  @Test func `a set holds in its forms and in no others`() {
    let layout = LayoutTree()
    let box = layout.box("box")
    for (index, form) in SizeClasses.Form.allCases.enumerated() {
      layout.add(
        when: .form(form), [(box.width == Double(index + 1) * 10).named("\(form.rawValue)")])
    }
    for (form, window) in ConditionTests.windows + ConditionTests.windows.reversed() {
      layout.resize(to: window.size, scale: window.scale)
      let index = SizeClasses.Form.allCases.firstIndex(of: form) ?? 9
      #expect(layout.frame(of: box).width == Double(index + 1) * 10, "\(form)")
    }
    #expect(layout.conflicts == [])
  }

  @Test func `a set for several forms stays while the window goes from one to another`() {
    let layout = LayoutTree()
    let box = layout.box("box")
    layout.add([(box.width == 7).strength(.weak).named("else")])
    layout.add(when: .form(.portrait, .tiny), [(box.width == 70).named("narrow")])
    let widths = ConditionTests.windows.map { _, window in
      layout.resize(to: window.size, scale: window.scale)
      return layout.frame(of: box).width
    }
    #expect(widths == [70, 7, 7, 70])
  }

  @Test func `any test of the classes can be a condition`() {
    let layout = LayoutTree()
    let box = layout.box("box")
    layout.add([(box.width == 7).strength(.weak).named("else")])
    layout.add(
      when: LayoutCondition { !$0.hasRoomForFingers }, [(box.width == 70).named("no fingers")])
    layout.resize(to: Size(width: 319, height: 240), scale: 1)
    #expect(layout.frame(of: box).width == 70)
    layout.resize(to: Size(width: 320, height: 240), scale: 1)
    #expect(layout.frame(of: box).width == 7)
  }

  @Test func `what is added later holds from the next settling`() {
    let layout = LayoutTree()
    let box = layout.box("box")
    layout.resize(to: Size(width: 640, height: 480), scale: 1)
    layout.add(box.fills(layout.window, margin: Expression(constant: 10)))
    layout.settle()
    #expect(layout.frame(of: box) == Rect(x: 10, y: 10, width: 620, height: 460))
  }

  @Test func `a guide that was made editable follows suggestions`() {
    let layout = LayoutTree()
    let (box, guide) = (layout.box("box"), layout.guide("offset"))
    layout.makeEditable(guide)
    layout.add([(box.left == layout.window.left - guide).named("scrolls")])
    layout.settle()
    for offset in [0.0, 40, -12, 1000] {
      layout.suggest(guide, offset)
      #expect(layout.frame(of: box).minX == -offset)
      #expect(layout.value(of: guide) == offset)
    }
  }
}

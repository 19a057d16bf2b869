import Cassowary
import Drawing
import Geometry
import Layout
import Scenes
import TestSupport
import Testing

struct ScrollTests {
  private let driver = StageDriver(size: Size(width: 400, height: 300))
  private let scene = TestScene("list")
  private let viewport: Box

  /// Ten rows of 60 points in a viewport of the window's height less 100.
  init() {
    let screen = scene.screen
    let layout = screen.layout
    viewport = layout.box("viewport")
    let content = layout.box("content")
    let rows = (0..<10).map { layout.box("row \($0)") }
    layout.add(
      viewport.spans(layout.window),
      [
        (viewport.top == 50).named("viewport top"),
        (viewport.height == layout.window.height - 100).named("viewport height"),
        (content.height == 600).named("content height"),
      ])
    screen.makeScroll(viewport: viewport, content: content)
    layout.add(layout.row(rows, in: content, along: .vertical))
    for (index, row) in rows.enumerated() { scene.addButton("\(index)", row).isScrolled = true }
    driver.stage.push(scene)
    driver.settle()
  }

  private var first: Double {
    scene.screen.layout.value(of: scene.screen.scroll.map(\.content.top) ?? viewport.top)
  }
  private var visible: [String] { driver.nodes.map(\.id) }

  @Test func `what is wholly inside the viewport is visible, and can be pressed`() {
    #expect(visible == ["0", "1", "2"])
    driver.tap(at: Point(x: 10, y: 20))
    #expect(scene.presses == [], "above the viewport")
    driver.receive(.scroll(at: .zero, by: 60))
    #expect(visible == ["1", "2", "3"])
    driver.tap(at: Point(x: 10, y: 60))
    #expect(scene.presses == ["1"])
  }

  @Test func `it scrolls from its beginning to its end and no further`() {
    driver.receive(.scroll(at: .zero, by: -500))
    #expect(first == 50)
    driver.receive(.scroll(at: .zero, by: 9999))
    #expect(first == 50 - 400)
    driver.receive(.scroll(at: .zero, by: -10))
    #expect(first == 50 - 390)
  }

  @Test func `a drag scrolls and presses nothing`() {
    driver.receive(.pointerDown(Point(x: 50, y: 200)))
    for y in stride(from: 195.0, through: 100, by: -5) {
      driver.receive(.pointerMoved(Point(x: 50, y: y)))
    }
    driver.receive(.pointerUp(Point(x: 50, y: 100)))
    #expect(first == 50 - 100)
    #expect(scene.presses == [])
    driver.advance(by: 1000)
    driver.receive(.pointerMoved(Point(x: 50, y: 200)))
    #expect(first == 50 - 100, "moving without a press scrolls nothing")
  }

  @Test func `a finger that trembles still presses`() {
    driver.receive(.pointerDown(Point(x: 50, y: 80)))
    driver.receive(.pointerMoved(Point(x: 53, y: 86)))
    driver.receive(.pointerUp(Point(x: 53, y: 86)))
    #expect(scene.presses == ["0"])
    #expect(first == 50)
  }

  @Test func `what gets the focus by keys is scrolled into sight`() {
    for _ in 0..<10 { driver.key("Tab") }
    #expect(scene.screen.focused?.id == "9")
    #expect(visible.contains("9"))
    driver.key("Tab")
    #expect(visible.contains("0"))
  }

  @Test func `what has the focus stays in sight in another window`() {
    for _ in 0..<6 { driver.key("Tab") }
    let failures = Sweep.failures(over: stride(from: 300, through: 170, by: -7)) { height in
      driver.resize(400, Double(height))
      return visible.contains("5") ? [] : ["\(visible)"]
    }
    #expect(failures == nil)
  }

  @Test func `a window with room for all is scrolled back to the beginning`() {
    driver.receive(.scroll(at: .zero, by: 9999))
    driver.resize(400, 1000)
    #expect(first == 50)
    #expect(visible.count == 10)
  }

  @Test func `rows are drawn inside the viewport alone, and a ring around it`() {
    guard case .clip(let frame, let commands)? = driver.drawList.commands.first else {
      Issue.record("not clipped")
      return
    }
    let viewport = Rect(x: 0, y: 50, width: 400, height: 200)
    #expect(frame.contains(viewport.inset(-3), tolerance: 0.01))
    #expect(viewport.inset(-5).contains(frame, tolerance: 0.01))
    #expect(commands.count == 10)
  }
}

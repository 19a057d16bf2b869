import Drawing
import Geometry
import Layout
import Scenes
import TestSupport
import Testing

/// What a press does, and what it must not do: FAULTS 14, 16, 17, 18 and 19.
struct PressTests {
  private let driver = StageDriver(size: Size(width: 800, height: 600))
  private let scene = TestScene("game", buttons: ["left", "right"])
  private let inLeft = Point(x: 100, y: 300)
  private let inRight = Point(x: 700, y: 300)

  init() {
    driver.stage.push(scene)
    driver.settle()
  }

  @Test func `a press and a release on the same element fire it once`() {
    driver.tap("left")
    #expect(scene.presses == ["left"])
  }

  @Test func `a press that is dragged off fires nothing, and the next one works`() throws {
    try #require(scene.screen.element("left")).takesDoubleClicks = false
    driver.receive(.pointerDown(inLeft))
    driver.receive(.pointerMoved(inRight))
    driver.receive(.pointerUp(inRight))
    #expect(scene.presses == [])
    driver.advance(by: 50)
    driver.tap(at: inLeft)
    #expect(scene.presses == ["left"])
  }

  @Test func `a press that is dragged off and back fires`() {
    driver.receive(.pointerDown(inLeft))
    driver.receive(.pointerMoved(inRight))
    driver.receive(.pointerUp(inLeft))
    #expect(scene.presses == ["left"])
  }

  @Test func `a release without a press fires nothing`() {
    driver.receive(.pointerUp(inLeft))
    #expect(scene.presses == [])
  }

  @Test func `a press that the system takes back fires nothing`() {
    driver.receive(.pointerDown(inLeft))
    driver.receive(.pointerCancelled)
    driver.receive(.pointerUp(inLeft))
    driver.receive(.pointerDown(inRight))
    driver.receive(.focus(false))
    driver.receive(.pointerUp(inRight))
    #expect(scene.presses == [])
  }

  @Test func `what is hidden or switched off meanwhile is not fired`() throws {
    let left = try #require(scene.screen.element("left"))
    for change in [\Element.isHidden, \Element.isEnabled] {
      driver.receive(.pointerDown(inLeft))
      left[keyPath: change].toggle()
      driver.receive(.pointerUp(inLeft))
      left[keyPath: change].toggle()
      driver.advance(by: 1000)
    }
    #expect(scene.presses == [])
  }

  @Test func `moving and the wheel press nothing`() {
    driver.receive(.pointerMoved(inLeft))
    driver.receive(.scroll(at: inLeft, by: 100))
    driver.receive(.scroll(at: inLeft, by: -100))
    #expect(scene.presses == [])
  }

  @Test func `the uppermost of what lies above one another is pressed`() {
    let above = scene.screen.layout.box("above")
    scene.screen.layout.add(above.fills(scene.screen.layout.window))
    scene.addButton("above", above)
    driver.resize(400, 300)
    driver.tap(at: Point(x: 10, y: 10))
    #expect(scene.presses == ["above"])
  }

  @Test func `a click, Return and a gamepad's button do not go through an overlay`() {
    let overlay = TestScene("pause")
    driver.stage.overlay(overlay)
    driver.settle()
    driver.tap(at: inLeft)
    for _ in 0..<3 { driver.key("Return") }
    for _ in 0..<3 { driver.button("a") }
    driver.receive(.scroll(at: inLeft, by: 10))
    driver.type("x")
    #expect(scene.presses == [])
    #expect(scene.events == [])
  }

  @Test func `a press that is held while an overlay comes and goes fires nothing`() {
    driver.receive(.pointerDown(inLeft))
    driver.stage.overlay(TestScene("pause"))
    driver.settle()
    driver.receive(.pointerUp(inLeft))
    driver.stage.close()
    driver.settle()
    driver.receive(.pointerUp(inLeft))
    #expect(scene.presses == [])
    #expect(driver.drawList.words.contains("FF0000") == false, "nothing looks pressed")
  }

  @Test func `an event that a scene uses up goes no further`() {
    scene.usesUp = { _ in true }
    driver.tap(at: inLeft)
    driver.key("Escape")
    #expect(scene.presses == [])
    #expect(scene.events.count == 3)
  }

  @Test func `a window that gains or loses the keyboard tells every scene`() {
    let overlay = TestScene("pause")
    driver.stage.overlay(overlay)
    driver.receive(.focus(false))
    #expect(scene.events == [.focus(false)])
    #expect(overlay.events == [.focus(false)])
  }

  @Test(arguments: ["Return", "Space", "Escape", "F"])
  func `a key that is held acts once`(_ key: String) {
    driver.stage.push(TestScene("second", buttons: ["only"]))
    driver.stage.push(TestScene("third", buttons: ["only"]))
    driver.settle()
    driver.key("Tab")
    driver.key(key)
    let (depth, presses) = (driver.stage.scenes.count, (driver.top as? TestScene)?.presses)
    driver.repeatKey(key)
    #expect(driver.stage.scenes.count == depth)
    #expect((driver.top as? TestScene)?.presses == presses)
  }

  @Test func `an arrow that is held goes on, as lists need it`() {
    driver.key("Tab")
    driver.repeatKey("Tab", times: 1)
    #expect(scene.screen.focused?.id == "right")
  }
}

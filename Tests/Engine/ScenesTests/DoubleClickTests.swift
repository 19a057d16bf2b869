import Geometry
import Routing
import Scenes
import TestSupport
import Testing

/// One tap counts once, however many events it is: FAULTS 16.
struct DoubleClickTests {
  private let driver = StageDriver(size: Size(width: 800, height: 600))
  private let scene = TestScene("game", buttons: ["left", "right"])
  private let place = Point(x: 100, y: 300)

  init() {
    driver.stage.push(scene)
    driver.settle()
  }

  private func setAnswer() throws {
    try #require(scene.screen.element("left")).takesDoubleClicks = false
  }

  @Test func `a double click on an answer counts once, and so does a triple one`() throws {
    try setAnswer()
    for _ in 0..<3 {
      driver.tap(at: place)
      driver.advance(by: 120)
    }
    #expect(scene.presses == ["left"])
  }

  @Test func `a touch that comes a second time as the mouse, in any order of events, counts once`()
    throws
  {
    try setAnswer()
    driver.receive(.pointerDown(place))
    driver.receive(.pointerDown(place))
    driver.receive(.pointerUp(place))
    driver.receive(.pointerUp(place))
    #expect(scene.presses.count == 1)
  }

  @Test func `two presses that are far apart in time or place are two`() throws {
    try setAnswer()
    driver.tap(at: place)
    driver.advance(by: 400)
    driver.tap(at: place)
    driver.advance(by: 50)
    driver.tap(at: Point(x: 100, y: 330))
    #expect(scene.presses.count == 3)
  }

  @Test func `a switch takes both presses of a double click`() {
    driver.tap(at: place)
    driver.advance(by: 120)
    driver.tap(at: place)
    #expect(scene.presses.count == 2)
  }

  @Test func `a double click on Next presses nothing on the screen that it leads to`() {
    let next = TestScene("next", buttons: ["left", "right"])
    scene.screen.element("left")?.press = { driver.stage.push(next) }
    driver.tap(at: place)
    driver.advance(by: 120)
    driver.tap(at: place)
    #expect(next.presses == [])
    #expect(next.events.count == 1, "the release alone")
  }

  @Test func `nor does it where scenes change at once and the old one is gone`() {
    driver.stage.reducesMotion = true
    for count in 0..<20 {
      let next = TestScene("next \(count)", buttons: ["left", "right"])
      let stage = driver.stage
      (driver.top as? TestScene)?.screen.element("left")?.press = { stage.replace(with: next) }
      driver.tap(at: place)
      driver.advance(by: 120)
      driver.tap(at: place)
      #expect(next.presses == [])
      driver.advance(by: 1000)
    }
  }

  @Test func `a double click beside an overlay closes one overlay`() {
    for name in ["settings", "share"] {
      let overlay = TestScene(name)
      overlay.usesUp = { [stage = driver.stage] event in
        guard case .pointerDown = event else { return false }
        stage.close()
        return true
      }
      driver.stage.overlay(overlay)
      driver.settle()
    }
    driver.tap(at: place)
    driver.advance(by: 120)
    driver.tap(at: place)
    #expect(driver.stage.scenes.map { $0.route.path.joined() } == ["game", "settings"])
    #expect(scene.presses == [])
  }
}

import Drawing
import GameModules
import Geometry
import Scenes
import Storage
import TestSupport
import Testing

struct TutorialTests {
  private let lesson = Lesson()
  private var driver: StageDriver { lesson.driver }
  private var settings: Settings { lesson.services.settings }

  @Test func `it goes through its steps to the end, and is seen then`() {
    lesson.begin()
    for step in 0..<5 {
      #expect(lesson.step == step)
      #expect(settings.tutorialAt == .init(id: Lesson.id, step: step))
      #expect(settings.tutorialsSeen == [])
      driver.tap("tutorial.next")
      driver.settle()
    }
    #expect(driver.top === lesson.base)
    #expect(settings.tutorialsSeen == [Lesson.id])
    #expect(settings.tutorialAt == nil)
  }

  @Test func `it says so when the last step is there`() {
    lesson.begin()
    let labels = (0..<5).map { _ in
      defer { driver.key("Right") }
      return driver.node("tutorial.next")?.label
    }
    #expect(Set(labels.prefix(4)).count == 1)
    #expect(labels.last != labels.first)
  }

  @Test(arguments: ["tap", "Escape", "AC Back", "b", "start"])
  func `it can be skipped from any step, and is seen then`(_ way: String) {
    lesson.begin()
    driver.key("Right")
    switch way {
    case "tap": driver.tap("tutorial.skip")
    case "b", "start": driver.button(way)
    default: driver.key(way)
    }
    driver.settle()
    #expect(driver.top === lesson.base)
    #expect(settings.tutorialsSeen == [Lesson.id])
    #expect(settings.tutorialAt == nil)
  }

  @Test func `what is seen twice is remembered once`() {
    for _ in 0..<2 {
      lesson.begin()
      driver.key("Escape")
      driver.settle()
    }
    #expect(settings.tutorialsSeen == [Lesson.id])
  }

  @Test(arguments: 0..<5)
  func `left in the middle it goes on at the same step, also in another session`(_ step: Int) {
    lesson.begin()
    for _ in 0..<step { driver.key("Right") }
    let next = Lesson()
    next.services.settings = settings
    next.begin()
    #expect(next.step == step)
    #expect(next.services.settings.tutorialsSeen == [])
  }

  @Test(arguments: [-1, 5, 99, Int.max])
  func `a stored step that there is not is the nearest one`(_ step: Int) {
    lesson.services.settings.tutorialAt = .init(id: Lesson.id, step: step)
    lesson.begin()
    #expect(lesson.step == (step < 0 ? 0 : 4))
  }

  @Test func `another tutorial's step is not taken for its own`() {
    lesson.services.settings.tutorialAt = .init(id: "mix.fantasy", step: 3)
    lesson.begin()
    #expect(lesson.step == 0)
  }

  @Test(arguments: ["Space", "Return", "Keypad Enter", "Right"])
  func `keys go on, and Left goes back, not past the first`(_ key: String) {
    lesson.begin()
    driver.key(key)
    driver.key(key)
    #expect(lesson.step == 2)
    for expected in [1, 0, 0] {
      driver.key("Left")
      #expect(lesson.step == expected)
    }
    #expect(driver.stage.overlayName == "tutorial")
  }

  @Test func `so does a gamepad`() {
    lesson.begin()
    driver.button("a")
    driver.button("dpright")
    #expect(lesson.step == 2)
    driver.button("dpleft")
    #expect(lesson.step == 1)
  }

  @Test(arguments: ["Space", "Return", "Right", "Left"])
  func `a key that is held does so once`(_ key: String) {
    lesson.begin()
    driver.key("Right")
    driver.key(key)
    let step = lesson.step
    driver.repeatKey(key)
    #expect(lesson.step == step)
  }

  @Test func `Return presses the button that keys have moved to`() {
    lesson.begin()
    driver.key("Tab")
    driver.key("Return")
    #expect(lesson.step == 1, "next has the focus first")
    #expect(driver.top?.screen.showsFocus == true)
    driver.key("Tab")
    #expect(driver.top?.screen.focused?.id == "tutorial.skip")
    driver.key("Return")
    driver.settle()
    #expect(driver.top === lesson.base)
  }

  @Test func `a double click on Next goes one step`() {
    lesson.begin()
    driver.tap("tutorial.next")
    driver.advance(by: 100)
    driver.tap("tutorial.next")
    #expect(lesson.step == 1)
  }

  @Test func `nothing below it is pressed`() {
    lesson.begin()
    driver.tap(at: lesson.spotFrame.center)
    driver.tap(at: Point(x: 3, y: 3))
    #expect(lesson.base.presses == [])
    #expect(lesson.step == 0)
  }

  @Test func `it is still, and looks the same at any time`() {
    lesson.begin()
    let list = driver.drawList
    #expect(driver.stage.wake == .never)
    driver.advance(by: 60_000, frame: 1000)
    #expect(driver.drawList == list)
  }

  @Test func `a step lets the screen below show what it is about`() {
    var shown = 0
    let step = TutorialScene.Step(
      titleKey: "a", textKey: "b", show: { shown += 1 }, spot: { .zero })
    driver.stage.overlay(
      TutorialScene(
        id: "x", steps: [step], route: lesson.base.route, lesson.services.services))
    #expect(shown > 0)
  }
}

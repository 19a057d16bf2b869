import Cassowary
import Geometry
import Layout
import Scenes
import TestSupport
import Testing

struct FocusTests {
  private let driver = StageDriver(size: Size(width: 600, height: 600))
  private let scene = TestScene("game")

  /// Nine buttons in three rows.
  init() {
    let layout = scene.screen.layout
    let boxes = (0..<9).map { layout.box("\($0)") }
    layout.add(layout.grid(boxes, in: layout.window, columns: 3))
    for (index, box) in boxes.enumerated() { scene.addButton("\(index)", box) }
    driver.stage.push(scene)
    driver.settle()
  }

  private var focused: String? { scene.screen.focused?.id }
  private var isShown: Bool { driver.drawList.words.contains("00FF00") }

  @Test func `the focus is shown once keys are used, and hidden by the pointer`() {
    #expect(!isShown)
    driver.key("Tab")
    #expect(isShown)
    driver.receive(.pointerDown(.zero))
    #expect(!isShown)
    driver.receive(.pointerUp(.zero))
    driver.button("dpdown")
    #expect(isShown)
  }

  @Test func `the first key shows the focus where the scene put it, and moves nothing`() {
    scene.screen.focus(scene.screen.element("4"))
    driver.key("Return")
    #expect(focused == "4")
    #expect(scene.presses == [])
    driver.key("Return")
    #expect(scene.presses == ["4"])
  }

  @Test(arguments: ["Return", "Keypad Enter", "Space"])
  func `keys press what has the focus`(_ key: String) {
    driver.key("Tab")
    driver.key(key)
    #expect(scene.presses == ["0"])
  }

  @Test(arguments: ["a", "start"])
  func `a gamepad's buttons press what has the focus`(_ button: String) {
    driver.button(button)
    #expect(scene.presses == [])
    driver.button(button)
    #expect(scene.presses == ["0"])
  }

  @Test func `Tab goes through all in order, and round`() {
    let order = (0..<10).map { _ in
      driver.key("Tab")
      return focused
    }
    #expect(order == ["0", "1", "2", "3", "4", "5", "6", "7", "8", "0"])
    driver.key("Tab", shift: true)
    #expect(focused == "8")
  }

  @Test(arguments: [("Left", "3"), ("Right", "5"), ("Up", "1"), ("Down", "7")])
  func `arrows lead to the nearest on their side`(_ key: String, _ target: String) {
    scene.screen.focus(scene.screen.element("4"))
    driver.key("Up")
    driver.key(key)
    #expect(focused == target)
    driver.key(key)
    #expect(focused == target, "and stay at the edge")
  }

  @Test(arguments: [("dpleft", "3"), ("dpright", "5"), ("dpup", "1"), ("dpdown", "7")])
  func `so does a gamepad's cross`(_ button: String, _ target: String) {
    scene.screen.focus(scene.screen.element("4"))
    driver.button("dpup")
    driver.button(button)
    #expect(focused == target)
  }

  @Test func `what can't be pressed never has the focus`() throws {
    driver.key("Tab")
    try #require(scene.screen.element("1")).isEnabled = false
    try #require(scene.screen.element("2")).isHidden = true
    driver.key("Tab")
    #expect(focused == "3")
    try #require(scene.screen.element("3")).isHidden = true
    driver.key("Return")
    #expect(scene.presses == [])
    #expect(focused == "0")
  }

  @Test func `a screen without anything to press takes every key`() {
    let empty = TestScene("empty")
    driver.stage.push(empty)
    for key in ["Tab", "Return", "Up", "Down", "Left", "Right", "Space"] { driver.key(key) }
    for button in ["a", "dpup", "dpleft", "x", "nonsense"] { driver.button(button) }
    #expect(empty.screen.focused == nil)
  }

  @Test func `any element can be reached with arrows, in windows of any size`() {
    let keys = ["Left", "Right", "Up", "Down"]
    let failures = Sweep.failures(over: WindowCase.many(20)) { window in
      driver.resize(to: window)
      var reached: Set<String> = []
      var dice = Dice(seed: 7)
      for _ in 0..<200 {
        driver.key(dice.pick(keys) ?? "")
        if let focused { reached.insert(focused) }
      }
      return reached.count == 9 ? [] : ["only \(reached.sorted())"]
    }
    #expect(failures == nil)
  }
}

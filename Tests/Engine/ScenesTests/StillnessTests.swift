import Cassowary
import Drawing
import Geometry
import Layout
import Routing
import Scenes
import TestSupport
import Testing

struct StillnessTests {
  private let driver = StageDriver(size: Size(width: 400, height: 300))
  private let scene = TestScene("menu", buttons: ["a", "b"])

  init() {
    let banner = Screen()
    let box = banner.layout.box("banner")
    banner.layout.add(box.fills(banner.layout.window))
    banner.add(
      Element(
        id: "message", role: .label, box: box,
        label: { [stage = driver.stage] in stage.message ?? "" },
        draw: { list, frame, _ in list.append(.fill(frame: frame, color: .black)) }))
    banner.resize(to: driver.stage.size, scale: 1)
    driver.stage.banner = banner
    driver.stage.push(scene)
    driver.settle()
  }

  @Test func `a still scene asks for no frame and gives the same list at any time`() {
    let list = driver.drawList
    #expect(driver.stage.wake == .never)
    for _ in 0..<5 {
      driver.advance(by: 3_600_000, frame: 3_600_000)
      #expect(driver.drawList == list)
    }
  }

  @Test func `drawing changes nothing`() {
    driver.stage.push(TestScene("next", buttons: ["c"]))
    driver.advance(by: 100)
    #expect(driver.drawList == driver.drawList)
    #expect(driver.nodes == driver.nodes)
  }

  @Test func `the stage wakes when the first of its scenes has to`() {
    let overlay = TestScene("pause")
    scene.wake = .at(9000)
    overlay.wake = .at(7000)
    driver.stage.overlay(overlay)
    driver.settle()
    #expect(driver.stage.wake == .at(7000))
    overlay.wake = .nextFrame
    #expect(driver.stage.wake == .nextFrame)
    overlay.wake = .never
    #expect(driver.stage.wake == .at(9000))
  }

  @Test func `the earlier of two moments is the earlier, whichever is asked`() {
    let order: [Wake] = [.nextFrame, .at(3), .at(8), .never]
    for (index, wake) in order.enumerated() {
      for other in order[index...] {
        #expect(wake.earlier(other) == wake)
        #expect(other.earlier(wake) == wake)
      }
    }
  }

  @Test func `a message comes, stays for five seconds, and goes`() {
    driver.stage.say("saved")
    let start = driver.time
    #expect(driver.stage.wake == .nextFrame)
    driver.advance(by: 300)
    #expect(driver.stage.wake == .at(start + Stage.messageTime))
    #expect(driver.node("message")?.label == "saved")
    let list = driver.drawList
    driver.advance(by: Stage.messageTime - 301)
    #expect(driver.drawList == list)
    driver.advance(by: 1)
    driver.advance(by: 150)
    #expect(driver.drawList.words.contains("group opacity 0.5"))
    #expect(driver.stage.message == "saved")
    driver.advance(by: 150)
    #expect(driver.stage.message == nil)
    #expect(driver.stage.wake == .never)
    #expect(driver.node("message") == nil)
  }

  @Test func `a second message takes the place of the first, and stays as long`() {
    driver.stage.say("one")
    driver.advance(by: 4900)
    driver.stage.say("two")
    driver.advance(by: 4900)
    #expect(driver.stage.message == "two")
    driver.advance(by: 500)
    #expect(driver.stage.message == nil)
  }

  @Test func `with reduced motion a message comes and goes at once`() {
    driver.stage.reducesMotion = true
    driver.stage.say("saved")
    #expect(driver.stage.wake == .at(driver.time + Stage.messageTime))
    driver.advance(by: Stage.messageTime)
    #expect(driver.stage.message == nil)
    #expect(driver.stage.wake == .never)
  }

  @Test func `a message lies over overlays and takes no press from what is below`() {
    driver.stage.say("saved")
    driver.settle()
    driver.tap("a")
    #expect(scene.presses == ["a"])
  }

  @Test func `a resize fits every scene once, and the message`() {
    let overlay = TestScene("pause", buttons: ["c"])
    driver.stage.overlay(overlay)
    driver.stage.say("saved")
    driver.settle()
    driver.resize(200, 160, scale: 1.5)
    driver.resize(200, 160, scale: 1.5)
    #expect(scene.happenings.filter { $0 == "resized" }.count == 2)
    #expect(overlay.happenings.filter { $0 == "resized" }.count == 2)
    #expect(driver.frame(of: "a") == Rect(x: 0, y: 0, width: 100, height: 160))
    #expect(driver.frame(of: "c") == Rect(x: 0, y: 0, width: 200, height: 160))
    #expect(driver.frame(of: "message") == driver.frame(of: "c"))
  }

  @Test func `a scene out of sight is fitted when it comes back`() {
    driver.stage.push(TestScene("next", buttons: ["c"]))
    driver.settle()
    let before = scene.happenings.filter { $0 == "resized" }.count
    driver.resize(200, 160)
    driver.resize(220, 160)
    #expect(scene.happenings.filter { $0 == "resized" }.count == before)
    driver.stage.close()
    #expect(scene.happenings.filter { $0 == "resized" }.count == before + 1)
    #expect(driver.frame(of: "a") == Rect(x: 0, y: 0, width: 110, height: 160))
    driver.settle()
    #expect(!driver.drawList.words.contains("400×"))
  }

  @Test func `a resize in the middle of a change fits what goes, too`() {
    driver.stage.push(TestScene("next", buttons: ["c"]))
    driver.advance(by: 100)
    driver.resize(200, 160)
    #expect(!driver.drawList.words.contains("400×"))
    #expect(!driver.drawList.words.contains("300"))
  }

  @Test func `ten thousand random inputs crash nothing and leave a scene on top`() {
    let failures = Sweep.failures(seeds: 20) { dice in
      let driver = StageDriver(size: Size(width: 400, height: 300))
      driver.stage.push(TestScene("base", buttons: ["a", "b", "c"]))
      for _ in 0..<500 { Chaos.act(on: driver, &dice) }
      driver.settle()
      driver.advance(by: 6000, frame: 500)
      let isStill = driver.stage.wake == .never && driver.top != nil
      return isStill ? [] : ["\(driver.stage.wake)"]
    }
    #expect(failures == nil)
  }
}

/// Random input.
private enum Chaos {
  private static let keys = [
    "Tab", "Return", "Space", "Escape", "Left", "Right", "Up", "Down", "A", "AC Back", "",
  ]
  private static let buttons = ["a", "b", "start", "back", "dpup", "dpleft", "x", ""]

  static func act(on driver: StageDriver, _ dice: inout Dice) {
    let point = Point(x: dice.number(from: -9, to: 420), y: dice.number(from: -9, to: 320))
    switch dice.below(12) {
    case 0: driver.receive(.key(Key(dice.pick(keys) ?? "", isRepeat: dice.coin())))
    case 1: driver.button(dice.pick(buttons) ?? "")
    case 2: driver.receive(.pointerDown(point))
    case 3: driver.receive(.pointerUp(point))
    case 4: driver.receive(.pointerMoved(point))
    case 5: driver.receive(.focus(dice.coin()))
    case 6: driver.receive(.scroll(at: point, by: dice.number(from: -99, to: 99)))
    case 7: driver.advance(by: dice.below(500), frame: 100)
    case 8: navigate(driver.stage, &dice)
    case 9: driver.stage.say("message")
    case 10: driver.stage.shake()
    default: driver.resize(to: WindowCase(160 + dice.number(from: 0, to: 900), 200))
    }
    _ = driver.drawList
  }

  private static func navigate(_ stage: Stage, _ dice: inout Dice) {
    guard stage.scenes.count < 6 else { return stage.close() }
    let scene = TestScene("scene", buttons: ["a", "b"])
    switch dice.below(3) {
    case 0: stage.push(scene)
    case 1: stage.overlay(scene)
    default: stage.replace(with: scene)
    }
  }
}

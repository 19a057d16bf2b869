import Controls
import Drawing
import Geometry
import Scenes
import Testing
import TestSupport

/// What hands, mice, keyboards and gamepads may and may not do to a run.
struct InputTests {
  @Test func `a held key answers once`() {
    // FAULTS 14
    let table = Table.playing()
    for score in 1...6 {
      let key = "\(table.mix.right + 1)"
      table.driver.key(key)
      table.driver.repeatKey(key)
      #expect(table.mix.score == score)
      #expect(table.mix.phase == "answer")
      table.driver.waitForTimer()
    }
  }

  @Test(arguments: ["P", "Escape", "Pause"])
  func `a held key pauses once`(_ key: String) {
    // FAULTS 14
    let table = Table.playing()
    table.driver.key(key)
    table.driver.repeatKey(key, times: 40)
    #expect(table.stage.overlayName == "pause")
    #expect(table.place == "/mix/classic?seed=7")
  }

  @Test func `a held Return presses once and goes through no further screen`() {
    // FAULTS 14
    let table = Table.finished()
    table.driver.key("Return")
    table.driver.key("Return")
    table.driver.repeatKey("Return", times: 100)
    #expect(table.mix.phase == "answer")
    #expect(table.mix.score == 0)
    #expect(table.stage.scenes.count == 2)
  }

  @Test func `a double click answers once`() {
    // FAULTS 16
    let table = Table.playing()
    for score in 1...9 {
      let place = table.driver.frame(of: "game.option.\(table.mix.right)").center
      table.driver.tap(at: place)
      table.driver.advance(by: 340)
      // The next question takes answers by now.
      table.driver.tap(at: place)
      #expect(table.mix.score == score)
      #expect(table.mix.phase == "answer")
      table.driver.advance(by: 450)
    }
  }

  @Test func `a double click on Replay answers no question`() {
    // FAULTS 16
    let table = Table.finished()
    let place = table.driver.frame(of: "result.replay").center
    table.driver.tap(at: place)
    table.driver.advance(by: 350)
    table.driver.tap(at: place)
    table.driver.advance(by: 100)
    #expect(table.mix.phase == "answer")
    #expect(table.mix.score == 0)
  }

  @Test func `a click or Return on a pause does not reach the game`() {
    // FAULTS 18
    let table = Table.playing()
    let places = (0..<3).map { table.driver.frame(of: "game.option.\($0)").center }
    table.driver.key("P")
    table.driver.settle()
    let buttons = ["pause.resume", "pause.quit"].map(table.driver.frame)
    for place in places where !buttons.contains(where: { $0.contains(place) }) {
      table.driver.tap(at: place)
      table.driver.advance(by: 500)
    }
    for key in ["1", "2", "3", "A", "B", "C"] { table.driver.key(key) }
    #expect(table.mix.score == 0)
    #expect(table.mix.phase == "paused")
    table.driver.key("Return")
    #expect(table.mix.phase == "paused")
  }

  @Test func `a click on a tutorial does not reach the game`() {
    // FAULTS 18
    let table = Table(knowsTutorials: false)
    table.driver.open("/mix/classic")
    for option in 0..<3 {
      let frame = table.driver.frame(of: "game.option.\(option)")
      table.driver.tap(at: frame.center)
      table.driver.advance(by: 500)
    }
    #expect(table.mix.phase != "over")
    #expect(table.mix.score == 0)
  }

  @Test func `a press that is dragged off does nothing, and the next one works`() {
    // FAULTS 19
    let table = Table.playing()
    let right = table.driver.frame(of: "game.option.\(table.mix.right)").center
    let wrong = table.driver.frame(of: "game.option.\((table.mix.right + 1) % 3)").center
    table.driver.receive(.pointerDown(wrong))
    table.driver.receive(.pointerMoved(Point(x: 5, y: 5)))
    table.driver.receive(.pointerUp(Point(x: 5, y: 5)))
    #expect(table.mix.phase == "answer")
    table.driver.receive(.pointerDown(wrong))
    table.driver.receive(.pointerMoved(right))
    table.driver.receive(.pointerUp(right))
    #expect(table.mix.score == 0)
    #expect(table.mix.phase == "answer")
    table.driver.advance(by: 500)
    table.driver.tap(at: right)
    #expect(table.mix.score == 1)
  }

  @Test func `a press that the system takes back does nothing`() {
    // FAULTS 19
    let table = Table.playing()
    let place = table.driver.frame(of: "game.option.0").center
    table.driver.receive(.pointerDown(place))
    table.driver.receive(.pointerCancelled)
    table.driver.receive(.pointerUp(place))
    #expect(table.mix.phase == "answer")
    #expect(table.mix.score == 0)
  }

  @Test(arguments: [("AZERTY", "Q", "&"), ("Cyrillic", "Ф", "1"), ("nothing", "", "")])
  func `options bear what the keyboard bears at their places`(
    _ keyboard: (name: String, a: String, one: String)
  ) {
    // FAULTS 20
    let table = Table()
    table.world.environment.keyLabel = { ["A": keyboard.a, "1": keyboard.one][$0] ?? $0 }
    table.driver.open("/mix/classic?seed=7")
    table.driver.waitForTimer()
    let texts = table.driver.drawList.texts
    #expect(texts.contains(keyboard.a.isEmpty ? "A" : keyboard.a))
    #expect(texts.contains(keyboard.one.isEmpty ? "1" : keyboard.one))
    table.driver.key(["A", "B", "C"][table.mix.right])
    #expect(table.mix.score == 1)
  }
}

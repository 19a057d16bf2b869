import Controls
import Drawing
import Geometry
import Localization
@testable import MixFeature
import MixRules
import Routing
import Scenes
import Scores
import TestSupport
import Testing

struct WatchTests {
  private static func watching(
    _ times: [Int] = [900, 700, 1200], mode: Mode = .classic, wrongAfter: Int? = 500
  ) throws -> CardTable {
    let table = CardTable()
    let record = try Played.record(times, mode: mode, wrongAfter: wrongAfter)
    table.drop(try record.content)
    table.driver.tap("card.watch")
    return table
  }

  @Test(arguments: [Mode.classic, .fantasy])
  func `a replay shows the run to its end, on the game's own screen`(_ mode: Mode) throws {
    let table = try WatchTests.watching(mode: mode)
    #expect(table.driver.mix.mode == mode.rawValue)
    var scores: [Int] = []
    for _ in 0..<4000 where table.driver.mix.phase != "over" {
      table.driver.advance(by: 16)
      if scores.last != table.driver.mix.score { scores.append(table.driver.mix.score) }
    }
    #expect(scores == [0, 1, 2, 3])
    #expect(table.driver.mix.phase == "over")
    #expect(table.label("watch.progress") == "4 / 4")
    #expect(table.driver.node("game.option.0") != nil)
  }

  @Test func `a run that time ended is shown to the end of its time`() throws {
    let table = try WatchTests.watching([800], wrongAfter: nil)
    table.driver.advance(by: 300 + 800 + WatchScene.holding + 300 + 5950 - 40)
    #expect(table.driver.mix.phase == "answer")
    table.driver.advance(by: 80)
    #expect(table.driver.mix.phase == "over")
    #expect(table.driver.mix.remaining == 0)
  }

  @Test func `each answer is marked when it was given, and not before`() throws {
    let table = try WatchTests.watching([900])
    let watch = try #require(table.watch)
    table.driver.advance(by: 300 + 900 - 32)
    #expect(watch.view.held == nil)
    let question = watch.playback.run.question
    table.driver.advance(by: 64)
    let held = try #require(watch.view.held)
    #expect(held.question == question)
    #expect(held.marks.choice == question.answer)
    #expect(abs(held.left - 5100.0 / 6000) < 0.001)
    table.driver.advance(by: WatchScene.holding)
    #expect(watch.view.held == nil)
  }

  @Test func `the wrong answer stays in sight beside the right one`() throws {
    let table = try WatchTests.watching([])
    table.driver.advance(by: 2000)
    let watch = try #require(table.watch)
    let run = watch.playback.run
    guard case .wrong(let hue) = run.ending else {
      Issue.record("the run goes on")
      return
    }
    #expect(watch.view.marks == GameView.Marks(choice: hue, isRevealed: true))
    #expect(watch.wake == .never)
  }

  @Test(arguments: [1, 2, 4])
  func `speed divides the time`(_ speed: Int) throws {
    let table = try WatchTests.watching([1000, 1000])
    for _ in 0..<(speed / 2) { table.driver.tap("watch.speed") }
    #expect(table.label("watch.speed") == "\(speed)×")
    let length = 3 * 300 + 2 * 1000 + 500 + 2 * WatchScene.holding
    table.driver.advance(by: length / speed - 80)
    #expect(table.driver.mix.phase == "answer")
    table.driver.advance(by: 160)
    #expect(table.driver.mix.phase == "over")
  }

  @Test func `a pause holds the replay, and the screen is still`() throws {
    let table = try WatchTests.watching()
    table.driver.advance(by: 700)
    table.driver.tap("watch.pause")
    let (state, list) = (table.driver.mix, table.driver.drawList)
    #expect(table.watch?.wake == .never)
    table.driver.advance(by: 60_000)
    #expect(table.driver.mix == state)
    #expect(table.driver.drawList == list)
    table.driver.tap("watch.pause")
    table.driver.advance(by: 1000)
    #expect(table.driver.mix.score == 1)
  }

  @Test func `nothing that is pressed reaches the run`() throws {
    let (calm, busy) = (try WatchTests.watching(), try WatchTests.watching())
    let window = Rect(x: 0, y: 0, width: 1280, height: 720)
    for round in 0..<160 {
      for key in ["3", "A", "B", "C", "Keypad 1", "Left", "Down"] { busy.driver.key(key) }
      for button in ["x", "dpdown"] { busy.driver.button(button) }
      busy.driver.tap(at: Point(x: window.width * Double(round % 3 + 1) / 4, y: 600))
      for table in [calm, busy] { table.driver.advance(by: 32) }
      #expect(busy.driver.mix == calm.driver.mix)
    }
    #expect(busy.scores.isEmpty)
  }

  @Test func `a long frame passes no more than a frame`() throws {
    let table = try WatchTests.watching()
    table.driver.advance(by: 400)
    let remaining = table.driver.mix.remaining
    table.driver.advance(by: 10_000, frame: 10_000)
    #expect(table.driver.mix.remaining >= remaining - 100)
  }

  @Test func `Escape goes back to where the replay came from`() throws {
    let table = CardTable()
    table.driver.open("/mix/classic?seed=7")
    table.driver.answer()
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    #expect(table.driver.tap("result.watch"))
    table.driver.settle()
    #expect(table.watch != nil)
    table.driver.key("Escape")
    table.driver.settle()
    #expect(table.label("result.score") == "1")
  }

  @Test func `after the end it can be seen again`() throws {
    let table = try WatchTests.watching([600])
    table.driver.advance(by: 5000)
    #expect(table.label("watch.pause") == "Watch again")
    table.driver.tap("watch.pause")
    #expect(table.driver.mix.score == 0)
    table.driver.advance(by: 5000)
    #expect(table.driver.mix.phase == "over")
  }

  @Test func `a kept run is watched by its number, and one that is not kept leads nowhere`() throws
  {
    let table = CardTable()
    table.driver.open("/mix/fantasy?seed=3")
    table.driver.answer()
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    #expect(table.driver.open("/mix/watch/1"))
    #expect(table.watch?.checked.record.seed == 3)
    #expect(table.watch?.route.description == "/mix/watch/1")
    for path in ["/mix/watch/2", "/mix/watch/-1", "/mix/watch/x", "/mix/watch", "/mix/watch/1/2"] {
      #expect(!table.driver.open(path), "\(path)")
    }
  }
}

extension ScoresStore {
  /// Whether no run was kept.
  var isEmpty: Bool { ((try? modes("")) ?? []).isEmpty }
}

import Controls
import Localization
import MixRules
import Scenes
import ShareCards
import Testing
import TestSupport

struct ResultTests {
  @Test func `the score is kept before the result is shown`() {
    let table = Table.playing(upTo: 3)
    table.driver.answer(rightly: false)
    table.driver.advance(by: 16)
    #expect(table.driver.node("result.score") == nil)
    #expect(table.world.bests == ["mix.classic": 3])
  }

  @Test func `a score is kept however the player leaves while the right answer is shown`() {
    for leave in [{ $0.open("/menu") }, { $0.key("Escape") }, { $0.receive(.focus(false)) }]
      as [(StageDriver) -> Any]
    {
      let table = Table.playing(upTo: 3)
      table.driver.answer(rightly: false)
      table.driver.advance(by: 16)
      _ = leave(table.driver)
      table.driver.advance(by: 5000)
      #expect(table.world.bests == ["mix.classic": 3])
    }
  }

  @Test func `a first best, a better one and a worse one are told apart`() {
    let first = Table.finished(at: 3)
    #expect(first.label("result.headline") == "New best!")
    #expect(first.label("result.best") == "your first best")
    let better = Table.finished(at: 3, best: 2)
    #expect(better.label("result.headline") == "New best!")
    #expect(better.label("result.best") == "previous best 2")
    for best in [3, 9] {
      let worse = Table.finished(at: 3, best: best)
      #expect(worse.label("result.headline") == "Classic")
      #expect(worse.label("result.best") == "Best \(best)")
      #expect(worse.world.bests == ["mix.classic": best])
    }
  }

  @Test func `nothing right is no new best, and no best at all`() {
    let table = Table.finished(at: 0)
    #expect(table.label("result.best") == "")
    #expect(table.label("result.headline") == "Classic")
    #expect(table.label("result.score") == "0")
  }

  @Test(arguments: ["classic", "fantasy"])
  func `the result says what was chosen and what was right`(_ mode: String) throws {
    let table = Table.playing(mode, upTo: 12)
    let (state, strings) = (table.mix, table.world.environment.strings)
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    let chosen = try #require(table.label("result.choice"))
    #expect(chosen == "You chose \(state.options[(state.right + 1) % 3])")
    let several = mode == "fantasy" ? "card." : ""
    let answer = strings(
      "result.answer.\(several)\(state.element)",
      ["colour": state.options[state.right], "n": "\(state.target + 1)"])
    #expect(table.label("result.answer") == answer)
  }

  @Test func `the result says that time ran out`() {
    let table = Table.playing(upTo: 1)
    table.driver.advance(by: 9000)
    #expect(table.label("result.choice") == "Time ran out")
    #expect(table.label("result.score") == "1")
  }

  @Test func `the right answer is shown before the result comes`() {
    let table = Table.playing()
    let state = table.mix
    table.driver.answer(rightly: false)
    table.driver.advance(by: 500)
    #expect(table.driver.node("result.score") == nil)
    #expect(table.mix.question == state.question)
    table.driver.advance(by: 1500)
    #expect(table.driver.node("result.score") != nil)
  }

  @Test func `Replay begins a new run with new cards`() {
    let table = Table.finished()
    let before = table.mix
    table.driver.tap("result.replay")
    table.driver.waitForTimer()
    #expect(table.mix.score == 0)
    #expect(table.mix.phase == "answer")
    #expect(table.mix.question != before.question)
    #expect(table.stage.scenes.count == 2)
  }

  @Test func `Share hands over a card with the score`() throws {
    let table = Table.finished(at: 4)
    table.driver.tap("result.share")
    let card = try #require(table.world.shared.first)
    #expect(card.figure == "4")
    #expect(card.title == "Classic")
    #expect(card.caption.contains("4"))
    #expect(card.fileName == "colormix-classic-4")
  }

  @Test func `Home and Esc lead to the menu`() {
    for leave in [{ $0.tap("result.home") }, { $0.key("Escape") }] as [(StageDriver) -> Any] {
      let table = Table.finished()
      _ = leave(table.driver)
      #expect(table.place == "/menu")
      #expect(table.stage.scenes.count == 1)
    }
  }
}

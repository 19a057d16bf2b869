import Controls
import Drawing
import Localization
@testable import MixFeature
import MixRules
import Scenes
import Scores
import TestSupport
import Testing

struct BeatTests {
  private static func beating(_ record: RunRecord) throws -> CardTable {
    let table = CardTable()
    table.drop(try record.content)
    table.driver.tap("card.beat")
    table.driver.settle()
    return table
  }

  @Test(arguments: [Mode.classic, .fantasy], ["vivid", "safe"])
  func `the cards are the same`(_ mode: Mode, _ name: String) throws {
    let palette = try #require(Palette.named(name, asset: ProjectFiles.asset))
    let record = try Played.record([900, 700], mode: mode, seed: 99, palette: palette)
    let table = try BeatTests.beating(record)
    var run = Run(seed: 99, mode: mode, palette: palette)
    for _ in 0..<3 {
      table.driver.waitForTimer()
      #expect(table.driver.mix.options == run.question.options.map(\.name))
      table.driver.answer()
      run = Played.run(
        Array(repeating: 100, count: table.driver.mix.score), mode: mode, seed: 99,
        palette: palette, wrongAfter: nil)
    }
  }

  @Test func `the ghost has the other's score after the same time of play`() throws {
    let rival = Rival(try Played.record([900, 700, 1200]))
    let times = [
      (0, 0), (1199, 0), (1200, 1), (2199, 1), (2200, 2), (3699, 2), (3700, 3), (9999, 3),
    ]
    for (time, score) in times {
      #expect(rival.score(after: time) == score, "after \(time) ms")
    }
  }

  @Test func `the ghost goes on with the run, and stays at its goal`() throws {
    let record = try Played.record([900, 700, 1200])
    let table = try BeatTests.beating(record)
    let game = try #require(table.driver.stage.base as? GameScene)
    var scores: Set<Int> = []
    for _ in 0..<300 {
      table.driver.advance(by: 16)
      let score = Rival(record).score(after: game.run.playedTime)
      scores.insert(score)
      #expect(table.label("game.ghost") == "rival: \(score)")
    }
    #expect(scores == [0, 1, 2, 3])
  }

  @Test func `the ghost waits while the player pauses`() throws {
    let table = try BeatTests.beating(try Played.record([900, 700, 1200]))
    table.driver.advance(by: 300)
    table.driver.key("P")
    table.driver.advance(by: 30_000)
    table.driver.tap("pause.resume")
    table.driver.settle()
    #expect(table.label("game.ghost") == "rival: 0")
    table.driver.waitForTimer()
    table.driver.advance(by: 700)
    #expect(table.label("game.ghost") == "rival: 1")
  }

  @Test func `the ghost is not on the screen while cards are hidden`() throws {
    let table = try BeatTests.beating(try Played.record([900]))
    let game = try #require(table.driver.stage.base as? GameScene)
    #expect(game.view.ghost != nil)
    #expect(game.view.isHidden == false)
    table.driver.key("P")
    table.driver.settle()
    #expect(game.view.isHidden)
    var list = DrawList()
    game.view.drawGhost(into: &list)
    #expect(list.commands.isEmpty)
  }

  @Test func `the result says beaten, level, or how much is missing`() throws {
    let record = try Played.record([900, 700])
    for (score, words) in [(0, "2 short of it"), (2, "You drew level."), (3, "You beat it!")] {
      let table = try BeatTests.beating(record)
      for _ in 0..<score { table.driver.answer() }
      table.driver.answer(rightly: false)
      table.driver.advance(by: 2000)
      #expect(table.label("result.headline") == words)
    }
  }

  @Test func `playing again is against the same run`() throws {
    let table = try BeatTests.beating(try Played.record([900, 700]))
    let first = table.driver.mix.question
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    table.driver.tap("result.replay")
    table.driver.settle()
    #expect(table.driver.mix.question == first)
    #expect(table.label("game.ghost") != nil)
  }

  @Test func `a kept run is beaten by its number, and its player is named`() throws {
    let table = CardTable()
    table.player = "Ada"
    table.driver.open("/mix/classic?seed=5")
    table.driver.answer()
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    #expect(table.driver.open("/mix/beat/1"))
    #expect(table.label("game.ghost") == "Ada: 1")
  }

  @Test func `a run of which only the score is known is beaten without a ghost`() throws {
    var short = try Played.record([900, 700])
    let whole = try short.encoded()
    short.answers = []
    let table = CardTable()
    table.drop(.cut(whole, to: try short.encoded()))
    #expect(table.driver.node("card.watch") == nil)
    table.driver.tap("card.beat")
    table.driver.settle()
    #expect(table.driver.node("game.ghost") == nil)
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    #expect(table.label("result.headline") == "2 short of it")
  }

  @Test func `the time of play grows by what passes and jumps at no answer`() {
    let failures = Sweep.failures(seeds: 100) { dice in
      let mode: Mode = dice.coin() ? .classic : .fantasy
      var run = Run(seed: UInt64(dice.below(1000)), mode: mode)
      var played = 0
      for _ in 0..<200 where run.ending == nil {
        let step = 1 + dice.below(90)
        try? run.play(.advance(to: run.now + step))
        if run.ending != nil { break }
        played += step
        guard run.playedTime == played else { return ["\(run.playedTime), not \(played)"] }
        let right = run.question.options.firstIndex(of: run.question.answer) ?? 0
        if dice.below(5) == 0 { try? run.play(.answer(option: right, at: run.now)) }
        guard run.playedTime == played else { return ["an answer jumps to \(run.playedTime)"] }
      }
      return []
    }
    #expect(failures == nil)
  }
}

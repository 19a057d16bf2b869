import Controls
import Localization
@testable import MixFeature
import MixRules
import Scenes
import Scores
import ShareCards
import TestSupport
import Testing

struct CardTests {
  private static func verdict(_ record: RunRecord) throws -> Verdict {
    Verdict(try record.content) { Palette.named($0, asset: ProjectFiles.asset) }
  }

  @Test(arguments: Mode.allCases, ["vivid", "safe", "soft"])
  func `a run that was played checks out`(_ mode: Mode, _ name: String) throws {
    let palette = try #require(Palette.named(name, asset: ProjectFiles.asset))
    for ending in [500, nil] {
      let record = try Played.record(
        [900, 700, 1200], mode: mode, palette: palette, wrongAfter: ending)
      let verdict = try CardTests.verdict(record)
      #expect(verdict.isValid)
      #expect(verdict.claim?.score == 3)
    }
  }

  @Test func `a card with one answer changed is refused, and the answer is named`() throws {
    let record = try Played.record([900, 700, 1200, 800])
    for index in record.answers.indices.dropLast() {
      let forged = record.forged(at: index)
      let verdict = try CardTests.verdict(forged)
      guard case .forged(_, let answer) = verdict else {
        Issue.record("answer \(index) is taken for \(verdict)")
        continue
      }
      #expect(answer == index + 1)
      #expect(
        verdict.words(ProjectFiles.strings(.english))
          == "This card is forged: answer \(index + 1) differs.")
    }
  }

  @Test func `a score that was raised, or another seed, is refused`() throws {
    var raised = try Played.record([900, 700])
    raised.score += 1
    #expect(try !CardTests.verdict(raised).isValid)
    var other = try Played.record([900, 700, 900, 700, 900])
    other.seed += 1
    #expect(try !CardTests.verdict(other).isValid)
  }

  @Test func `what is of a later version is told from what is broken`() throws {
    let strings = ProjectFiles.strings(.english)
    var rules = try Played.record([900])
    rules.rulesVersion = 2
    #expect(try CardTests.verdict(rules) == .later)
    var palette = try Played.record([900])
    palette.palette = "neon"
    #expect(try CardTests.verdict(palette) == .later)
    palette.palette = "../vivid"
    #expect(try CardTests.verdict(palette) == .later)
    var bytes = try Played.record([900, 700]).encoded()
    func verdict(_ bytes: [UInt8]) -> Verdict { Verdict(.whole(bytes)) { _ in .vivid } }
    #expect(verdict(Array(bytes.dropLast(7))) == .cut)
    #expect(verdict([]) == .fault(.noCode))
    bytes[20] ^= 1
    #expect(verdict(bytes) == .damaged)
    bytes[2] = 9
    #expect(verdict(bytes) == .later)
    #expect(Verdict(.laterForm(3)) == .later)
    #expect(Verdict.later.words(strings) == strings("card.later"))
  }

  @Test func `bytes of any kind give a verdict and no more`() throws {
    let good = try Played.record([900, 700, 800, 650]).encoded()
    let failures = Sweep.failures(seeds: 400) { dice in
      var bytes = good
      for _ in 0...dice.below(4) {
        let place = dice.below(bytes.count)
        if dice.coin() { bytes[place] = UInt8(dice.below(256)) } else { bytes.remove(at: place) }
      }
      let verdict = Verdict(.whole(bytes)) { _ in .vivid }
      return verdict.isValid && bytes != good ? ["\(bytes) is taken for true"] : []
    }
    #expect(failures == nil)
  }

  @Test func `a dropped card says score, mode and that the run checks out`() throws {
    let table = CardTable()
    table.drop(try Played.record([900, 700, 1200]).content)
    #expect(table.driver.stage.overlayName == "card")
    #expect(table.label("card.score") == "3")
    #expect(table.label("card.mode") == "Classic")
    #expect(table.label("card.verdict") == "This run checks out.")
    #expect(table.label("card.details") == "median answer 0.80 s · fastest 0.50 s")
    for id in ["card.watch", "card.beat", "card.close"] { #expect(table.driver.node(id) != nil) }
    table.driver.tap("card.close")
    table.driver.settle()
    #expect(table.driver.stage.overlayName == nil)
  }

  @Test func `a forged card can only be closed`() throws {
    let table = CardTable()
    table.drop(try Played.record([900, 700]).forged(at: 1).content)
    #expect(table.label("card.score") == "2")
    #expect(table.label("card.verdict") == "This card is forged: answer 2 differs.")
    #expect(table.driver.node("card.watch") == nil)
    #expect(table.driver.node("card.beat") == nil)
    #expect(table.driver.tap("card.close"))
  }

  @Test func `a card that is dropped on a game pauses it`() throws {
    let table = CardTable()
    table.driver.open("/mix/classic?seed=7")
    table.driver.waitForTimer()
    table.drop(try Played.record([900]).content)
    #expect(table.driver.mix.phase == "paused")
    table.driver.advance(by: 60_000)
    table.driver.key("Escape")
    table.driver.settle()
    #expect(table.driver.mix.phase == "paused")
    table.driver.waitForTimer()
    #expect(table.driver.mix.phase == "answer")
  }

  @Test func `a card that is dropped on a card takes its place`() throws {
    let table = CardTable()
    table.drop(try Played.record([900]).content)
    let count = table.driver.stage.scenes.count
    table.drop(try Played.record([900, 700]).content, named: "/other.png")
    #expect(table.driver.stage.scenes.count == count)
    #expect(table.label("card.score") == "2")
  }

  @Test func `a picture without a run is said to be one, and other files are left alone`() {
    let table = CardTable()
    #expect(table.module.bring("/nothing.JPG", table.services) != nil)
    table.driver.receive(.drop("/nothing.JPG"))
    table.driver.settle()
    #expect(table.label("card.verdict") == "nothing.JPG can’t be read.")
    #expect(table.module.bring("/pack", table.services) == nil)
    #expect(table.module.bring("/pack.zip", table.services) == nil)
  }

  @Test func `a link carries a run`() throws {
    let content = try Played.record([900, 700]).content
    let table = CardTable()
    table.bring(content.link.lowercased())
    table.driver.settle()
    #expect(table.label("card.score") == "2")
    for path in ["card", "watch", "beat"] {
      #expect(table.driver.open("/mix/\(path)?run=\(content.text)"), "\(path)")
    }
    #expect(table.driver.node("game.ghost") != nil)
    table.driver.open("/mix/watch?run=nonsense")
    #expect(table.label("card.verdict") == "This card is damaged.")
    #expect(!table.driver.open("/mix/card"))
  }
}

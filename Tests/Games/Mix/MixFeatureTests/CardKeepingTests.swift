import Controls
import Localization
@testable import MixFeature
import MixRules
import Scenes
import Scores
import ShareCards
import Storage
import TestSupport
import Testing

struct CardKeepingTests {
  private static func finished(
    _ address: String = "/mix/classic?seed=7", at score: Int = 3, table: CardTable = CardTable()
  ) -> CardTable {
    table.driver.open(address)
    for _ in 0..<score { table.driver.answer() }
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    return table
  }

  @Test func `a run is kept with its answers before the result is shown`() throws {
    let table = CardTable()
    table.player = "Ada"
    table.driver.open("/mix/fantasy?seed=7")
    for _ in 0..<12 { table.driver.answer() }
    table.driver.waitForTimer()
    let state = table.driver.mix
    table.driver.answer(rightly: false)
    table.driver.advance(by: 16)
    #expect(table.driver.node("result.score") == nil)
    let kept = try #require(try table.scores.run(1)).entry
    #expect(kept.player == "Ada" && kept.mode == "mix.fantasy" && kept.score == 12)
    #expect(kept.moment == table.moment && kept.seed == 7 && kept.daily == nil)
    #expect(kept.day == CalendarDay(year: 2026, month: 3, day: 14))
    #expect(Verdict(kept.record) { _ in .vivid }.isValid)
    let answers = try table.scores.answers(1)
    #expect(answers.count == 13)
    #expect(answers.dropLast().allSatisfy { $0.isCorrect && $0.response == $0.rightAnswer })
    let last = try #require(answers.last)
    #expect(!last.isCorrect && last.response == state.options[(state.right + 1) % 3])
    #expect(last.asked == state.element && last.cardCount == 2 && last.card == state.target + 1)
    #expect(last.word == state.cards[state.target]["meaning"])
    #expect(last.ink == state.cards[state.target]["ink"])
    #expect(last.background == state.cards[state.target]["background"])
  }

  @Test func `a question that nobody answered is kept with its limit`() throws {
    let table = CardTable()
    table.driver.open("/mix/classic?seed=7")
    table.driver.answer()
    table.driver.advance(by: 9000)
    let last = try #require(try table.scores.answers(1).last)
    #expect(last.response == nil && !last.isCorrect && last.milliseconds == 5950)
  }

  @Test func `a question that the player leaves is no answer, and the score is said`() throws {
    let table = CardTable()
    table.driver.open("/mix/classic?seed=7")
    for _ in 0..<3 { table.driver.answer() }
    table.driver.key("P")
    table.driver.settle()
    table.driver.tap("pause.quit")
    let answers = try table.scores.answers(1)
    #expect(answers.count == 3 && answers.allSatisfy(\.isCorrect))
    #expect(try table.scores.run(1)?.entry.score == 3)
    #expect(table.driver.stage.message == "New best: 3!")
  }

  @Test func `a score below that of a run is no new best, whatever the file of bests says`() throws
  {
    let table = CardKeepingTests.finished()
    table.world.bests = [:]
    table.driver.open("/mix/classic?seed=9")
    table.driver.answer()
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    #expect(table.label("result.best") == "Best 3")
  }

  @Test func `records that fail are named, and the result comes all the same`() {
    let table = CardTable()
    table.scores = .unimplemented { _ in }
    _ = CardKeepingTests.finished(table: table)
    #expect(table.label("result.score") == "3")
    #expect(table.driver.stage.message?.contains("could not be kept") == true)
    #expect(table.world.bests == ["mix.classic": 3])
  }

  @Test func `the shared card carries the run, and a link to its cards`() throws {
    let table = CardKeepingTests.finished()
    table.driver.tap("result.share")
    let card = try #require(table.world.shared.last)
    let bytes = try #require(card.payload)
    #expect(Verdict(bytes) { _ in .vivid }.claim?.score == 3)
    #expect(card.code != nil)
    #expect(card.invitation == "Drop this picture on the game to watch, check or beat this run")
    #expect(card.link == "colormix://mix/classic?palette=vivid&seed=7")
    #expect(table.driver.open("/mix/classic?palette=vivid&seed=7"))
    #expect(!table.driver.open("/mix/classic?palette=neon&seed=7"))
  }

  @Test func `a run that is too long for a code says so, and the file carries all of it`() throws {
    let codes = CardCodes(
      make: { run, short throws(CardFault) in
        let matrix = CodeMatrix(side: 1, squares: [true])
        return CardCode(matrix: matrix, content: .cut(run, to: short))
      }, mark: CardCodes.silent.mark, read: CardCodes.silent.read)
    let table = CardKeepingTests.finished(table: CardTable(codes: codes))
    table.driver.tap("result.share")
    let card = try #require(table.world.shared.last)
    #expect(card.invitation == "A long run: the code holds its cards and a checksum")
    #expect(Verdict(try #require(card.payload)) { _ in .vivid }.isValid)
  }

  @Test func `without a maker of codes the card shows the game`() throws {
    let codes = CardCodes(
      make: { _, _ throws(CardFault) in throw .libraryMissing("libqrencode") },
      mark: CardCodes.silent.mark, read: CardCodes.silent.read)
    let table = CardKeepingTests.finished(table: CardTable(codes: codes))
    table.driver.tap("result.share")
    let card = try #require(table.world.shared.last)
    #expect(card.code == nil)
    #expect(card.invitation == "The word, the ink or the background?")
  }

  @Test func `a kept run is shared again`() throws {
    let table = CardKeepingTests.finished()
    let kept = try #require(try table.scores.run(1))
    let card = try #require(table.module.shareCard(of: kept, table.services))
    #expect(card.figure == "3" && card.payload == kept.entry.record)
    var broken = kept
    broken.entry.record = [1, 2, 3]
    #expect(table.module.shareCard(of: broken, table.services) == nil)
  }

  @Test func `files are verified on the command line, a line each`() throws {
    let record = try Played.record([900, 700])
    let files = [
      "good.png": try record.content, "forged.png": try record.forged(at: 0).content,
    ].mapValues { Array($0.link.utf8) }
    let verification = Verification(
      codes: .silent, file: { files[$0] }, palettes: { _ in .vivid })
    let strings = ProjectFiles.strings(.english)
    let good = verification.report(on: ["good.png", "good.png"], strings)
    #expect(good.lines == Array(repeating: "good.png: Classic: 2. This run checks out.", count: 2))
    #expect(good.status == 0)
    let bad = verification.report(on: ["good.png", "forged.png", "gone.png"], strings)
    #expect(bad.status == 1)
    #expect(bad.lines[1] == "forged.png: Classic: 2. This card is forged: answer 1 differs.")
    #expect(bad.lines[2] == "gone.png: gone.png can’t be read.")
  }
}

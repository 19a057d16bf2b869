import Controls
import GameModules
import Localization
@testable import MixFeature
import MixRules
import Routing
import Scenes
import Scores
import ShareCards
import Storage
import TestSupport
import Testing

struct DailyTests {
  private static let day = CalendarDay(year: 2026, month: 11, day: 30)

  @Test func `the seed of a day is frozen`() {
    let seeds: [(CalendarDay, UInt64)] = [
      (CalendarDay(year: 1970, month: 1, day: 1), 239766568999301),
      (CalendarDay(year: 2026, month: 11, day: 30), 239766569560330),
      (CalendarDay(year: 2100, month: 2, day: 28), 239766570299428),
    ]
    for (day, seed) in seeds { #expect(DailyGame(day).seed == seed) }
  }

  @Test func `the cards of a day are frozen`() {
    let game = DailyGame(DailyTests.day)
    let questions = (0..<3).map { count in
      Played.run(Array(repeating: 400, count: count), seed: game.seed, wrongAfter: nil).question
    }
    let words = questions.map { question in
      let card = question.targetCard
      return "\(card.meaning.name) in \(card.ink.name) on \(card.background.name), "
        + "\(question.element.rawValue): \(question.options.map(\.name).joined(separator: " "))"
    }
    #expect(
      words == [
        "BLUE in GREEN on WHITE, meaning: WHITE BLUE GREEN",
        "GRAY in YELLOW on ORANGE, meaning: ORANGE YELLOW GRAY",
        "GREEN in BLUE on GRAY, color: GREEN GRAY BLUE",
      ])
  }

  @Test func `a seed tells its day, and an ordinary seed none`() {
    var seeds: Set<UInt64> = []
    for number in stride(from: 0 as Int64, through: 80_000, by: 7) {
      let game = DailyGame(at: number * 86_400)
      #expect(DailyGame(seed: game.seed) == game)
      seeds.insert(game.seed)
    }
    #expect(seeds.count == 11_429)
    for seed in [0, 20_261_130, 1 << 48, .max, 0xDA11 << 32, 0xDA11 << 32 | 20_261_399] as [UInt64]
    {
      #expect(DailyGame(seed: seed) == nil)
    }
  }

  @Test func `a game of the day that is left counts, so that nobody plays its cards beforehand`()
    throws
  {
    let table = CardTable()
    table.driver.open("/mix/daily")
    table.driver.tap("daily.play")
    table.driver.settle()
    table.driver.key("Escape")
    table.driver.advance(by: 1000)
    table.driver.tap("pause.quit")
    #expect(table.driver.stage.message == "Today’s challenge ended with 0.")
    let kept = try #require(try table.scores.daily(DailyTests.day, ""))
    #expect(kept.entry.score == 0)
    #expect(try table.scores.answers(kept.id).isEmpty)
  }

  @Test func `the day turns at midnight in UTC, whatever the player's clock says`() {
    let midnight: Int64 = 1_796_083_200
    #expect(DailyGame(at: midnight - 1).day == DailyTests.day)
    #expect(DailyGame(at: midnight).day == CalendarDay(year: 2026, month: 12, day: 1))
    // The clocks change in most zones on these days; a day in UTC has its 24 hours all the same.
    for spring in [1_774_742_400, 1_792_886_400] as [Int64] {
      let days = (0..<48).map { DailyGame(at: spring + Int64($0) * 3600).day }
      #expect(Set(days).count == 2)
      #expect(days.filter { $0 == days[0] }.count == 24)
    }
    // The player's own day is another one; only the moment counts.
    let table = CardTable()
    table.driver.open("/mix/daily")
    #expect(table.services.today() != DailyTests.day)
    #expect(table.label("daily.day") == "30 November 2026")
  }

  private static func play(_ table: CardTable, score: Int) {
    table.driver.tap("daily.play")
    table.driver.settle()
    for _ in 0..<score { table.driver.answer() }
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
  }

  @Test func `the first run of a day counts, further ones do not`() throws {
    let table = CardTable()
    table.driver.open("/mix/daily")
    #expect(table.label("daily.text")?.contains("first run counts") == true)
    DailyTests.play(table, score: 2)
    #expect(table.label("result.headline") == "New best!")
    #expect(table.label("result.best") == "This run counts for today.")
    table.driver.open("/mix/daily")
    #expect(table.label("daily.text") == "You scored 2 today. Come back tomorrow.")
    DailyTests.play(table, score: 4)
    #expect(table.label("result.best") == "Practice: today’s score stays.")
    table.driver.tap("result.share")
    let card = try #require(table.world.shared.last)
    #expect(card.fileName == "colormix-classic-4", "practice is no score of the day")
    #expect(!card.caption.contains("challenge") && !card.details.contains("challenge"))
    let practice = try #require(try table.scores.bestRuns("mix.classic", nil, 1).first)
    let again = MixModule().shareCard(of: practice, table.services)
    #expect(again?.fileName == "colormix-classic-4")
    #expect(try table.scores.daily(DailyTests.day, "")?.entry.score == 2)
    table.player = "Ada"
    table.driver.open("/mix/daily")
    #expect(table.label("daily.play") == "Play")
    table.moment += 86_400
    table.player = ""
    table.driver.open("/mix/daily")
    #expect(table.label("daily.play") == "Play")
  }

  @Test func `everybody has the same cards, whatever the palette of the settings`() {
    var questions: Set<[String]> = []
    for palette in [.vivid, .safe, .soft] as [Settings.Palette] {
      let table = CardTable()
      table.world.settings.palette = palette
      table.driver.open("/mix/daily")
      table.driver.tap("daily.play")
      table.driver.settle()
      questions.insert(table.driver.mix.options)
    }
    #expect(questions.count == 1)
  }

  @Test func `a game that is begun before midnight is that day's`() throws {
    let table = CardTable()
    table.moment = 1_796_083_199
    table.driver.open("/mix/daily")
    table.driver.tap("daily.play")
    table.driver.settle()
    table.moment += 60
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    #expect(try table.scores.daily(DailyTests.day, "") != nil)
  }

  @Test func `a page that stood open over midnight plays the new day`() {
    let table = CardTable()
    table.moment = 1_796_083_199
    table.driver.open("/mix/daily")
    table.moment += 60
    table.driver.tap("daily.play")
    table.driver.settle()
    let seed = table.driver.mix.fields["seed"]
    let game = DailyGame(CalendarDay(year: 2026, month: 12, day: 1))
    #expect(seed == .int(Int(game.seed)))
  }

  @Test func `the card names the day, and so does the card that is brought`() throws {
    let table = CardTable()
    table.driver.open("/mix/daily")
    DailyTests.play(table, score: 1)
    table.driver.tap("result.share")
    let card = try #require(table.world.shared.last)
    #expect(card.details == "Daily challenge of 30 November 2026")
    #expect(card.caption.contains("30 November 2026"))
    table.drop(.whole(try #require(card.payload)))
    #expect(table.label("card.details") == "Cards of the daily challenge of 30 November 2026")
  }

  @Test func `the link leads to the same cards on any day`() throws {
    let table = CardTable()
    table.driver.open("/mix/daily")
    table.driver.tap("daily.copy")
    let link = try #require(table.copied.last)
    table.moment += 5 * 86_400
    table.driver.open(link)
    let seed = DailyGame(DailyTests.day).seed
    #expect(
      table.driver.mix.options == Run(seed: seed, mode: .classic).question.options.map(\.name))
    #expect(table.driver.stage.message == "The link is copied")
  }

  @Test func `the menu has a link to it`() {
    #expect(MixModule().menuLinks.map(\.route.description) == ["/mix/daily"])
  }
}

import Geometry
import Localization
import Scenes
import Scores
import Shell
import Storage
import TestSupport
import Testing

struct ScoresTests {
  @Test func `the best runs stand in order, each with its score and its day`() throws {
    let visitor = ScoresVisitor()
    for (index, score) in [12, 42, 7, 30, 30, 1].enumerated() {
      try visitor.scores.keep(score, day: index, seed: UInt64(index))
    }
    visitor.open("/scores")
    let rows = (0..<6).map { visitor.label("scores.run.\($0)") }
    #expect(rows[0] == "42 · 27 October 2026")
    #expect(rows.map { $0?.prefix { $0 != " " } } == ["42", "30", "30", "12", "7", nil])
  }

  @Test func `Watch goes to the run, and the way back leads to the scores`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(3)
    try visitor.scores.keep(9)
    visitor.open("/scores")
    try visitor.tap("scores.run.0.watch")
    #expect(visitor.place == "/mix.watch.2")
    visitor.driver.key("Escape")
    visitor.driver.settle()
    #expect(visitor.place == "/scores")
  }

  @Test func `Share shows the game's card of that run`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(9)
    visitor.open("/scores")
    try visitor.tap("scores.run.0.share")
    #expect(visitor.overlay == "share")
  }

  @Test func `a tab shows the other mode, and nobody else's runs`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(9)
    try visitor.scores.keep(4, mode: "mix.fantasy")
    try visitor.scores.keep(20, mode: "mix.fantasy", player: "Ann")
    visitor.open("/scores")
    try visitor.tap("scores.tab.fantasy")
    #expect(visitor.place == "/scores/fantasy")
    #expect(visitor.label("scores.run.0")?.hasPrefix("4 ·") == true)
    #expect(visitor.label("scores.run.1") == nil)
    try visitor.tap("scores.tab.classic")
    #expect(visitor.label("scores.run.0")?.hasPrefix("9 ·") == true)
    #expect(visitor.shell.stage.scenes.count == 2)
  }

  @Test func `without runs it invites to play the mode that is shown`() throws {
    let visitor = ScoresVisitor()
    visitor.open("/scores/fantasy")
    #expect(visitor.label("scores.empty.title") == "No runs yet")
    try visitor.tap("scores.empty.play")
    #expect(visitor.place == "/mix.fantasy")
  }

  @Test func `a mode that there is none of is told`() {
    let visitor = ScoresVisitor()
    visitor.open("/scores/chess")
    #expect(visitor.message.contains("/scores/chess"))
  }

  @Test func `medians, interference and mistakes are said in words`() throws {
    let visitor = ScoresVisitor()
    for index in 0..<8 { try visitor.scores.keep(20, day: index, seed: UInt64(index)) }
    visitor.open("/scores")
    let time = try #require(visitor.label("scores.time.background"))
    #expect(time.hasPrefix("0.8"), "about 875 ms: \(time)")
    let sentence = try #require(visitor.label("scores.interference.meaning.words"))
    #expect(sentence.hasPrefix("Meaning takes 0.2"), "about 240 ms: \(sentence)")
    #expect(sentence.contains("95 % interval"))
    let mistake = try #require(visitor.label("scores.confusion.0"))
    #expect(mistake.hasPrefix("BLUE for "))
    #expect(visitor.label("scores.line") == "8 runs")
  }

  @Test func `few answers give no interval, and it says what is missing`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(1)
    visitor.open("/scores")
    #expect(visitor.label("scores.interference.few") != nil)
    #expect(visitor.label("scores.interference.meaning.words") == nil)
  }

  @Test(arguments: [
    ([100, 110, 120, 130, 140], [500, 510, 520, 530, 540], "takes 0.40 s less"),
    ([500, 510, 520, 530, 540], [100, 110, 120, 130, 140], "takes 0.40 s longer"),
    ([100, 300, 500, 700, 900], [110, 310, 510, 710, 890], "no clear difference"),
  ])
  func `a difference is called longer, less, or not clear`(
    _ times: [Int], _ baseline: [Int], _ words: String
  ) throws {
    let visitor = ScoresVisitor()
    let answers = [("color", times), ("background", baseline)].flatMap { asked, times in
      times.map {
        AnswerEntry(
          milliseconds: $0, word: "RED", ink: "BLUE", background: "GRAY", asked: asked,
          response: asked == "color" ? "BLUE" : "GRAY", isCorrect: true)
      }
    }
    let day = CalendarDay(year: 2026, month: 11, day: 30)
    _ = try visitor.scores.record(
      RunEntry(mode: "mix.classic", score: 10, moment: 0, day: day, seed: 1), answers)
    visitor.open("/scores")
    let sentence = try #require(visitor.label("scores.interference.color.words"))
    #expect(sentence.contains(words), "\(sentence)")
    #expect(visitor.label("scores.confusion.none") != nil, "right answers are no mistakes")
    #expect(visitor.label("scores.run.0.watch") == nil, "there is nothing to watch of it")
  }
}

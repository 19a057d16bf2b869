import Localization
import Testing

@testable import Scores

/// The table that statistics programs read.
struct AnswerTableTests {
  private func row(player: String = "", _ answers: [AnswerEntry]) -> String {
    let entry = RunEntry(
      player: player, mode: "mix.fantasy", score: 1, moment: 1_796_061_909,
      day: CalendarDay(year: 2026, month: 11, day: 30), seed: 7)
    return AnswerTable.rows(KeptRun(id: 12, entry: entry, isCounted: false), answers)
  }

  private let right = AnswerEntry(
    milliseconds: 1234, word: "RED", ink: "BLUE", background: "GREEN", asked: "color",
    response: "BLUE", isCorrect: true, cardCount: 3, card: 2)

  @Test func `an answer is a line with a field for each column`() {
    let columns = AnswerTable.heading.dropLast().split(separator: ",").count
    let line = row([right])
    #expect(
      line
        == "12,2026-11-30T18:05:09Z,mix.fantasy,,1,1234,RED,BLUE,GREEN,color,BLUE,1,3,2\r\n")
    #expect(line.split(separator: ",", omittingEmptySubsequences: false).count == columns)
  }

  @Test func `an answer that never came has neither a time nor a response`() {
    var late = right
    late.response = nil
    late.isCorrect = false
    let lines = row([right, late])
    #expect(lines.hasSuffix(",,2,,RED,BLUE,GREEN,color,,0,3,2\r\n"))
  }

  @Test(arguments: [
    ("Ann, Bob", "\"Ann, Bob\""), ("the \"best\"", "\"the \"\"best\"\"\""),
    ("two\r\nlines", "\"two\r\nlines\""), ("安", "安"), (" spaced ", " spaced "),
  ])
  func `a name stands in quotation marks where it has to`(name: String, field: String) {
    #expect(row(player: name, [right]).contains("mix.fantasy,\(field),1,1234"))
  }

  @Test func `moments before 1970 and at midnight are told rightly`() {
    #expect(AnswerTable.time(0) == "1970-01-01T00:00:00Z")
    #expect(AnswerTable.time(-1) == "1969-12-31T23:59:59Z")
    #expect(AnswerTable.time(951_782_400) == "2000-02-29T00:00:00Z")
  }

  @Test func `days are written and read back`() {
    let day = CalendarDay(year: 2026, month: 1, day: 9)
    #expect(day.text == "2026-01-09")
    #expect(CalendarDay(text: day.text) == day)
    for wrong in ["", "2026-1-09", "2026-13-01", "2026-01-00", "2026-01-09-", "+026-01-09", "日"] {
      #expect(CalendarDay(text: wrong) == nil, "\(wrong)")
    }
  }

  @Test func `names are tidied, and only tidy ones stand for players`() {
    #expect(PlayerName.tidied("  Ann \n Lee ") == "Ann  Lee")
    #expect(PlayerName.tidied(" \t\n") == "")
    #expect(PlayerName.tidied(String(repeating: "é", count: 99)).count == PlayerName.longest)
    #expect(PlayerName.isValid("安") && !PlayerName.isValid("") && !PlayerName.isValid(" Ann"))
  }
}

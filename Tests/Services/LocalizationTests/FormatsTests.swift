import Foundation
import Localization
import Testing

struct FormatsTests {
  private let english: Strings
  private let chinese: Strings

  init() throws {
    english = try Project.strings(.english)
    chinese = try Project.strings(.simplifiedChinese)
  }

  @Test(arguments: [
    (1210, "1.21 s"), (0, "0.00 s"), (4, "0.00 s"), (5, "0.01 s"), (1000, "1.00 s"),
    (60_006, "60.01 s"), (-50, "−0.05 s"), (-4, "0.00 s"),
    (.max, "9223372036854775.81 s"), (.min, "−9223372036854775.81 s"),
  ])
  func `a duration has two decimals`(milliseconds: Int, text: String) {
    #expect(english.seconds(milliseconds: milliseconds) == text)
    #expect(
      chinese.seconds(milliseconds: milliseconds)
        == text.replacingOccurrences(of: "s", with: "秒"))
  }

  @Test func `a day is written as each language writes it`() {
    let day = CalendarDay(year: 2026, month: 11, day: 30)
    #expect(english.date(day) == "30 November 2026")
    #expect(english.shortDate(day) == "30 Nov")
    #expect(chinese.date(day) == "2026年11月30日")
    #expect(chinese.shortDate(day) == "11月30日")
    #expect(english.percent(115) == "115 %")
  }

  @Test func `a moment falls on its day in UTC`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    let fixed: [Int64] = [0, -1, 86_399, 86_400, 951_782_400, 951_868_799, 4_107_542_400]
    let swept = (0..<500).map { Int64((seed &+ $0 &* 0x9E37_79B9_7F4A_7C15) % 8_000_000_000) }
    for seconds in fixed + swept {
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(seconds)))
      let day = CalendarDay(secondsSince1970: seconds)
      let expected = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      #expect((day.year, day.month, day.day) == expected, "seed \(seed), \(seconds) s")
    }
  }

  @Test func `days are in order`() {
    let days = [(2025, 12, 31), (2026, 1, 1), (2026, 1, 2), (2026, 2, 1)]
      .map { CalendarDay(year: $0.0, month: $0.1, day: $0.2) }
    #expect(days.reversed().sorted() == days)
  }
}

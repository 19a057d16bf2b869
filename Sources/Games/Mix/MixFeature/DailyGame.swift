internal import Localization
internal import MixRules
internal import Routing

/// The game that is the same for everybody on a day in UTC: Classic, in the built-in palette.
///
/// Its seed is frozen, since cards of a day are checked years later: 0xDA11 in the upper half, and in
/// the lower the date as the decimal number YYYYMMDD. The generator makes two runs that have nothing
/// in common of two seeds that differ in one digit.
struct DailyGame: Hashable {
  private static let mark: UInt64 = 0xDA11

  /// The day in UTC.
  let day: CalendarDay

  /// The game of a day.
  init(_ day: CalendarDay) { self.day = day }

  /// The game of a moment, wherever the player is and whatever the clocks there do.
  ///
  /// - Parameter moment: Seconds since 1 January 1970, 0:00 UTC.
  init(at moment: Int64) { day = CalendarDay(secondsSince1970: moment) }

  /// The game that a seed belongs to; `nil` for an ordinary one.
  init?(seed: UInt64) {
    guard seed >> 32 == DailyGame.mark else { return nil }
    let digits = Int(seed & 0xFFFF_FFFF)
    let (year, month, day) = (digits / 10_000, digits / 100 % 100, digits % 100)
    guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.day = CalendarDay(year: year, month: month, day: day)
  }

  /// What all questions of the day follow from.
  var seed: UInt64 {
    DailyGame.mark << 32 | UInt64(clamping: day.year * 10_000 + day.month * 100 + day.day)
  }

  /// A link to the same cards, on whatever day it is opened.
  var link: String {
    Route(["mix", "classic"], query: ["palette": "vivid", "seed": "\(seed)"]).link
  }

  /// What is played.
  var setup: GameScene.Setup {
    GameScene.Setup(mode: .classic, seed: seed, palette: .vivid, daily: day)
  }
}

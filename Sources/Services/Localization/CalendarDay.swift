/// A day in the Gregorian calendar, without a time or a zone.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// The year.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Makes a day.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month, 1…12.
  ///   - day: The day of the month, 1…31.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day that a moment falls on in UTC, the same in every zone.
  ///
  /// The formula is the one for days from the civil calendar with years that begin in March, so
  /// that the leap day comes last.
  ///
  /// - Parameter secondsSince1970: The moment in seconds since 1 January 1970, 0:00 UTC.
  public init(secondsSince1970: Int64) {
    let days = Int((Double(secondsSince1970) / 86_400).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Whether one day comes before another.
  ///
  /// - Parameters:
  ///   - left: A day.
  ///   - right: Another day.
  /// - Returns: Whether the first comes before the second.
  public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }
}

extension Strings {
  /// A duration such as `1.21 s`, rounded to hundredths.
  ///
  /// - Parameter milliseconds: The duration in milliseconds.
  /// - Returns: The text.
  public func seconds(milliseconds: Int) -> String {
    let hundredths = (milliseconds.magnitude + 5) / 10
    let fraction = hundredths % 100
    let sign = milliseconds < 0 && hundredths > 0 ? "−" : ""
    let digits = "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    return self("format.seconds", ["seconds": digits])
  }

  /// A share such as `115 %`.
  ///
  /// - Parameter percent: The share in percent.
  /// - Returns: The text.
  public func percent(_ percent: Int) -> String {
    self("format.percent", ["n": "\(percent)"])
  }

  /// A day with its year, such as `30 November 2026`.
  ///
  /// - Parameter day: The day.
  /// - Returns: The text.
  public func date(_ day: CalendarDay) -> String {
    self("format.date", values(day, month: "month"))
  }

  /// A day without its year, such as `30 Nov`.
  ///
  /// - Parameter day: The day.
  /// - Returns: The text.
  public func shortDate(_ day: CalendarDay) -> String {
    self("format.date.short", values(day, month: "month.short"))
  }

  private func values(_ day: CalendarDay, month key: String) -> [String: String] {
    [
      "year": "\(day.year)", "month": self("\(key).\(day.month)"), "day": "\(day.day)",
    ]
  }
}

public import Localization

/// A day as it is kept and exported: `2026-11-30`, the same in every language and zone.
extension CalendarDay {
  /// The day as ISO 8601 writes it.
  public var text: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(abs(number))
      let zeros = String(repeating: "0", count: max(0, width - digits.utf8.count))
      return (number < 0 ? "-" : "") + zeros + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Reads a day as ISO 8601 writes it.
  ///
  /// - Parameter text: Four digits, two and two, with hyphens between; anything else, or a month or
  ///   day that no calendar has, gives nil.
  public init?(text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { digits in
      digits.reduce(0 as Int?) { number, digit in
        guard let number, 48...57 ~= digit else { return nil }
        return number * 10 + Int(digit - 48)
      }
    }
    guard numbers.count == 3, 1...12 ~= numbers[1], 1...31 ~= numbers[2] else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }
}

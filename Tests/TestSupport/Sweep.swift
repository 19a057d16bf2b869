/// Runs a check over many cases and says in which one it failed.
public enum Sweep {
  /// The first few cases that fail, each with what is wrong with it; `nil` where all are well.
  ///
  /// A test expects `nil`, so that the case stands in the test's message.
  ///
  /// - Parameters:
  ///   - cases: What is tried, in order.
  ///   - shown: How many failing cases are looked for.
  ///   - check: Answers with what is wrong, in words.
  /// - Returns: A line a failing case, or `nil`.
  public static func failures<Cases: Sequence>(
    over cases: Cases, shown: Int = 3, _ check: (Cases.Element) throws -> [String]
  ) rethrows -> String? {
    var lines: [String] = []
    for item in cases {
      let faults = try check(item)
      guard !faults.isEmpty else { continue }
      let rest = faults.count > 4 ? " and \(faults.count - 4) more" : ""
      lines.append("\(item): " + faults.prefix(4).joined(separator: "; ") + rest)
      guard lines.count < shown else { break }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The first few seeds of which the check fails; `nil` where all are well.
  ///
  /// - Parameters:
  ///   - count: How many seeds are tried, from 1.
  ///   - check: Answers with what is wrong, in words; its dice follow from the seed.
  /// - Returns: A line a failing seed, or `nil`.
  public static func failures(
    seeds count: Int, _ check: (inout Dice) throws -> [String]
  ) rethrows -> String? {
    try failures(over: (1...count).lazy.map(Seed.init)) { seed in
      var dice = Dice(seed: seed.number)
      return try check(&dice)
    }
  }

  private struct Seed: CustomStringConvertible {
    let number: UInt64
    init(_ number: Int) { self.number = UInt64(number) }
    var description: String { "seed \(number)" }
  }
}

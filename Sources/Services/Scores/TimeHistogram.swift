/// How often each answer time was taken, exact to the millisecond.
///
/// It takes no more room for a million answers than for ten thousand, and everything that is shown
/// of answer times can be read from it.
public struct TimeHistogram: Hashable, Sendable {
  /// A time and how often it was taken.
  public struct Bar: Hashable, Sendable {
    /// The time in milliseconds.
    public var milliseconds: Int
    /// How many answers took it; at least 1.
    public var count: Int

    /// Makes a bar from a time in milliseconds and how often it was taken.
    public init(milliseconds: Int, count: Int) {
      self.milliseconds = milliseconds
      self.count = count
    }
  }

  /// The times that were taken, in rising order.
  public let bars: [Bar]
  /// How many answers there are.
  public let count: Int

  /// Makes a histogram.
  ///
  /// - Parameter bars: Times in strictly rising order, each with a count of at least 1.
  public init(bars: [Bar]) {
    precondition(zip(bars, bars.dropFirst()).allSatisfy { $0.milliseconds < $1.milliseconds })
    precondition(bars.allSatisfy { $0.count > 0 }, "a bar of nothing")
    self.bars = bars
    count = bars.reduce(0) { $0 + $1.count }
  }

  /// Makes a histogram of times in milliseconds, in any order.
  public init(times: some Sequence<Int>) {
    let counts = times.reduce(into: [:]) { counts, time in counts[time, default: 0] += 1 }
    self.init(
      bars: counts.sorted { $0.key < $1.key }.map { Bar(milliseconds: $0.key, count: $0.value) })
  }

  /// The mean in milliseconds; nil where there is no answer.
  public var mean: Double? {
    guard count > 0 else { return nil }
    return bars.reduce(0.0) { $0 + Double($1.milliseconds) * Double($1.count) } / Double(count)
  }

  /// The unbiased estimate of the variance, in square milliseconds; nil below two answers.
  public var variance: Double? {
    guard let mean, count > 1 else { return nil }
    let squares = bars.reduce(0.0) { sum, bar in
      let distance = Double(bar.milliseconds) - mean
      return sum + distance * distance * Double(bar.count)
    }
    return squares / Double(count - 1)
  }

  /// The time below which a part of the answers lies.
  ///
  /// Between two answers it is interpolated: definition 7 of Hyndman and Fan, "Sample quantiles in
  /// statistical packages", The American Statistician 50 (1996), which R and NumPy use by default.
  ///
  /// - Parameter part: The part, 0…1; a half gives the median.
  /// - Returns: Milliseconds; nil where there is no answer.
  public func quantile(_ part: Double) -> Double? {
    guard count > 0 else { return nil }
    let rank = min(max(part, 0), 1) * Double(count - 1)
    let lower = Int(rank)
    let low = Double(time(at: lower))
    let high = Double(time(at: min(lower + 1, count - 1)))
    return low + (high - low) * (rank - Double(lower))
  }

  /// The time of the answer with an index, in rising order.
  private func time(at index: Int) -> Int {
    var passed = 0
    for bar in bars {
      passed += bar.count
      if index < passed { return bar.milliseconds }
    }
    return bars.last?.milliseconds ?? 0
  }
}

internal import Glibc

/// A range of numbers with marks at round steps, as the edge of a plot bears them.
struct Scale: Hashable {
  /// The number at the plot's beginning.
  let low: Double
  /// The number at its end; more than the low one.
  let high: Double
  /// The round numbers between them, rising.
  let marks: [Double]

  /// Holds some numbers, from mark to mark.
  ///
  /// The steps between marks are 1, 2 or 5 times a power of ten, and at least `least`.
  init(holding low: Double, _ high: Double, steps: Int, least: Double = 1) {
    let wanted = max(high - low, least) / Double(max(1, steps))
    let power = pow(10, floor(log10(wanted)))
    let factor = [1.0, 2, 5, 10].first { $0 * power >= wanted * 0.999 } ?? 10
    let step = max(least, factor * power)
    let first = (low / step).rounded(.down)
    let last = max((high / step).rounded(.up), first + 1)
    self.low = first * step
    self.high = last * step
    marks = stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// Where a number lies: 0 at the beginning, 1 at the end.
  func part(_ number: Double) -> Double { (number - low) / (high - low) }
}

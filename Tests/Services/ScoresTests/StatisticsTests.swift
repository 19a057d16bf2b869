import Testing
import TestSupport

@testable import Scores

/// What is worked out of answer times, against other programs' numbers and by trying.
struct StatisticsTests {
  private func histogram(_ times: Int...) -> TimeHistogram { TimeHistogram(times: times) }

  @Test func `quartiles of four are those that R gives`() {
    let times = histogram(4, 1, 3, 2)
    #expect(times.quantile(0.25) == 1.75)
    #expect(times.quantile(0.5) == 2.5)
    #expect(times.quantile(0.75) == 3.25)
    #expect(times.mean == 2.5 && times.count == 4)
  }

  @Test func `of one answer every quartile is that answer, of none there is none`() {
    #expect(histogram(812).quantile(0.25) == 812)
    #expect(histogram(812).variance == nil)
    #expect(AnswerTimes("color", histogram()) == nil)
    #expect(histogram().mean == nil)
  }

  @Test func `quantiles from bars are those from the sorted times`() {
    let failures = Sweep.failures(seeds: 200) { dice in
      let times = (0...dice.below(60)).map { _ in dice.below(40) }
      let sorted = times.sorted()
      let parts = [0, 0.25, 0.5, 0.75, 1, dice.number(from: 0, to: 1)]
      return parts.compactMap { part in
        let rank = part * Double(sorted.count - 1)
        let lower = Double(sorted[Int(rank.rounded(.down))])
        let upper = Double(sorted[Int(rank.rounded(.up))])
        let expected = lower + (upper - lower) * (rank - rank.rounded(.down))
        let found = TimeHistogram(times: times).quantile(part) ?? .nan
        return abs(found - expected) < 1e-9 ? nil : "\(part) of \(sorted) is \(found)"
      }
    }
    #expect(failures == nil)
  }

  /// R: `t.test(extra ~ group, data = sleep)`, the times ten times as long.
  @Test func `the interval is the one that R gives for its example`() throws {
    let first = histogram(7, -16, -2, -12, -1, 34, 37, 8, 0, 20)
    let second = histogram(19, 8, 11, 1, -1, 44, 55, 16, 46, 34)
    let found = try #require(Interference("color", first, baseline: second))
    #expect(abs(found.difference - -15.8) < 1e-9)
    #expect(abs(found.interval.lowerBound - -33.654832) < 1e-3)
    #expect(abs(found.interval.upperBound - 2.054832) < 1e-3)
    #expect(found.count == 10 && found.baselineCount == 10)
  }

  @Test func `the points of Student's distribution are those of its tables`() {
    let table = [
      (4.0, 2.776445), (5, 2.570582), (10, 2.228139), (30, 2.042272), (1000, 1.962339),
    ]
    for (freedom, value) in table {
      let error = abs(Interference.student(freedom) / value - 1)
      #expect(error < 0.0004, "\(freedom) degrees of freedom")
    }
  }

  @Test func `too few answers, or all of one time, give no interval`() {
    let many = histogram(1, 2, 3, 4, 5)
    #expect(Interference("color", histogram(1, 2, 3, 4), baseline: many) == nil)
    #expect(Interference("color", many, baseline: histogram(1, 2, 3, 4)) == nil)
    let still = histogram(7, 7, 7, 7, 7)
    #expect(Interference("color", still, baseline: still) == nil)
    #expect(Interference("color", many, baseline: still) != nil)
  }

  /// Skewed times with unequal spread and number, as real ones are.
  @Test func `of a thousand intervals about 95 in a hundred hold the true difference`() {
    func time(_ dice: inout Dice, _ middle: Double, _ spread: Double) -> Int {
      let draws = (0..<4).map { _ in dice.number(from: 0, to: 1) }
      let skewed = draws.reduce(0, +) - 2 + (draws[0] * draws[0] - 1.0 / 3)
      return Int((middle + spread * skewed).rounded())
    }
    var dice = Dice(seed: 5)
    var held = 0
    for _ in 0..<1000 {
      let base = (0..<30).map { _ in time(&dice, 900, 180) }
      let slow = (0..<22).map { _ in time(&dice, 1010, 320) }
      let found = Interference(
        "color", TimeHistogram(times: slow), baseline: TimeHistogram(times: base))
      if let found, found.interval.contains(110) { held += 1 }
    }
    #expect((930...970).contains(held), "\(held) of 1000")
  }
}

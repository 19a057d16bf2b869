/// How much longer one kind of question takes than another, and how sure that is.
public struct Interference: Hashable, Sendable {
  /// What is asked in the slower kind: `color` or `meaning`.
  public var asked: String
  /// The difference of the mean answer times in milliseconds; negative where it is quicker.
  public var difference: Double
  /// The 95 % confidence interval of the difference, in milliseconds.
  public var interval: ClosedRange<Double>
  /// How many right answers of this kind there are.
  public var count: Int
  /// How many right answers there are of the kind it is compared with.
  public var baselineCount: Int

  /// The fewest answers of each kind from which an interval is given.
  public static let fewestAnswers = 5

  /// Compares the answer times of two kinds of question.
  ///
  /// Welch's interval for the difference of two means with unequal variances: the difference ±
  /// t·√(s₁²/n₁ + s₂²/n₂), with t the 97.5 % point of Student's distribution at the degrees of
  /// freedom of Welch and Satterthwaite (B. L. Welch, "The generalization of 'Student's' problem when
  /// several different population variances are involved", Biometrika 34, 1947). What is asked is
  /// drawn anew for every question, so the two kinds are independent samples of the same runs, and
  /// the limit, practice and tiredness fall on both alike. Times end at the limit, so that there are
  /// no outliers to leave out, and none is. It is nil where there are fewer than ``fewestAnswers`` of
  /// either, or all took the same time.
  ///
  /// - Parameters:
  ///   - asked: What is asked in the first kind.
  ///   - times: The times of the right answers to it.
  ///   - baseline: Those of the kind it is compared with.
  public init?(_ asked: String, _ times: TimeHistogram, baseline: TimeHistogram) {
    guard min(times.count, baseline.count) >= Interference.fewestAnswers,
      let mean = times.mean, let base = baseline.mean,
      let variance = times.variance, let baseVariance = baseline.variance
    else { return nil }
    let part = variance / Double(times.count)
    let basePart = baseVariance / Double(baseline.count)
    let sum = part + basePart
    guard sum > 0 else { return nil }
    let freedom =
      sum * sum
      / (part * part / Double(times.count - 1) + basePart * basePart / Double(baseline.count - 1))
    let reach = Interference.student(freedom) * sum.squareRoot()
    self.asked = asked
    difference = mean - base
    interval = difference - reach...difference + reach
    count = times.count
    baselineCount = baseline.count
  }

  /// The 97.5 % point of Student's distribution.
  ///
  /// The expansion in powers of 1/ν of Abramowitz and Stegun, "Handbook of Mathematical Functions",
  /// 26.7.5; within 0.04 % from four degrees of freedom on, which is the least that is met here.
  ///
  /// - Parameter freedom: The degrees of freedom ν, at least 4.
  /// - Returns: How many standard errors the interval reaches to each side.
  static func student(_ freedom: Double) -> Double {
    let z = 1.959963984540054
    let square = z * z
    let first = (square + 1) / 4
    let second = ((5 * square + 16) * square + 3) / 96
    let third = (((3 * square + 19) * square + 17) * square - 15) / 384
    let fourth = ((((79 * square + 776) * square + 1482) * square - 1920) * square - 945) / 92160
    return z * (1 + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom)
  }
}

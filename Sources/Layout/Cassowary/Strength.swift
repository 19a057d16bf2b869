/// How much it matters that a constraint holds.
///
/// Required constraints hold always. The others hold as well as they can: the solver makes the sum
/// of their violations, each times its strength, as small as possible. As in kiwi, the three
/// named steps are a thousand apart, so that a stronger constraint outweighs a weaker one that is
/// up to a thousand times as far off.
public struct Strength: Hashable, Comparable, Sendable {
  /// The weight of one unit of violation.
  public let value: Double

  /// Holds always, or is refused.
  public static let required = Strength(1_001_001_000)
  /// Weighs 1,000,000 for each unit of violation.
  public static let strong = Strength(1_000_000)
  /// Weighs 1,000 for each unit of violation.
  public static let medium = Strength(1_000)
  /// Weighs 1 for each unit of violation.
  public static let weak = Strength(1)

  /// Makes a strength from its weight.
  ///
  /// - Parameter value: The weight of one unit of violation. What exceeds `required` is taken for
  ///   `required`, what is below 0 for 0; a solver refuses a weight that is not a number.
  public init(_ value: Double) {
    self.value = value.isNaN ? value : max(0, min(1_001_001_000, value))
  }

  /// Makes a strength from three parts, each kept between 0 and 1,000 after weighting.
  ///
  /// - Parameters:
  ///   - strong: The strong part.
  ///   - medium: The medium part.
  ///   - weak: The weak part.
  ///   - weight: What each of the parts is multiplied with.
  public init(strong: Double, medium: Double, weak: Double, weight: Double = 1) {
    func part(_ amount: Double) -> Double {
      amount.isNaN || weight.isNaN ? .nan : max(0, min(1_000, amount * weight))
    }
    self.init(part(strong) * 1_000_000 + part(medium) * 1_000 + part(weak))
  }

  /// Whether a constraint of this strength has to hold.
  public var isRequired: Bool { value >= 1_001_001_000 }

  /// Whether the left strength is the smaller one.
  ///
  /// - Parameters:
  ///   - left: One strength.
  ///   - right: Another strength.
  /// - Returns: True when the left one weighs less.
  public static func < (left: Strength, right: Strength) -> Bool {
    left.value < right.value
  }
}

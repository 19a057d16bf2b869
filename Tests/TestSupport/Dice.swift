internal import Randomness

/// Chance for tests: everything follows from a seed, on every machine.
public struct Dice {
  private var generator: SeededGenerator

  /// Begins the sequence that belongs to a seed.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Draws a whole number from 0 up to, and without, a bound.
  public mutating func below(_ bound: Int) -> Int { generator.below(bound) }

  /// Draws a number between two, to a thousandth of the way.
  public mutating func number(from low: Double, to high: Double) -> Double {
    low + (high - low) * Double(generator.below(1001)) / 1000
  }

  /// Chooses an element of a list, or `nil` where it is empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    generator.pick(elements)
  }

  /// Draws yes or no.
  public mutating func coin() -> Bool { generator.below(2) == 0 }
}

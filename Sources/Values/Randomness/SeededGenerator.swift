/// A generator of random numbers whose whole sequence follows from its seed.
///
/// Runs are replayed years after they were played, so the algorithm is frozen: xoshiro256** (Blackman
/// and Vigna, 2018), its four words filled from the seed by SplitMix64 (Steele, Lea and Flood, 2014).
/// Golden tests hold it fast. A value: a copy goes on exactly as the original would.
///
/// For choices use ``below(_:)``, ``shuffle(_:)`` and ``pick(_:)``. The standard library's own
/// `shuffled(using:)` and `randomElement(using:)` may change from one Swift to the next.
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var words: Words

  /// Begins the sequence that belongs to a seed.
  ///
  /// - Parameter seed: Any number, also 0. Different seeds give different sequences.
  public init(seed: UInt64) {
    var filler = SplitMix64(state: seed)
    words = Words(filler.next(), filler.next(), filler.next(), filler.next())
  }

  /// Gives the next 64 random bits.
  ///
  /// - Returns: A number in the whole range of `UInt64`, each as likely as any other.
  public mutating func next() -> UInt64 {
    let result = (words.b &* 5).rotatedLeft(by: 7) &* 9
    let shifted = words.b << 17
    words.c ^= words.a
    words.d ^= words.b
    words.b ^= words.c
    words.a ^= words.d
    words.c ^= shifted
    words.d = words.d.rotatedLeft(by: 45)
    return result
  }
}

extension SeededGenerator: Codable {
  /// Reads a generator that was stored in mid-sequence.
  ///
  /// - Parameter decoder: Where to read four words from.
  /// - Throws: `DecodingError` where there are not four words, or all are zero: such a generator
  ///   would give zeros for ever.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    words = try Words(
      list.decode(UInt64.self), list.decode(UInt64.self),
      list.decode(UInt64.self), list.decode(UInt64.self))
    guard list.isAtEnd, words != Words(0, 0, 0, 0) else {
      throw DecodingError.dataCorruptedError(
        in: list, debugDescription: "a generator is four words, not all of them zero")
    }
  }

  /// Stores the generator, to go on from here later.
  ///
  /// - Parameter encoder: Where to write the four words.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for word in [words.a, words.b, words.c, words.d] { try list.encode(word) }
  }
}

/// The state of xoshiro256**; an array would cost an allocation for each copy of a run.
private struct Words: Hashable, Sendable {
  var a: UInt64
  var b: UInt64
  var c: UInt64
  var d: UInt64

  init(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }
}

/// Spreads a seed with few bits set over many, as xoshiro's authors ask for.
private struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension UInt64 {
  fileprivate func rotatedLeft(by count: UInt64) -> UInt64 {
    (self << count) | (self >> (64 - count))
  }
}

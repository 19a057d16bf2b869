internal import Randomness

/// Makes the boards of questions that bring no letters, from the answers of their pack.
///
/// The same answers always give the same boards: the generator is seeded with them, so that a
/// saved game finds its letters where it left them.
public struct LetterMaker: Sendable {
  private let pool: [String]
  private let places: [String: Int]
  private let seed: UInt64

  /// Gathers the letters of a pack.
  ///
  /// - Parameter answers: All answers of the pack, in order.
  public init(answers: [String]) {
    var seed = Fingerprint()
    var places: [String: Int] = [:]
    var pool: [String] = []
    for answer in answers {
      seed.add(answer)
      for letter in Question.spelling(of: answer) where places[letter] == nil {
        places[letter] = pool.count
        pool.append(letter)
      }
    }
    self.pool = pool
    self.places = places
    self.seed = seed.value
  }

  /// The board for one answer: its own letters and strangers from the pack, shuffled.
  ///
  /// Strangers are distinct and don't occur in the answer. A pack with few letters gives a smaller
  /// board.
  ///
  /// - Parameters:
  ///   - answer: The answer to spell.
  ///   - number: The question's place in the pack, so that equal answers get boards of their own.
  /// - Returns: The letters in the order shown.
  public func letters(for answer: String, number: Int) -> [String] {
    let own = Question.spelling(of: answer)
    var mixed = Fingerprint(seed)
    mixed.add(answer)
    mixed.add(UInt64(truncatingIfNeeded: number))
    var generator = SeededGenerator(seed: mixed.value)
    var board = own + strangers(to: own, using: &generator)
    generator.shuffle(&board)
    return board
  }

  private func strangers(to own: [String], using generator: inout SeededGenerator) -> [String] {
    let wanted = LetterMaker.boardSize(forAnswerOf: own.count) - own.count
    guard wanted > 0, !pool.isEmpty else { return [] }
    // Places in the pool stand for letters, which take much longer to compare.
    var known = own.compactMap { places[$0] }
    // A small pool is drawn dry, a large one is not worth shuffling for two dozen letters.
    guard pool.count > 4 * (wanted + own.count) else {
      var rest = pool.indices.filter { !known.contains($0) }
      generator.shuffle(&rest)
      return rest.prefix(wanted).map { pool[$0] }
    }
    var found: [String] = []
    while found.count < wanted {
      let place = generator.below(pool.count)
      guard !known.contains(place) else { continue }
      known.append(place)
      found.append(pool[place])
    }
    return found
  }

  /// Rows of seven, three at least, with a row's worth of strangers to any answer.
  static func boardSize(forAnswerOf count: Int) -> Int {
    let rows = max(3, (count + 7 + 6) / 7)
    return min(rows * 7, Question.largestBoard)
  }
}

/// The FNV-1a hash of texts and numbers in order, the same on every machine and in every run.
///
/// Source: Fowler, Noll, Vo; 64 bits, offset basis 14695981039346656037, prime 1099511628211.
struct Fingerprint {
  private(set) var value: UInt64

  init(_ start: UInt64 = 14_695_981_039_346_656_037) {
    value = start
  }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte: byte) }
    // No text holds this byte, so that "ab", "c" and "a", "bc" differ.
    add(byte: 0xFF)
  }

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      add(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func add(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 1_099_511_628_211
  }
}

/// The blanks of one question and the letters in them.
///
/// Only the letters' indices are kept, so that a letter can be in one place alone: in one blank, or
/// in its own place on the board.
public struct Puzzle: Hashable, Sendable {
  /// The question to be spelled.
  public let question: Question

  /// For each blank the index of the board's letter in it, or nil.
  public private(set) var blanks: [Int?]

  /// The blanks that a hint has filled, ascending.
  public private(set) var fixed: [Int] = []

  /// Begins a question.
  ///
  /// - Parameter question: The question to be spelled.
  public init(_ question: Question) {
    self.question = question
    blanks = Array(repeating: nil, count: question.spelling.count)
  }

  /// Whether every blank holds a letter.
  public var isFull: Bool { !blanks.contains(nil) }

  /// Whether every blank holds the letter that belongs there.
  public var isRight: Bool { blanks.indices.allSatisfy(isRight(blank:)) }

  /// Whether a letter of the board is in a blank.
  ///
  /// - Parameter letter: The letter's index on the board.
  /// - Returns: False also where the board has no such letter.
  public func isUsed(letter: Int) -> Bool { blanks.contains(letter) }

  /// What a blank shows.
  ///
  /// - Parameter blank: The blank's index.
  /// - Returns: The letter in it, or nil where it is empty.
  public func text(inBlank blank: Int) -> String? {
    blanks[blank].map { question.letters[$0] }
  }

  /// The free letter that a typed text stands for.
  ///
  /// - Parameter text: One typed or committed letter, in capitals or not.
  /// - Returns: The index of the first free letter that is written so, or else of the first that
  ///   differs only by capitals; nil where there is none.
  public func freeLetter(typedAs text: String) -> Int? {
    let free = question.letters.indices.filter { !isUsed(letter: $0) }
    let lowercased = text.lowercased()
    return free.first { question.letters[$0] == text }
      ?? free.first { question.letters[$0].lowercased() == lowercased }
  }

  func isRight(blank: Int) -> Bool {
    text(inBlank: blank) == question.spelling[blank]
  }

  mutating func choose(letter: Int) throws(Refusal) {
    guard question.letters.indices.contains(letter) else { throw .noSuchLetter(letter) }
    guard !isUsed(letter: letter) else { throw .letterUsed(letter) }
    guard let blank = blanks.firstIndex(of: nil) else { throw .blanksFull }
    blanks[blank] = letter
  }

  mutating func takeBack(blank: Int) throws(Refusal) {
    guard blanks.indices.contains(blank) else { throw .noSuchBlank(blank) }
    guard !fixed.contains(blank) else { throw .blankFixed(blank) }
    guard blanks[blank] != nil else { throw .blankEmpty(blank) }
    blanks[blank] = nil
  }

  mutating func takeBackLast() throws(Refusal) {
    let last = blanks.indices.last { blanks[$0] != nil && !fixed.contains($0) }
    guard let last else { throw .nothingToTakeBack }
    blanks[last] = nil
  }

  /// Empties the wrong blanks, and fixes the letter of the first blank that is not right.
  ///
  /// A letter that was free is taken before one that lay in a wrong blank. There is always one:
  /// a question has a tile for each of its blanks, and the right blanks hold only their own.
  mutating func hint() throws(Refusal) {
    guard let target = blanks.indices.first(where: { !isRight(blank: $0) }) else {
      throw .alreadyRight
    }
    let wasUsed = Set(blanks.compactMap { $0 })
    for blank in blanks.indices where !isRight(blank: blank) { blanks[blank] = nil }
    let fitting = freeLetters(fitting: target)
    fix(fitting.first { !wasUsed.contains($0) } ?? fitting.first, in: target)
  }

  func freeLetters(fitting blank: Int) -> [Int] {
    question.letters.indices.filter {
      !isUsed(letter: $0) && question.letters[$0] == question.spelling[blank]
    }
  }

  private mutating func fix(_ letter: Int?, in blank: Int) {
    blanks[blank] = letter
    fixed.append(blank)
    fixed.sort()
  }
}

extension Puzzle {
  /// Goes on with a question as it was left.
  ///
  /// What no longer fits, since the pack was changed or the file spoilt, is left out: letters that
  /// don't exist or are used twice, and fixed blanks that the answer doesn't have.
  init(_ question: Question, blanks kept: [Int?], fixed keptFixed: [Int]) {
    self.init(question)
    let hinted = Set(keptFixed).filter(blanks.indices.contains).sorted()
    let places = Array(kept.prefix(blanks.count))
    for blank in hinted {
      let fitting = freeLetters(fitting: blank)
      let own = places.indices.contains(blank) ? fitting.first { $0 == places[blank] } : nil
      fix(own ?? fitting.first, in: blank)
    }
    for (blank, letter) in places.enumerated() where blanks[blank] == nil {
      guard let letter, question.letters.indices.contains(letter) else { continue }
      if !isUsed(letter: letter) { blanks[blank] = letter }
    }
  }

  /// The question itself, or begun afresh where it is right: no move would be left to answer it.
  var playable: Puzzle { isRight ? Puzzle(question) : self }

  /// The question with the letters that belong there in the blanks that are not right yet.
  func answered() -> Puzzle {
    var puzzle = self
    for blank in blanks.indices where !isRight(blank: blank) { puzzle.blanks[blank] = nil }
    for blank in blanks.indices where puzzle.blanks[blank] == nil {
      puzzle.blanks[blank] = puzzle.freeLetters(fitting: blank).first
    }
    return puzzle
  }
}

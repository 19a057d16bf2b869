extension Game {
  /// Makes a move.
  ///
  /// - Parameter move: What the player or the clock does.
  /// - Throws: Why the move can't be made; the game is then as it was.
  public mutating func play(_ move: Move) throws(Refusal) {
    switch move {
    case .choose(let letter, let now):
      try requireSpelling()
      try puzzle.choose(letter: letter)
      settle(at: now)
    case .takeBack(let blank):
      try requireSpelling()
      try puzzle.takeBack(blank: blank)
    case .takeBackLast:
      try requireSpelling()
      try puzzle.takeBackLast()
    case .hint(let now): try hint(at: now)
    case .next(let now): try next(at: now)
    case .advance(let now): advance(to: now)
    case .visit(let question): try visit(question)
    case .startOver: startOver()
    }
  }

  /// Nothing is spelled while a right answer is shown, or in the end.
  private func requireSpelling() throws(Refusal) {
    switch phase {
    case .spell, .wrong: return
    case .right: throw .alreadyRight
    case .done: throw .packDone
    }
  }

  private mutating func hint(at now: Int) throws(Refusal) {
    try requireSpelling()
    try wallet.payHint()
    try puzzle.hint()
    settle(at: now)
  }

  /// A question earns its coins once: visiting a solved one again earns nothing.
  private mutating func settle(at now: Int) {
    guard puzzle.isRight else { return }
    rightSince = now
    if solved.insert(index).inserted { wallet.earnReward() }
  }

  /// In the second after a right answer the next question is on its way: a press then neither
  /// hastens it nor counts for the question after it.
  private mutating func next(at now: Int) throws(Refusal) {
    switch phase {
    case .done: throw .packDone
    case .right:
      guard isPauseOver(at: now) else { throw .alreadyRight }
      goOn()
    case .spell, .wrong:
      guard let other = nextUnsolved else { throw .onlyQuestionLeft }
      open(other)
    }
  }

  private mutating func advance(to now: Int) {
    if isPauseOver(at: now) { goOn() }
  }

  private func isPauseOver(at now: Int) -> Bool {
    guard let rightSince else { return false }
    let (elapsed, isFarApart) = now.subtractingReportingOverflow(rightSince)
    return isFarApart ? now > rightSince : elapsed >= Game.rightPause
  }

  private mutating func visit(_ question: Int) throws(Refusal) {
    guard pack.questions.indices.contains(question) else { throw .noSuchQuestion(question) }
    guard question != index || rightSince != nil || isDone else { return }
    open(question)
  }

  private mutating func startOver() {
    solved = []
    hints = [:]
    puzzle = Puzzle(puzzle.question)
    open(0)
  }

  /// The unsolved question that comes after the one on the screen, going round.
  private var nextUnsolved: Int? {
    let indices = pack.questions.indices
    let start = (index + 1) % indices.count
    let other = Game.firstUnsolved(from: start, solved: solved, in: indices)
    return other == index || solved.contains(other) ? nil : other
  }

  private mutating func goOn() {
    rightSince = nil
    if let other = nextUnsolved { open(other) } else { isDone = true }
  }

  private mutating func open(_ question: Int) {
    if !puzzle.fixed.isEmpty && !solved.contains(index) { hints[index] = puzzle.fixed }
    index = question
    rightSince = nil
    isDone = false
    let fixed = hints.removeValue(forKey: question) ?? []
    puzzle = Puzzle(pack.questions[question], blanks: [], fixed: fixed).playable
  }
}

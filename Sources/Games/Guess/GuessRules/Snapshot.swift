/// What a game shows, as the driving of the game from a program tells it.
public struct Snapshot: Hashable, Codable, Sendable {
  /// One letter of the board.
  public struct Letter: Hashable, Codable, Sendable {
    /// What the tile shows.
    public let letter: String

    /// Whether it is in a blank.
    public let used: Bool
  }

  /// The pack's id.
  public let pack: String

  /// The index of the question on the screen.
  public let index: Int

  /// The number of questions.
  public let count: Int

  /// The question's title.
  public let title: String

  /// The question's answer.
  public let answer: String

  /// What each blank shows, nil where it is empty.
  public let blanks: [String?]

  /// The blanks that hints have filled, ascending.
  public let fixed: [Int]

  /// The board.
  public let letters: [Letter]

  /// The player's coins.
  public let coins: Int

  /// What the game waits for.
  public let phase: Phase

  /// Whether the big picture is open.
  public let big: Bool
}

extension Game {
  /// What the game shows.
  ///
  /// - Parameter big: Whether the big picture is open, which the rules know nothing of.
  /// - Returns: The values to be told.
  public func snapshot(big: Bool) -> Snapshot {
    let question = puzzle.question
    return Snapshot(
      pack: pack.id, index: index, count: pack.questions.count,
      title: question.title, answer: question.answer,
      blanks: puzzle.blanks.indices.map(puzzle.text(inBlank:)), fixed: puzzle.fixed,
      letters: question.letters.indices.map {
        Snapshot.Letter(letter: question.letters[$0], used: puzzle.isUsed(letter: $0))
      },
      coins: wallet.coins, phase: phase, big: big)
  }
}

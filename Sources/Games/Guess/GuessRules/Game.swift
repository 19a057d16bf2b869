/// One pack being played: the question on the screen, what is solved, and the player's coins.
///
/// Everything that happens comes through ``play(_:)``.
public struct Game: Hashable, Sendable {
  /// How long a right answer stays before the next question comes, in milliseconds.
  public static let rightPause = 1000

  /// The pack that is played.
  public let pack: Pack

  /// The player's coins.
  public internal(set) var wallet: Wallet

  /// The index of the question on the screen.
  public internal(set) var index: Int

  /// The indices of the solved questions.
  public internal(set) var solved: Set<Int>

  /// The question on the screen and its blanks.
  public internal(set) var puzzle: Puzzle

  /// When the question on the screen was answered, in milliseconds; nil before, and in the end.
  public internal(set) var rightSince: Int?

  /// Whether every question was solved and the pack's result is on the screen.
  public internal(set) var isDone: Bool

  /// By question the blanks that hints have filled, for the questions not on the screen.
  var hints: [Int: [Int]]

  /// Goes on with a pack where it was left.
  ///
  /// A question that was solved in the moment it was left has gone by, its coins are earned.
  ///
  /// - Parameters:
  ///   - pack: The pack to play; nil is the answer where it has no question.
  ///   - progress: How far the player has come in it.
  ///   - wallet: The player's coins.
  public init?(pack: Pack, progress: PackProgress = PackProgress(), wallet: Wallet = Wallet()) {
    guard !pack.questions.isEmpty else { return nil }
    let indices = pack.questions.indices
    let start = min(max(0, progress.index), indices.upperBound - 1)
    let solved = progress.solved.filter(indices.contains)
    let isVisiting = Game.isUnanswered(pack.questions[start], in: progress.blanks)
    let isDone = solved.count == indices.count && !isVisiting
    let stays = isDone || isVisiting
    let index = stays ? start : Game.firstUnsolved(from: start, solved: solved, in: indices)
    self.pack = pack
    self.wallet = wallet
    self.index = index
    self.solved = solved
    self.isDone = isDone
    hints = progress.fixed.filter {
      indices.contains($0.key) && (!solved.contains($0.key) || $0.key == index)
    }
    let fixed = hints.removeValue(forKey: index) ?? []
    let blanks = index == progress.index ? progress.blanks : []
    let kept = Puzzle(pack.questions[index], blanks: blanks, fixed: fixed)
    puzzle = isDone ? kept.answered() : kept.playable
  }

  /// Whether kept blanks belong to a question and don't answer it: then it is still on the screen,
  /// even where it was solved on an earlier visit.
  private static func isUnanswered(_ question: Question, in blanks: [Int?]) -> Bool {
    guard blanks.count == question.spelling.count else { return false }
    let texts = blanks.map { letter in
      letter.flatMap { question.letters.indices.contains($0) ? question.letters[$0] : nil }
    }
    return texts != question.spelling
  }

  /// What the game waits for.
  public var phase: Phase {
    if isDone { return .done }
    if rightSince != nil { return .right }
    return puzzle.isFull ? .wrong : .spell
  }

  /// How far the player has come, to be kept.
  public var progress: PackProgress {
    var progress = PackProgress()
    progress.index = index
    progress.solved = solved
    progress.blanks = isDone ? [] : puzzle.blanks
    progress.fixed = hints
    if !puzzle.fixed.isEmpty { progress.fixed[index] = puzzle.fixed }
    return progress
  }

  /// The first unsolved question at or after a place, going round; the place itself if none is.
  static func firstUnsolved(from start: Int, solved: Set<Int>, in indices: Range<Int>) -> Int {
    let round = Array(start..<indices.upperBound) + Array(indices.lowerBound..<start)
    return round.first { !solved.contains($0) } ?? start
  }
}

/// What a game waits for.
public enum Phase: String, Hashable, Codable, Sendable {
  /// Letters are chosen; some blank is empty.
  case spell

  /// Every blank is full, and the answer is not right.
  case wrong

  /// The answer is right; the next question comes after ``Game/rightPause``.
  case right

  /// Every question is solved.
  case done
}

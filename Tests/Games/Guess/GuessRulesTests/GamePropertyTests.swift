import GuessRules
import Randomness
import Testing

@Suite struct GamePropertyTests {
  /// Plays 400 moves at random, most of them sensible, and looks at the game after each.
  @Test(arguments: UInt64(0)..<200)
  func `no order of moves loses or doubles a letter, or makes or takes a coin unasked`(
    seed: UInt64
  ) throws {
    var chance = SeededGenerator(seed: seed)
    var game = try game(["cat", "noon", "太阳", "a", "banana"], coins: 500 * chance.below(5))
    var now = 0
    for step in 0..<400 {
      now += chance.below(700)
      let move = randomMove(in: game, at: now, using: &chance)
      let before = game
      let refusal = game.refusal(of: move)
      let place: Comment = "seed \(seed), step \(step), \(move), \(String(describing: refusal))"
      checkLetters(game, place)
      checkCoins(before, move, refusal, game, place)
      checkEnd(game, place)
    }
  }

  @Test(arguments: UInt64(0)..<40)
  func `moves that are written down and played again give the same game`(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let start = try game(["cat", "noon", "太阳"])
    var game = start
    var played: [Move] = []
    for step in 0..<200 {
      let move = randomMove(in: game, at: step * 300, using: &chance)
      if game.refusal(of: move) == nil { played.append(move) }
    }
    var again = start
    for move in played { try again.play(move) }
    #expect(again == game, "seed \(seed)")
  }

  private func randomMove(
    in game: Game, at now: Int, using chance: inout SeededGenerator
  ) -> Move {
    switch chance.below(24) {
    case 0..<6: .choose(letter: chance.below(game.puzzle.question.letters.count + 1) - 1, at: now)
    case 6..<12: rightLetter(in: game, at: now)
    case 12..<14: .takeBack(blank: chance.below(8) - 1)
    case 14..<16: .takeBackLast
    case 16..<18: .hint(at: now)
    case 18: .next(at: now)
    case 19: .visit(question: chance.below(7) - 1)
    case 20 where chance.below(10) == 0: .startOver
    default: .advance(to: now)
    }
  }

  /// The letter that belongs into the first empty blank, so that questions are solved by chance.
  private func rightLetter(in game: Game, at now: Int) -> Move {
    guard let blank = game.puzzle.blanks.firstIndex(of: nil) else { return .takeBackLast }
    let letter = game.puzzle.freeLetter(typedAs: game.puzzle.question.spelling[blank])
    return .choose(letter: letter ?? 0, at: now)
  }

  private func checkLetters(_ game: Game, _ place: Comment) {
    let puzzle = game.puzzle
    let placed = puzzle.blanks.compactMap { $0 }
    #expect(Set(placed).count == placed.count, place)
    #expect(placed.allSatisfy(puzzle.question.letters.indices.contains), place)
    #expect(puzzle.blanks.count == puzzle.question.spelling.count, place)
    for blank in puzzle.fixed {
      #expect(puzzle.text(inBlank: blank) == puzzle.question.spelling[blank], place)
    }
  }

  private func checkCoins(
    _ before: Game, _ move: Move, _ refusal: Refusal?, _ after: Game, _ place: Comment
  ) {
    var expected = before.wallet.coins
    if refusal == nil, case .hint = move { expected -= Wallet.hintPrice }
    if after.solved.count > before.solved.count { expected += Wallet.reward }
    #expect(after.wallet.coins == expected, place)
    #expect(after.wallet.coins >= 0, place)
  }

  private func checkEnd(_ game: Game, _ place: Comment) {
    #expect(game.pack.questions.indices.contains(game.index), place)
    #expect((game.phase == .right) == (game.rightSince != nil), place)
    if game.phase == .done {
      #expect(game.solved.count == game.pack.questions.count, place)
    } else if game.phase != .right {
      #expect(!game.puzzle.isRight, place)
    }
  }
}

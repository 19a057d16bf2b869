import GuessRules
import Testing

@Suite struct HintTests {
  @Test func `a hint fixes the first letter of an empty answer`() throws {
    var game = try game()
    try game.play(.hint(at: 0))
    #expect(game.puzzle.text(inBlank: 0) == "c")
    #expect(game.puzzle.fixed == [0])
    #expect(game.wallet.coins == 1500)
    #expect(game.refusal(of: .takeBack(blank: 0)) == .blankFixed(0))
    #expect(game.refusal(of: .takeBackLast) == .nothingToTakeBack)
  }

  @Test func `a hint empties the wrong blanks and keeps the right ones`() throws {
    var game = try game()
    try game.spell("cx")
    try game.play(.hint(at: 0))
    #expect(game.snapshot(big: false).blanks == ["c", "a", nil])
    #expect(game.puzzle.fixed == [1])
  }

  @Test func `a hint takes a free letter before one in a wrong blank`() throws {
    var game = try game(["noon"])
    try game.spell("o")
    let used = try #require(game.puzzle.blanks[0])
    try game.play(.hint(at: 0))
    try game.spell("z")
    try game.play(.hint(at: 0))
    #expect(game.puzzle.text(inBlank: 1) == "o")
    #expect(game.puzzle.blanks[1] == used, "free again since the first hint, and the first of two")
  }

  @Test func `a hint takes the letter out of a wrong blank where no other is free`() throws {
    var game = try game(["cat"])
    try game.spell("ac")
    let tile = try #require(game.puzzle.blanks[1])
    try game.play(.hint(at: 0))
    #expect(game.puzzle.blanks == [tile, nil, nil])
  }

  @Test func `a hint leaves a letter in a wrong blank where another is free`() throws {
    var game = try game(["noon"])
    try game.spell("on")
    let wrong = try #require(game.puzzle.blanks[1])
    try game.play(.hint(at: 0))
    #expect(game.puzzle.text(inBlank: 0) == "n")
    #expect(game.puzzle.blanks[0] != wrong)
  }

  @Test func `the hint that completes the answer solves the question`() throws {
    var game = try game(["cat", "dog"], coins: 500)
    try game.spell("ca")
    try game.play(.hint(at: 7))
    #expect(game.phase == .right)
    #expect(game.wallet.coins == 1000)
    #expect(game.rightSince == 7)
  }

  @Test(arguments: [0, 499, 500], Filling.allCases)
  func `a hint is paid for or refused, whatever the blanks hold`(coins: Int, filling: Filling)
    throws
  {
    var game = try filling.game(coins: coins)
    let before = game.wallet.coins
    switch game.refusal(of: .hint(at: 500)) {
    case nil:
      #expect(filling.allowsHint && coins >= 500)
      let reward = game.phase == .right ? Wallet.reward : 0
      #expect(game.wallet.coins == before - 500 + reward)
      #expect(game.puzzle.fixed.count == 1)
    case .notEnoughCoins(let missing):
      #expect(filling.allowsHint && coins < 500)
      #expect(missing == 500 - coins)
    case .alreadyRight: #expect(filling == .duringTheSecondAfter)
    case .packDone: #expect(filling == .solved)
    case .some(let refusal): Issue.record("an unexpected refusal: \(refusal)")
    }
  }

  /// What the blanks hold when a hint is asked for.
  enum Filling: CaseIterable {
    case empty, partlyWrong, fullWrong, solved, duringTheSecondAfter

    var allowsHint: Bool { self != .solved && self != .duringTheSecondAfter }

    func game(coins: Int) throws -> Game {
      var game = try GuessRulesTests.game(["cat"], coins: coins)
      switch self {
      case .empty: break
      case .partlyWrong: try game.spell("cx")
      case .fullWrong: try game.spell("tac")
      case .solved: try game.solve(at: 0)
      case .duringTheSecondAfter: try game.spell("cat", at: 0)
      }
      return game
    }
  }
}

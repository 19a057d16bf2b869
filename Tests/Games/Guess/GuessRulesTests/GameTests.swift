import GuessRules
import Testing

@Suite struct GameTests {
  @Test func `a new player has 2000 coins and a right answer earns 1000`() throws {
    var game = try #require(try Game(pack: pack(["cat"])))
    #expect(game.wallet.coins == 2000)
    try game.spell("cat")
    #expect(game.wallet.coins == 3000)
  }

  @Test func `the next question comes after a second`() throws {
    var game = try game()
    try game.spell("cat", at: 100)
    try game.play(.advance(to: 1099))
    #expect(game.phase == .right)
    #expect(game.index == 0)
    try game.play(.advance(to: 1100))
    #expect(game.phase == .spell)
    #expect(game.index == 1)
  }

  @Test func `a clock that goes back or leaps breaks nothing`() throws {
    var game = try game()
    try game.spell("cat", at: .max)
    try game.play(.advance(to: .min))
    #expect(game.phase == .right)
    game = try GuessRulesTests.game()
    try game.spell("cat", at: .min)
    try game.play(.advance(to: .max))
    #expect(game.index == 1)
  }

  @Test func `Next during the second after a right answer skips nothing`() throws {
    var game = try game()
    try game.spell("cat", at: 0)
    for now in [0, 1, 500, 999] {
      #expect(game.refusal(of: .next(at: now)) == .alreadyRight)
    }
    try game.play(.next(at: 1000))
    #expect(game.index == 1)
    try game.play(.advance(to: 1000))
    #expect(game.index == 1)
  }

  @Test func `Next during the second after the last answer does not run past the end`() throws {
    var game = try game(["cat"])
    try game.spell("cat", at: 0)
    #expect(game.refusal(of: .next(at: 999)) == .alreadyRight)
    try game.play(.next(at: 1000))
    #expect(game.phase == .done)
    #expect(game.index == 0)
    #expect(game.refusal(of: .next(at: 2000)) == .packDone)
  }

  @Test func `nothing is spelled during the second after a right answer`() throws {
    var game = try game()
    try game.spell("cat", at: 0)
    #expect(game.refusal(of: .choose(letter: 0, at: 1)) == .alreadyRight)
    #expect(game.refusal(of: .takeBack(blank: 0)) == .alreadyRight)
    #expect(game.refusal(of: .takeBackLast) == .alreadyRight)
  }

  @Test func `unsolved questions come round again, and the last solved one is the end`() throws {
    var game = try game()
    try game.play(.next(at: 0))
    try game.solve(at: 0)
    #expect(game.index == 2)
    try game.solve(at: 2000)
    #expect(game.index == 0)
    #expect(game.refusal(of: .next(at: 3000)) == .onlyQuestionLeft)
    try game.solve(at: 4000)
    #expect(game.phase == .done)
    #expect(game.solved == [0, 1, 2])
    #expect(game.wallet.coins == 5000)
  }

  @Test func `a paid hint is still there when its question comes round again`() throws {
    var game = try game(["cat", "dog"])
    try game.play(.hint(at: 0))
    try game.spell("x")
    try game.play(.next(at: 0))
    try game.play(.next(at: 0))
    #expect(game.snapshot(big: false).blanks == ["c", nil, nil])
    #expect(game.puzzle.fixed == [0])
  }

  @Test func `a solved question earns nothing when it is visited again`() throws {
    var game = try game()
    try game.solve(at: 0)
    try game.play(.visit(question: 0))
    #expect(game.phase == .spell)
    try game.solve(at: 5000)
    #expect(game.wallet.coins == 3000)
    #expect(game.index == 1)
  }

  @Test func `a pack begun again has every question unsolved and the same coins`() throws {
    var game = try game(["cat", "dog"])
    try game.play(.hint(at: 0))
    try game.spell("at")
    try game.play(.advance(to: 1000))
    try game.play(.startOver)
    #expect(game.progress == (try GuessRulesTests.game(["cat", "dog"])).progress)
    #expect(game.wallet.coins == 2500)
  }

  @Test func `a pack without questions is no game`() {
    #expect(Game(pack: Pack(id: "e", title: "Empty", questions: [])) == nil)
  }

  @Test func `the snapshot tells what is on the screen`() throws {
    var game = try game()
    try game.play(.hint(at: 0))
    let shown = game.snapshot(big: true)
    #expect(shown.pack == "sample")
    #expect(shown.count == 3)
    #expect(shown.answer == "cat")
    #expect(shown.blanks == ["c", nil, nil])
    #expect(shown.fixed == [0])
    #expect(shown.letters.map(\.letter).joined() == "xytaczx")
    #expect(shown.letters.map(\.used) == [false, false, false, false, true, false, false])
    #expect(shown.coins == 1500)
    #expect(shown.big)
  }
}

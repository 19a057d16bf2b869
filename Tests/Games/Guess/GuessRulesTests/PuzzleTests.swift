import GuessRules
import Testing

@Suite struct PuzzleTests {
  private func bobGame() throws -> Game {
    try #require(Game(pack: Pack(id: "b", title: "B", questions: [bob()])))
  }

  @Test func `a chosen letter goes into the first blank`() throws {
    var game = try bobGame()
    try game.play(.choose(letter: 4, at: 0))
    try game.play(.choose(letter: 2, at: 0))
    try game.play(.takeBack(blank: 0))
    try game.play(.choose(letter: 1, at: 0))
    #expect(game.puzzle.blanks == [1, 2, nil])
  }

  @Test func `a letter that occurs twice goes back to its own place`() throws {
    var game = try bobGame()
    try game.play(.choose(letter: 4, at: 0))
    try game.play(.choose(letter: 1, at: 0))
    try game.play(.takeBack(blank: 0))
    #expect(!game.puzzle.isUsed(letter: 4))
    #expect(game.puzzle.isUsed(letter: 1))
    #expect(game.puzzle.blanks == [nil, 1, nil])
  }

  @Test func `further letters do nothing when all blanks are full`() throws {
    var game = try bobGame()
    for letter in [0, 1, 2] { try game.play(.choose(letter: letter, at: 0)) }
    #expect(game.phase == .wrong)
    #expect(game.refusal(of: .choose(letter: 3, at: 0)) == .blanksFull)
  }

  @Test func `the letters are wrong until one is taken back`() throws {
    var game = try bobGame()
    for letter in [0, 1, 2] { try game.play(.choose(letter: letter, at: 0)) }
    try game.play(.takeBackLast)
    #expect(game.phase == .spell)
    #expect(game.puzzle.blanks == [0, 1, nil])
  }

  @Test(arguments: [[1, 2, 4], [4, 2, 1]])
  func `either tile of a letter that occurs twice is right in either blank`(letters: [Int]) throws {
    var game = try bobGame()
    for letter in letters { try game.play(.choose(letter: letter, at: 0)) }
    #expect(game.phase == .right)
  }

  @Test func `moves that name nothing are refused`() throws {
    var game = try bobGame()
    #expect(game.refusal(of: .choose(letter: 5, at: 0)) == .noSuchLetter(5))
    #expect(game.refusal(of: .choose(letter: -1, at: 0)) == .noSuchLetter(-1))
    #expect(game.refusal(of: .takeBack(blank: 3)) == .noSuchBlank(3))
    #expect(game.refusal(of: .takeBack(blank: -1)) == .noSuchBlank(-1))
    #expect(game.refusal(of: .takeBack(blank: 0)) == .blankEmpty(0))
    #expect(game.refusal(of: .takeBackLast) == .nothingToTakeBack)
    #expect(game.refusal(of: .visit(question: 1)) == .noSuchQuestion(1))
    try game.play(.choose(letter: 1, at: 0))
    #expect(game.refusal(of: .choose(letter: 1, at: 0)) == .letterUsed(1))
  }

  @Test func `a typed letter is the first free one, in capitals or not`() throws {
    var game = try bobGame()
    #expect(game.puzzle.freeLetter(typedAs: "b") == 1)
    try game.play(.choose(letter: 1, at: 0))
    #expect(game.puzzle.freeLetter(typedAs: "B") == 4)
    try game.play(.choose(letter: 4, at: 0))
    #expect(game.puzzle.freeLetter(typedAs: "B") == nil)
    #expect(game.puzzle.freeLetter(typedAs: "球") == nil)
  }
}

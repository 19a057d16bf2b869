import Foundation
import GuessRules
import Testing

@Suite struct ProgressTests {
  private func fixture(_ name: String) throws -> Data {
    let folder = try #require(Bundle.module.resourceURL)
    return try Data(contentsOf: folder.appending(path: "Fixtures/\(name)"))
  }

  private func decoded(_ text: String) throws -> PackProgress {
    try JSONDecoder().decode(PackProgress.self, from: Data(text.utf8))
  }

  private func resumed(_ game: Game) throws -> Game {
    let data = try JSONEncoder().encode(game.progress)
    let progress = try JSONDecoder().decode(PackProgress.self, from: data)
    return try #require(Game(pack: game.pack, progress: progress, wallet: game.wallet))
  }

  @Test func `progress of version 1 is read and written as it was`() throws {
    let stored = try fixture("progress-1.json")
    let progress = try JSONDecoder().decode(PackProgress.self, from: stored)
    #expect(progress.index == 1)
    #expect(progress.solved == [0, 3])
    #expect(progress.blanks == [2, nil, 0])
    #expect(progress.fixed == [1: [0], 4: [0, 2]])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(progress) + Data("\n".utf8) == stored)
  }

  @Test(arguments: ["{}", #"{"version":9,"index":"x","solved":7,"blanks":{},"fixed":[]}"#])
  func `what is missing or of another kind has its default`(text: String) throws {
    #expect(try decoded(text) == PackProgress())
    let wallet = try JSONDecoder().decode(Wallet.self, from: Data(text.utf8))
    #expect(wallet.coins == 2000)
  }

  @Test func `a wallet never holds less than nothing, nor more than a number can say`() throws {
    let debt = try JSONDecoder().decode(Wallet.self, from: Data(#"{"coins":-5}"#.utf8))
    #expect(debt.coins == 0)
    var game = try game(["cat"], coins: .max)
    try game.spell("cat")
    #expect(game.wallet.coins == .max)
  }

  @Test func `a game goes on where it stood`() throws {
    var game = try game()
    try game.play(.next(at: 0))
    try game.play(.hint(at: 0))
    try game.spell("z")
    #expect(try resumed(game) == game)
  }

  @Test func `a game left during the second after a right answer goes on with the next question`()
    throws
  {
    var game = try game()
    try game.spell("cat")
    let after = try resumed(game)
    #expect(after.index == 1)
    #expect(after.wallet.coins == 3000)
    #expect(after.phase == .spell)
  }

  @Test func `a pack that is done stays done, with its last answer shown`() throws {
    var game = try game(["cat", "dog"])
    try game.play(.hint(at: 0))
    try game.spell("at")
    try game.play(.advance(to: 1000))
    try game.solve(at: 2000)
    #expect(try resumed(resumed(game)) == game)
  }

  @Test func `a solved question that is visited is still on the screen`() throws {
    var game = try game()
    try game.solve(at: 0)
    try game.play(.visit(question: 0))
    try game.spell("c")
    #expect(try resumed(game) == game)
  }

  @Test(arguments: [
    #"{"index":99,"solved":[-1,0,99],"blanks":[0,0,1,2,3,4,5,6],"fixed":{"-1":[0],"2":[5,0,0]}}"#,
    #"{"index":-7,"blanks":[null,999,-1],"fixed":{"0":[9,-9,1]}}"#,
    #"{"index":0,"blanks":[4,3,2]}"#,
    #"{"index":0,"blanks":[4,3,2],"fixed":{"0":[0,1,2],"1":[0,1,2,3]}}"#,
  ])
  func `progress that does not fit its pack leads into a game that can be played`(
    text: String
  ) throws {
    var game = try #require(try Game(pack: pack(["cat", "noon", "太阳"]), progress: decoded(text)))
    for step in 0..<6 where game.phase != .done {
      while (try? game.play(.takeBackLast)) != nil {}
      while game.phase == .spell { try game.play(.hint(at: step * 10_000)) }
      try game.play(.advance(to: step * 10_000 + 1000))
      game.grantCoins()
    }
    #expect(game.phase == .done)
  }
}

extension Game {
  /// The same game with a full wallet.
  fileprivate mutating func grantCoins() {
    self = Game(pack: pack, progress: progress, wallet: Wallet(coins: 50_000)) ?? self
  }
}

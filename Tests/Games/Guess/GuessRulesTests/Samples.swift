import GuessRules
import Testing

/// The question `BOB` with strangers: a letter that occurs twice, at 1 and 4.
func bob() throws -> Question {
  try Question(title: "A name", answer: "BOB", picture: "bob", letters: ["X", "B", "O", "Y", "B"])
}

/// A pack of questions that are answered with `answers`, each with a few strangers on its board.
func pack(_ answers: [String]) throws -> Pack {
  let questions = try answers.map { answer in
    try Question(
      title: "What is it?", answer: answer,
      letters: ["x", "y"] + Question.spelling(of: answer).reversed() + ["z", "x"])
  }
  return Pack(id: "sample", title: "Sample", language: "en", questions: questions)
}

/// A game of `answers` for a player with `coins`.
func game(_ answers: [String] = ["cat", "noon", "太阳"], coins: Int = 2000) throws -> Game {
  try #require(Game(pack: pack(answers), wallet: Wallet(coins: coins)))
}

extension Game {
  /// Spells a text into the empty blanks.
  mutating func spell(_ text: String, at now: Int = 0) throws {
    for letter in Question.spelling(of: text) {
      let tile = try #require(puzzle.freeLetter(typedAs: letter))
      try play(.choose(letter: tile, at: now))
    }
  }

  /// Spells the right answer into the empty blanks and waits for what comes.
  mutating func solve(at now: Int) throws {
    try spell(puzzle.question.answer, at: now)
    try play(.advance(to: now + Game.rightPause))
  }

  /// What is refused when the move is tried; the game must then be as it was.
  mutating func refusal(of move: Move) -> Refusal? {
    let before = self
    do throws(Refusal) {
      try play(move)
      return nil
    } catch {
      #expect(self == before, "a refused move changed the game: \(move)")
      return error
    }
  }
}

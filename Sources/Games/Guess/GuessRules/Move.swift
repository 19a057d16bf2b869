/// What a player, or the clock, can do in a game.
///
/// A move can be written down and played again. Times are whole milliseconds of the game's own clock.
public enum Move: Hashable, Codable, Sendable {
  /// Puts the board's letter with this index into the first empty blank.
  case choose(letter: Int, at: Int)

  /// Returns the letter in this blank to its own place on the board.
  case takeBack(blank: Int)

  /// Returns the letter of the last filled blank that can be taken back.
  case takeBackLast

  /// Pays for the next right letter.
  case hint(at: Int)

  /// Leaves the question unsolved for the next unsolved one.
  case next(at: Int)

  /// Lets the clock stand at this time; a second after a right answer the next question comes.
  case advance(to: Int)

  /// Opens the question with this index, solved or not.
  case visit(question: Int)

  /// Begins the pack again with every question unsolved. Coins stay.
  case startOver
}

/// Why a move was not made.
///
/// A refused move changes nothing.
public enum Refusal: Error, Hashable, Sendable {
  /// The board has no letter with this index.
  case noSuchLetter(Int)

  /// The letter with this index is in a blank already.
  case letterUsed(Int)

  /// Every blank is full.
  case blanksFull

  /// The answer has no blank with this index.
  case noSuchBlank(Int)

  /// The blank with this index holds nothing to take back.
  case blankEmpty(Int)

  /// The letter in this blank came from a hint, and stays.
  case blankFixed(Int)

  /// No blank holds a letter that can be taken back.
  case nothingToTakeBack

  /// A hint costs more than the wallet holds, by this many coins.
  case notEnoughCoins(missing: Int)

  /// The answer is right, and the next question comes by itself.
  case alreadyRight

  /// No other question is unsolved.
  case onlyQuestionLeft

  /// The pack has no question with this index.
  case noSuchQuestion(Int)

  /// Every question is solved.
  case packDone
}

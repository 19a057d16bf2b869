/// Something that happens to a run, and when.
///
/// Times are milliseconds of a clock that only goes forward, of which the caller keeps the start:
/// never the wall clock. The time of an answer or a pause is that of the event itself, not that of
/// the frame that handles it.
public enum Move: Hashable, Codable, Sendable {
  /// The clock has come to a time.
  case advance(to: Int)
  /// The option with this index, 0…2, was chosen at a time.
  case answer(option: Int, at: Int)
  /// The player, or the window that lost its focus, wants a pause.
  case pause(at: Int)
  /// The player comes back; the 3-2-1 count begins.
  case resume(at: Int)

  /// When it happens, in milliseconds.
  public var time: Int {
    switch self {
    case .advance(let time), .answer(_, let time), .pause(let time), .resume(let time): time
    }
  }
}

/// Why a move was not accepted.
///
/// The run is then exactly as before.
public enum Refusal: Error, Hashable, Sendable {
  /// The time is negative, or further off than any clock goes.
  case timeOutOfRange(Int)
  /// The clock was advanced to before the time at which it already stands.
  case clockWentBack(from: Int)
  /// There is no option with this index.
  case noSuchOption(Int)
  /// Nothing can be answered at this moment: the question slides in, or a card is shown.
  case notYet(Stage)
  /// The answer came when time was out.
  case tooLate
  /// The event is of before the question, of before the pause, or more than
  /// ``Rules/longestGap`` old.
  case stale
  /// The event lies more than ``Rules/longestGap`` ahead: advance first, which makes a pause.
  case afterGap
  /// The run is paused.
  case paused
  /// The 3-2-1 count is running.
  case countingDown
  /// There is no pause to come back from.
  case notPaused
  /// The run has ended.
  case over
}

public import Localization

/// What is kept of a run that has ended, apart from its answers.
///
/// Strings and numbers only: which games there are, and what their records hold, is the games' matter.
public struct RunEntry: Hashable, Sendable {
  /// The name of who played; empty for the guest.
  public var player: String
  /// The mode's key, such as `mix.classic`.
  public var mode: String
  /// The score that was reached.
  public var score: Int
  /// When the run ended, in seconds since 1 January 1970, 0:00 UTC.
  public var moment: Int64
  /// The day on which it ended, where the player was.
  public var day: CalendarDay
  /// What all questions followed from.
  public var seed: UInt64
  /// The id of the palette.
  public var palette: String
  /// The language of the words, as a BCP 47 tag.
  public var language: String
  /// The run in its game's compact form, to be watched and checked; empty where it has none.
  public var record: [UInt8]
  /// The UTC day whose daily game it was; nil for an ordinary run.
  public var daily: CalendarDay?

  /// Makes an entry of its parts.
  ///
  /// - Parameters:
  ///   - player: The name of who played; empty for the guest.
  ///   - mode: The mode's key.
  ///   - score: The score that was reached.
  ///   - moment: When the run ended, in seconds since 1970, UTC.
  ///   - day: The day on which it ended, where the player was.
  ///   - seed: What all questions followed from.
  ///   - palette: The id of the palette.
  ///   - language: The language of the words.
  ///   - record: The run in its game's compact form.
  ///   - daily: The UTC day whose daily game it was.
  public init(
    player: String = "", mode: String, score: Int, moment: Int64, day: CalendarDay, seed: UInt64,
    palette: String = "", language: String = "", record: [UInt8] = [], daily: CalendarDay? = nil
  ) {
    self.player = player
    self.mode = mode
    self.score = score
    self.moment = moment
    self.day = day
    self.seed = seed
    self.palette = palette
    self.language = language
    self.record = record
    self.daily = daily
  }
}

/// A run as it is kept.
public struct KeptRun: Hashable, Sendable {
  /// Its number, never given twice.
  public var id: Int64
  /// What is kept of it.
  public var entry: RunEntry
  /// Whether it is the one that counts among the player's runs of its daily game.
  public var isCounted: Bool

  /// Makes a kept run of its parts.
  ///
  /// - Parameters:
  ///   - id: Its number.
  ///   - entry: What is kept of it.
  ///   - isCounted: Whether it is the player's counted run of a daily game.
  public init(id: Int64, entry: RunEntry, isCounted: Bool) {
    self.id = id
    self.entry = entry
    self.isCounted = isCounted
  }
}

/// What there is to say about a run that was just kept.
public struct Recorded: Hashable, Sendable {
  /// The run's number.
  public var id: Int64
  /// The player's best score in the mode before; 0 where there was none.
  public var formerBest: Int
  /// Whether the score is higher than any before; a score of 0 never is.
  public var isNewBest: Bool
  /// Whether it counts as the player's run of its daily game.
  public var isCounted: Bool

  /// Makes an answer of its parts.
  ///
  /// - Parameters:
  ///   - id: The run's number.
  ///   - score: The score that was reached.
  ///   - formerBest: The player's best score in the mode before.
  ///   - isCounted: Whether it counts as the player's run of its daily game.
  public init(id: Int64, score: Int, formerBest: Int, isCounted: Bool) {
    self.id = id
    self.formerBest = formerBest
    isNewBest = score > max(0, formerBest)
    self.isCounted = isCounted
  }
}

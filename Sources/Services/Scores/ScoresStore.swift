public import Localization
public import Storage

/// Where runs are kept with their answers, and asked about.
///
/// Every call may wait for the disk.
public struct ScoresStore: Sendable {
  /// Keeps a run with its answers.
  ///
  /// After it returned, the run outlasts a power cut, unless ``notices`` says that it can't be kept
  /// yet; killed before, all of it or nothing is kept. A player who is not known yet becomes one.
  public var record:
    @Sendable (_ entry: RunEntry, _ answers: [AnswerEntry]) throws(FileError) -> Recorded

  /// All that the scores screen shows.
  public var summary: @Sendable (_ query: ScoresQuery) throws(FileError) -> ScoresSummary

  /// The best runs in a mode, of one player or (nil) of all, the best first.
  public var bestRuns:
    @Sendable (_ mode: String, _ player: String?, _ count: Int) throws(FileError) -> [KeptRun]

  /// A player's runs and bests in every mode that was played, in the order of the modes' keys.
  public var modes: @Sendable (_ player: String) throws(FileError) -> [ModeScores]

  /// The run with a number, where there is one.
  public var run: @Sendable (_ id: Int64) throws(FileError) -> KeptRun?

  /// The answers of the run with a number, in order.
  public var answers: @Sendable (_ id: Int64) throws(FileError) -> [AnswerEntry]

  /// The run that counts as a player's daily game of a UTC day, where it was played.
  public var daily: @Sendable (_ day: CalendarDay, _ player: String) throws(FileError) -> KeptRun?

  /// The players' names in the order in which they came; the guest has none.
  public var players: @Sendable () throws(FileError) -> [String]

  /// Adds a player; false where the name is taken or nothing but spaces.
  public var addPlayer: @Sendable (_ name: String) throws(FileError) -> Bool

  /// Removes a player with all runs; the guest (`""`) only loses the runs.
  public var removePlayer: @Sendable (_ name: String) throws(FileError) -> Void

  /// Writes every answer as a table of text, piece by piece; see ``AnswerTable``.
  ///
  /// Of one player, or (nil) of all; answers with the number of rows without the heading.
  public var export:
    @Sendable (_ player: String?, _ write: (String) throws(FileError) -> Void) throws(FileError)
      -> Int

  /// Forgets all runs and players, so that nothing of them is left in the files.
  public var erase: @Sendable () throws(FileError) -> Void

  /// Keeps what could not be kept before, where that is possible now.
  public var settle: @Sendable () -> Void

  /// What has to be told since the last time it was asked.
  public var notices: @Sendable () -> [ScoresNotice]

  /// Makes a store of closures.
  ///
  /// - Parameters:
  ///   - record: Keeps a run with its answers.
  ///   - summary: Answers with all that the scores screen shows.
  ///   - bestRuns: Answers with the best runs in a mode.
  ///   - modes: Answers with a player's runs and bests.
  ///   - run: Finds a run.
  ///   - answers: Finds a run's answers.
  ///   - daily: Finds a player's counted run of a day.
  ///   - players: Lists the players.
  ///   - addPlayer: Adds a player.
  ///   - removePlayer: Removes a player with all runs.
  ///   - export: Writes every answer as a table.
  ///   - erase: Forgets all runs and players.
  ///   - settle: Keeps what could not be kept before.
  ///   - notices: Answers with what has to be told.
  public init(
    record: @escaping @Sendable (RunEntry, [AnswerEntry]) throws(FileError) -> Recorded,
    summary: @escaping @Sendable (ScoresQuery) throws(FileError) -> ScoresSummary,
    bestRuns: @escaping @Sendable (String, String?, Int) throws(FileError) -> [KeptRun],
    modes: @escaping @Sendable (String) throws(FileError) -> [ModeScores],
    run: @escaping @Sendable (Int64) throws(FileError) -> KeptRun?,
    answers: @escaping @Sendable (Int64) throws(FileError) -> [AnswerEntry],
    daily: @escaping @Sendable (CalendarDay, String) throws(FileError) -> KeptRun?,
    players: @escaping @Sendable () throws(FileError) -> [String],
    addPlayer: @escaping @Sendable (String) throws(FileError) -> Bool,
    removePlayer: @escaping @Sendable (String) throws(FileError) -> Void,
    export:
      @escaping @Sendable (String?, (String) throws(FileError) -> Void) throws(FileError) -> Int,
    erase: @escaping @Sendable () throws(FileError) -> Void,
    settle: @escaping @Sendable () -> Void = {},
    notices: @escaping @Sendable () -> [ScoresNotice]
  ) {
    self.record = record
    self.summary = summary
    self.bestRuns = bestRuns
    self.modes = modes
    self.run = run
    self.answers = answers
    self.daily = daily
    self.players = players
    self.addPlayer = addPlayer
    self.removePlayer = removePlayer
    self.export = export
    self.erase = erase
    self.settle = settle
    self.notices = notices
  }

  /// Records that are forgotten: there never is any, and keeping a run does nothing.
  public static let silent = ScoresStore(
    record: { entry, _ throws(FileError) in
      Recorded(id: 0, score: entry.score, formerBest: 0, isCounted: entry.daily != nil)
    },
    summary: { _ throws(FileError) in ScoresSummary() },
    bestRuns: { _, _, _ throws(FileError) in [] },
    modes: { _ throws(FileError) in [] },
    run: { _ throws(FileError) in nil },
    answers: { _ throws(FileError) in [] },
    daily: { _, _ throws(FileError) in nil },
    players: { () throws(FileError) in [] },
    addPlayer: { _ throws(FileError) in false },
    removePlayer: { _ throws(FileError) in },
    export: { _, write throws(FileError) in
      try write(AnswerTable.heading)
      return 0
    },
    erase: { () throws(FileError) in },
    notices: { [] })
}

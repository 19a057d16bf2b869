internal import Localization
internal import Scores
internal import Storage

extension Ledger {
  /// Keeps a run, its answers and what they add to the sums: all of it or nothing.
  ///
  /// - Parameters:
  ///   - entry: The run.
  ///   - answers: Its answers, in order.
  /// - Returns: What there is to say about it, once it is on the disk.
  /// - Throws: `FileError` where it is not.
  func record(_ entry: RunEntry, _ answers: [AnswerEntry]) throws(FileError) -> Recorded {
    try keep { [kind] database throws(SQLiteFault) in
      try database.transaction { () throws(SQLiteFault) in
        let tally = Tally(
          database: database, player: try database.player(entry.player, isMade: true),
          kind: kind, mode: entry.mode)
        let best = try tally.best()
        let isCounted = try tally.isFirst(of: entry.daily)
        let id = try tally.write(entry, isCounted: isCounted)
        try tally.add(entry)
        for (index, answer) in answers.enumerated() {
          try tally.write(answer, run: id, trial: index + 1)
          try tally.add(answer)
        }
        return Recorded(
          id: id, score: entry.score, formerBest: best, isCounted: isCounted)
      }
    }
  }
}

/// Writes one run of a player into the tables, and adds it to the sums.
private struct Tally {
  let database: Connection
  let player: SQLValue
  let kind: SQLValue
  let mode: SQLValue

  init(database: Connection, player: Int64, kind: RunKind, mode: String) {
    self.database = database
    self.player = .integer(player)
    self.kind = .int(kind.rawValue)
    self.mode = .text(mode)
  }

  /// The best score so far; 0 where there is none.
  func best() throws(SQLiteFault) -> Int {
    try database.rows(
      "SELECT best FROM mode_total WHERE player = ?1 AND kind = ?2 AND mode = ?3",
      player, kind, mode
    ) { $0.int(0) }.first ?? 0
  }

  /// Whether the player has no counted run of a daily game yet.
  func isFirst(of day: CalendarDay?) throws(SQLiteFault) -> Bool {
    guard let day else { return false }
    return try database.rows(
      "SELECT 1 FROM run WHERE player = ?1 AND kind = ?2 AND daily = ?3 AND counted = 1",
      player, kind, .text(day.text)
    ) { _ in true }.isEmpty
  }

  func write(_ entry: RunEntry, isCounted: Bool) throws(SQLiteFault) -> Int64 {
    try database.run(
      """
      INSERT INTO run (player, kind, mode, score, moment, day, seed, palette, language, record, \
      daily, counted) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)
      """,
      player, kind, mode, .int(entry.score), .integer(entry.moment), .text(entry.day.text),
      .integer(Int64(bitPattern: entry.seed)), .text(entry.palette), .text(entry.language),
      .blob(entry.record), .optional(entry.daily?.text), .int(isCounted ? 1 : 0))
    return database.lastID
  }

  func add(_ entry: RunEntry) throws(SQLiteFault) {
    try database.run(
      """
      INSERT INTO mode_total VALUES (?1, ?2, ?3, 1, ?4)
      ON CONFLICT DO UPDATE SET runs = runs + 1, best = max(best, excluded.best)
      """, player, kind, mode, .int(entry.score))
    try database.run(
      """
      INSERT INTO day_total VALUES (?1, ?2, ?3, ?4, 1, ?5, ?5)
      ON CONFLICT DO UPDATE
      SET runs = runs + 1, best = max(best, excluded.best), sum = sum + excluded.sum
      """, player, kind, mode, .text(entry.day.text), .int(entry.score))
  }

  func write(_ answer: AnswerEntry, run: Int64, trial: Int) throws(SQLiteFault) {
    try database.run(
      "INSERT INTO answer VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
      .integer(run), .int(trial), .int(answer.milliseconds), .text(answer.word),
      .text(answer.ink), .text(answer.background), .text(answer.asked),
      .optional(answer.response), .int(answer.isCorrect ? 1 : 0), .int(answer.cardCount),
      .int(answer.card))
  }

  func add(_ answer: AnswerEntry) throws(SQLiteFault) {
    if answer.isCorrect {
      try database.run(
        """
        INSERT INTO time_count VALUES (?1, ?2, ?3, ?4, ?5, 1)
        ON CONFLICT DO UPDATE SET answers = answers + 1
        """, player, kind, mode, .text(answer.asked), .int(answer.milliseconds))
    }
    if let right = answer.rightAnswer, let chosen = answer.response {
      try database.run(
        """
        INSERT INTO colour_count VALUES (?1, ?2, ?3, ?4, ?5, 1)
        ON CONFLICT DO UPDATE SET answers = answers + 1
        """, player, kind, mode, .text(right), .text(chosen))
    }
  }
}

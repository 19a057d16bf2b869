internal import Localization
internal import Scores
internal import Storage

extension Ledger {
  /// The best runs in a mode, of one player or (nil) of all.
  func bestRuns(_ mode: String, _ player: String?, _ count: Int) throws(FileError) -> [KeptRun] {
    try read(none: []) { database throws(SQLiteFault) in
      guard let player else { return try database.bestRuns(kind, mode, count) }
      return try database.bestRuns(kind, mode, count, player: try database.player(player))
    }
  }

  /// The run with a number, where there is one of this kind.
  func run(_ id: Int64) throws(FileError) -> KeptRun? {
    try read(none: nil) { database throws(SQLiteFault) in
      try database.rows(
        "\(KeptRun.selection) WHERE id = ?1 AND kind = ?2", .integer(id),
        .int(kind.rawValue), read: KeptRun.init
      ).first
    }
  }

  /// The run that counts as a player's daily game of a day.
  func daily(_ day: CalendarDay, _ player: String) throws(FileError) -> KeptRun? {
    try read(none: nil) { database throws(SQLiteFault) in
      let player = try database.player(player)
      return try database.rows(
        """
        \(KeptRun.selection)
        WHERE player = ?1 AND kind = ?2 AND daily = ?3 AND counted = 1
        """, .integer(player), .int(kind.rawValue), .text(day.text), read: KeptRun.init
      ).first
    }
  }

  /// The answers of the run with a number.
  func answers(_ id: Int64) throws(FileError) -> [AnswerEntry] {
    try read(none: []) { database throws(SQLiteFault) in
      guard try run(id, in: database) else { return [] }
      return try database.answers(id)
    }
  }

  private func run(_ id: Int64, in database: Connection) throws(SQLiteFault) -> Bool {
    try database.rows(
      "SELECT 1 FROM run WHERE id = ?1 AND kind = ?2", .integer(id), .int(kind.rawValue)
    ) { _ in true } == [true]
  }
}

extension Connection {
  /// The best runs in a mode: the higher score, then the earlier one.
  func bestRuns(
    _ kind: RunKind, _ mode: String, _ count: Int, player: Int64? = nil
  ) throws(SQLiteFault) -> [KeptRun] {
    let order = "ORDER BY score DESC, moment, id LIMIT max(0, ?3)"
    let kind = SQLValue.int(kind.rawValue)
    let (mode, count) = (SQLValue.text(mode), SQLValue.int(count))
    guard let player else {
      return try rows(
        "\(KeptRun.selection) WHERE kind = ?1 AND mode = ?2 \(order)", kind, mode, count,
        read: KeptRun.init)
    }
    return try rows(
      "\(KeptRun.selection) WHERE kind = ?1 AND mode = ?2 AND player = ?4 \(order)", kind, mode,
      count, .integer(player), read: KeptRun.init)
  }

  /// The answers of a run, in order.
  func answers(_ run: Int64) throws(SQLiteFault) -> [AnswerEntry] {
    try rows(
      """
      SELECT milliseconds, word, ink, background, asked, response, correct, cards, card
      FROM answer WHERE run = ?1 ORDER BY trial
      """, .integer(run)
    ) { row in
      AnswerEntry(
        milliseconds: row.int(0), word: row.text(1), ink: row.text(2), background: row.text(3),
        asked: row.text(4), response: row.optionalText(5), isCorrect: row.int(6) == 1,
        cardCount: row.int(7), card: row.int(8))
    }
  }
}

extension KeptRun {
  /// How the columns are asked for that ``init(_:)`` reads.
  static let selection = """
    SELECT id, (SELECT name FROM player WHERE player.id = run.player), mode, score, moment, day, \
    seed, palette, language, record, daily, counted FROM run
    """

  init(_ row: Row) {
    let moment = row.integer(4)
    let entry = RunEntry(
      player: row.text(1), mode: row.text(2), score: row.int(3), moment: moment,
      day: CalendarDay(text: row.text(5)) ?? CalendarDay(secondsSince1970: moment),
      seed: UInt64(bitPattern: row.integer(6)), palette: row.text(7), language: row.text(8),
      record: row.blob(9), daily: row.optionalText(10).flatMap { CalendarDay(text: $0) })
    self.init(id: row.integer(0), entry: entry, isCounted: row.int(11) == 1)
  }
}

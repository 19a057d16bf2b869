internal import Localization
internal import Scores
internal import Storage

extension Ledger {
  /// All that the scores screen shows, as it was at one moment.
  func summary(_ query: ScoresQuery) throws(FileError) -> ScoresSummary {
    try read(none: ScoresSummary()) { database throws(SQLiteFault) in
      try database.snapshot { () throws(SQLiteFault) in
        let player = try database.player(query.player)
        let scope = Scope(
          database: database, player: .integer(player), kind: .int(kind.rawValue),
          mode: .text(query.mode))
        var summary = ScoresSummary()
        summary.bestRuns = try database.bestRuns(
          kind, query.mode, query.bestCount, player: player)
        summary.modes = try scope.modes()
        summary.recent = try scope.recent(query.recentCount)
        summary.days = try scope.days()
        summary.setTimes(try scope.histograms(), baseline: query.baseline)
        summary.confusions = try scope.confusions()
        return summary
      }
    }
  }

  /// A player's runs and bests in every mode.
  func modes(_ player: String) throws(FileError) -> [ModeScores] {
    try read(none: []) { database throws(SQLiteFault) in
      let player = try database.player(player)
      let scope = Scope(
        database: database, player: .integer(player), kind: .int(kind.rawValue), mode: .null)
      return try scope.modes()
    }
  }
}

/// What is asked about one player's runs in one mode.
private struct Scope {
  let database: Connection
  let player: SQLValue
  let kind: SQLValue
  let mode: SQLValue

  func modes() throws(SQLiteFault) -> [ModeScores] {
    try database.rows(
      "SELECT mode, runs, best FROM mode_total WHERE player = ?1 AND kind = ?2 ORDER BY mode",
      player, kind
    ) { ModeScores(mode: $0.text(0), runs: $0.int(1), best: $0.int(2)) }
  }

  func recent(_ count: Int) throws(SQLiteFault) -> [ScorePoint] {
    try database.rows(
      """
      SELECT moment, score FROM run WHERE player = ?1 AND kind = ?2 AND mode = ?3
      ORDER BY moment DESC, id DESC LIMIT max(0, ?4)
      """, player, kind, mode, .int(count)
    ) { ScorePoint(moment: $0.integer(0), score: $0.int(1)) }.reversed()
  }

  func days() throws(SQLiteFault) -> [DayScores] {
    try database.rows(
      """
      SELECT day, runs, best, sum FROM day_total
      WHERE player = ?1 AND kind = ?2 AND mode = ?3 ORDER BY day
      """, player, kind, mode
    ) { row in
      CalendarDay(text: row.text(0)).map {
        DayScores(day: $0, runs: row.int(1), best: row.int(2), sum: row.int(3))
      }
    }.compactMap(\.self)
  }

  func histograms() throws(SQLiteFault) -> [String: TimeHistogram] {
    var bars: [String: [TimeHistogram.Bar]] = [:]
    _ = try database.rows(
      """
      SELECT asked, milliseconds, answers FROM time_count
      WHERE player = ?1 AND kind = ?2 AND mode = ?3 ORDER BY asked, milliseconds
      """, player, kind, mode
    ) { row in
      let bar = TimeHistogram.Bar(milliseconds: row.int(1), count: row.int(2))
      let last = bars[row.text(0)]?.last?.milliseconds ?? -1
      // A damaged file may say anything.
      guard last + 1..<1 << 32 ~= bar.milliseconds, 1..<1 << 32 ~= bar.count else { return }
      bars[row.text(0), default: []].append(bar)
    }
    return bars.mapValues(TimeHistogram.init(bars:))
  }

  func confusions() throws(SQLiteFault) -> [Confusion] {
    try database.rows(
      """
      SELECT right_colour, chosen, answers FROM colour_count
      WHERE player = ?1 AND kind = ?2 AND mode = ?3 ORDER BY right_colour, chosen
      """, player, kind, mode
    ) { Confusion(right: $0.text(0), chosen: $0.text(1), count: $0.int(2)) }
  }
}

internal import Scores
internal import Storage

extension Ledger {
  /// How many runs are read at a time, so that a run can be kept meanwhile.
  private static let runsAtATime: Int64 = 200

  /// Writes every answer as a table of text, piece by piece.
  ///
  /// - Parameters:
  ///   - player: Whose answers; nil for everybody's.
  ///   - write: Takes a piece of the table.
  /// - Returns: The number of rows without the heading.
  /// - Throws: What the writing throws, or `FileError` where the records can't be read.
  func export(
    _ player: String?, _ write: (String) throws(FileError) -> Void
  ) throws(FileError) -> Int {
    try write(AnswerTable.heading)
    var count = 0
    var last: Int64 = 0
    while true {
      let runs = try page(of: player, after: last)
      guard let end = runs.last else { return count }
      var text = ""
      for run in runs {
        text += AnswerTable.rows(run.kept, run.answers)
        count += run.answers.count
      }
      try write(text)
      last = end.kept.id
    }
  }

  private struct Page: Sendable {
    var kept: KeptRun
    var answers: [AnswerEntry]
  }

  private func page(of player: String?, after id: Int64) throws(FileError) -> [Page] {
    try read(none: []) { database throws(SQLiteFault) in
      try database.snapshot { () throws(SQLiteFault) in
        let everybody: Int64 = player == nil ? 1 : 0
        let number = try player.map { name throws(SQLiteFault) in try database.player(name) }
        let runs = try database.rows(
          """
          \(KeptRun.selection) WHERE id > ?1 AND kind = ?2 AND (player = ?3 OR ?4)
          ORDER BY id LIMIT ?5
          """, .integer(id), .int(kind.rawValue), .integer(number ?? -1), .integer(everybody),
          .integer(Ledger.runsAtATime), read: KeptRun.init)
        var pages: [Page] = []
        for run in runs { pages.append(Page(kept: run, answers: try database.answers(run.id))) }
        return pages
      }
    }
  }
}

import Storage

@testable import Records

extension Ledger {
  /// What is wrong with the tables: each sum against the runs and answers it sums up.
  func check() throws(FileError) -> [String] {
    try read(none: []) { database throws(SQLiteFault) in
      var faults = try Schema.current.isSound(database) ? [] : ["damaged"]
      for (name, kept, made) in Self.sums {
        let query = """
          SELECT (SELECT count(*) FROM (SELECT \(kept) FROM \(name) EXCEPT \(made)))
          + (SELECT count(*) FROM (\(made) EXCEPT SELECT \(kept) FROM \(name)))
          """
        if try database.number(query) != 0 { faults.append("\(name) is wrong") }
      }
      if try database.rows("PRAGMA foreign_key_check", read: { _ in true }) != [] {
        faults.append("something belongs to nobody")
      }
      return faults
    }
  }

  /// A table of sums, its columns, and how they follow from the runs and answers.
  private static let sums = [
    (
      "mode_total", "player, kind, mode, runs, best",
      "SELECT player, kind, mode, count(*), max(score) FROM run GROUP BY 1, 2, 3"
    ),
    (
      "day_total", "player, kind, mode, day, runs, best, sum",
      """
      SELECT player, kind, mode, day, count(*), max(score), sum(score)
      FROM run GROUP BY 1, 2, 3, 4
      """
    ),
    (
      "time_count", "player, kind, mode, asked, milliseconds, answers",
      """
      SELECT player, kind, mode, asked, milliseconds, count(*)
      FROM answer JOIN run ON run.id = answer.run WHERE correct = 1 GROUP BY 1, 2, 3, 4, 5
      """
    ),
    (
      "colour_count", "player, kind, mode, right_colour, chosen, answers",
      """
      SELECT player, kind, mode, CASE asked WHEN 'color' THEN ink WHEN 'meaning' THEN word
      ELSE background END, response, count(*)
      FROM answer JOIN run ON run.id = answer.run WHERE response IS NOT NULL
      GROUP BY 1, 2, 3, 4, 5
      """
    ),
  ]
}

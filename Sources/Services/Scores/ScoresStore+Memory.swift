internal import Localization
internal import Storage
internal import Synchronization

extension ScoresStore {
  /// Records in memory, for tests: they keep everything until they are let go.
  ///
  /// What they answer is worked out from the runs themselves, without indices or sums, so that it is
  /// also what records on a disk are checked against.
  ///
  /// - Returns: A store without runs or players.
  public static func memory() -> ScoresStore {
    let runs = Mutex(MemoryRuns())
    let box = Box(runs)
    return ScoresStore(
      record: { entry, answers throws(FileError) in box { $0.record(entry, answers) } },
      summary: { query throws(FileError) in box { $0.summary(query) } },
      bestRuns: { mode, player, count throws(FileError) in
        box { $0.bestRuns(mode, player, count) }
      },
      modes: { player throws(FileError) in box { $0.modes(player) } },
      run: { id throws(FileError) in box { $0.runs.first { $0.kept.id == id }?.kept } },
      answers: { id throws(FileError) in
        box { $0.runs.first { $0.kept.id == id }?.answers ?? [] }
      },
      daily: { day, player throws(FileError) in box { $0.daily(day, player) } },
      players: { () throws(FileError) in box { $0.players } },
      addPlayer: { name throws(FileError) in box { $0.addPlayer(name) } },
      removePlayer: { name throws(FileError) in box { $0.removePlayer(name) } },
      export: { player, write throws(FileError) in
        let runs = box { $0.runs }.filter { [nil, $0.kept.entry.player].contains(player) }
        try write(AnswerTable.heading)
        for run in runs { try write(AnswerTable.rows(run.kept, run.answers)) }
        return runs.reduce(0) { $0 + $1.answers.count }
      },
      erase: { () throws(FileError) in box { $0.removeAll() } },
      notices: { [] })
  }

  /// Records for tests that must not touch them: every call is reported and fails.
  ///
  /// - Parameter report: Told the name of what was called.
  /// - Returns: The store.
  public static func unimplemented(report: @escaping @Sendable (String) -> Void) -> ScoresStore {
    let failed = { @Sendable (call: String) -> FileError in
      report("ScoresStore.\(call)")
      return FileError(.failed, path: "")
    }
    return ScoresStore(
      record: { _, _ throws(FileError) in throw failed("record") },
      summary: { _ throws(FileError) in throw failed("summary") },
      bestRuns: { _, _, _ throws(FileError) in throw failed("bestRuns") },
      modes: { _ throws(FileError) in throw failed("modes") },
      run: { _ throws(FileError) in throw failed("run") },
      answers: { _ throws(FileError) in throw failed("answers") },
      daily: { _, _ throws(FileError) in throw failed("daily") },
      players: { () throws(FileError) in throw failed("players") },
      addPlayer: { _ throws(FileError) in throw failed("addPlayer") },
      removePlayer: { _ throws(FileError) in throw failed("removePlayer") },
      export: { _, _ throws(FileError) in throw failed("export") },
      erase: { () throws(FileError) in throw failed("erase") },
      notices: {
        report("ScoresStore.notices")
        return []
      })
  }
}

/// A value that closures share, one at a time.
private final class Box: Sendable {
  private let value: Mutex<MemoryRuns>

  init(_ value: consuming Mutex<MemoryRuns>) { self.value = value }

  func callAsFunction<Result: Sendable>(_ body: (inout MemoryRuns) -> Result) -> Result {
    value.withLock { body(&$0) }
  }
}

public import Scores
public import Storage

extension ScoresStore {
  /// Records in a folder on the disk; nothing is opened before the first call.
  ///
  /// Where they can't be read they are set aside. Where nothing can be kept, new runs are held in
  /// memory until it can, and `notices` says so at each. Two copies of the game may keep runs in the
  /// same folder.
  ///
  /// - Parameters:
  ///   - place: A folder, which is made where it is missing, or why there is none.
  ///   - kind: Which runs are kept and answered with; others in the folder are left alone.
  /// - Returns: The store.
  public static func live(_ place: Directories.Place, kind: RunKind) -> ScoresStore {
    switch place {
    case .folder(let folder):
      ScoresStore(Ledger(.file(DatabaseFile(folder: folder)), kind: kind))
    case .absent(let reason):
      ScoresStore(Ledger(.nowhere(FileError(.noPlace, path: reason.path)), kind: kind))
    }
  }

  /// Records in a folder on the disk that are only looked at: nothing is made, changed or set aside.
  ///
  /// - Parameters:
  ///   - folder: The folder's absolute path.
  ///   - kind: Which runs are answered with.
  /// - Returns: The store.
  public static func reading(_ folder: String, kind: RunKind) -> ScoresStore {
    ScoresStore(Ledger(.file(DatabaseFile(folder: folder, isOnlyRead: true)), kind: kind))
  }

  init(_ ledger: Ledger) {
    self.init(
      record: { entry, answers throws(FileError) in try ledger.record(entry, answers) },
      summary: { query throws(FileError) in try ledger.summary(query) },
      bestRuns: { mode, player, count throws(FileError) in
        try ledger.bestRuns(mode, player, count)
      },
      modes: { player throws(FileError) in try ledger.modes(player) },
      run: { id throws(FileError) in try ledger.run(id) },
      answers: { id throws(FileError) in try ledger.answers(id) },
      daily: { day, player throws(FileError) in try ledger.daily(day, player) },
      players: { () throws(FileError) in try ledger.players() },
      addPlayer: { name throws(FileError) in try ledger.addPlayer(name) },
      removePlayer: { name throws(FileError) in try ledger.removePlayer(name) },
      export: { player, write throws(FileError) in try ledger.export(player, write) },
      erase: { () throws(FileError) in try ledger.erase() },
      settle: { ledger.settle() },
      notices: { ledger.takeNotices() })
  }
}

internal import Scores
internal import Storage

extension Ledger {
  /// The players' names in the order in which they came.
  func players() throws(FileError) -> [String] {
    try read(none: []) { database throws(SQLiteFault) in
      try database.players().map(\.name).filter { !$0.isEmpty }
    }
  }

  /// Adds a player; false where the name is taken or no name.
  func addPlayer(_ name: String) throws(FileError) -> Bool {
    guard PlayerName.isValid(name) else { return false }
    return try keep { database throws(SQLiteFault) in
      try database.transaction { () throws(SQLiteFault) in
        guard try database.players().allSatisfy({ $0.name != name }) else { return false }
        _ = try database.player(name, isMade: true)
        return true
      }
    }
  }

  /// Removes a player with all runs, of whichever kind.
  func removePlayer(_ name: String) throws(FileError) {
    try remove { database throws(SQLiteFault) in
      let id = try database.player(name)
      try database.run("DELETE FROM player WHERE id = ?1", .integer(id))
      try database.forgetDeleted()
    }
  }

  /// Forgets all runs and players.
  func erase() throws(FileError) {
    try remove { database throws(SQLiteFault) in
      try database.run("DELETE FROM player")
      try database.forgetDeleted()
    }
  }
}

extension Connection {
  /// All players by number, the guest's empty name among them.
  func players() throws(SQLiteFault) -> [(id: Int64, name: String)] {
    try rows("SELECT id, name FROM player ORDER BY id") { ($0.integer(0), $0.text(1)) }
  }

  /// The number of a player.
  ///
  /// Names are compared as people read them: an é may be one character or two.
  ///
  /// - Parameters:
  ///   - name: The name; empty for the guest.
  ///   - isMade: Whether one who is not known yet becomes a player.
  /// - Returns: The number; one that nobody has where there is no such player.
  /// - Throws: `SQLiteFault` where SQLite could not do it.
  func player(_ name: String, isMade: Bool = false) throws(SQLiteFault) -> Int64 {
    if let known = try players().first(where: { $0.name == name }) { return known.id }
    guard isMade else { return -1 }
    try run("INSERT INTO player (name) VALUES (?1)", .text(name))
    return lastID
  }

  /// Writes the file anew, so that nothing of what was deleted is left in it or beside it.
  fileprivate func forgetDeleted() throws(SQLiteFault) {
    try execute("VACUUM")
    _ = try rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
  }
}

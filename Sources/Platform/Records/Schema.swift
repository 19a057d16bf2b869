/// The tables of the records, and how older ones become today's.
///
/// A database names the number of steps that made it in `user_version`. A step is never changed once
/// it was published: databases that it made are on people's disks.
struct Schema: Sendable {
  /// What makes version 1 of nothing, version 2 of 1, and so on.
  var steps: [String]

  /// The tables of today.
  static let current = Schema(steps: [version1])

  /// The mark by which our databases are known among others: "CMRS".
  private static let mark: Int64 = 0x434D_5253

  /// Where a database stands.
  enum Standing: Hashable {
    /// It has the tables of this schema.
    case current
    /// It was made by so many steps, fewer than there are.
    case outdated(Int)
    /// It is of this later version.
    case laterVersion(Int)
    /// It belongs to another program.
    case foreign
  }

  /// Makes a database one of the current version, where it can be made one.
  ///
  /// Killed at any moment it is of the old or of the new version.
  ///
  /// - Parameter database: Any database, also an empty one.
  /// - Returns: Where it stands now; never ``Standing/outdated(_:)``.
  /// - Throws: `SQLiteFault` where SQLite could not do it.
  func apply(to database: Connection) throws(SQLiteFault) -> Standing {
    let standing = try standing(of: database)
    guard case .outdated = standing else { return standing }
    return try database.transaction { () throws(SQLiteFault) in
      // Asked again: another copy of the game may just have done it.
      let standing = try self.standing(of: database)
      guard case .outdated(let version) = standing else { return standing }
      for step in steps[version...] { try database.execute(step) }
      try database.execute("PRAGMA application_id = \(Schema.mark)")
      try database.execute("PRAGMA user_version = \(steps.count)")
      return .current
    }
  }

  /// Whether a database of the current version makes sense in every page, and has the tables that
  /// the steps make of nothing.
  func isSound(_ database: Connection) throws(SQLiteFault) -> Bool {
    let complaints = try database.rows("PRAGMA integrity_check(1)") { $0.text(0) }
    guard complaints == ["ok"] else { return false }
    let model = try Connection(Connection.memory)
    _ = try apply(to: model)
    return try tables(of: database) == tables(of: model)
  }

  private func tables(of database: Connection) throws(SQLiteFault) -> [String] {
    // Others are SQLite's own, such as those of ANALYZE.
    try database.rows(
      "SELECT name || sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite@_%' ESCAPE '@' ORDER BY 1"
    ) { $0.text(0) }
  }

  private func standing(of database: Connection) throws(SQLiteFault) -> Standing {
    let version = Int(try database.number("PRAGMA user_version"))
    let mark = try database.number("PRAGMA application_id")
    let isEmpty = try database.number("SELECT count(*) FROM sqlite_schema") == 0
    if mark != Schema.mark { return isEmpty && version == 0 ? .outdated(0) : .foreign }
    guard version >= 0 else { return .foreign }
    if version > steps.count { return .laterVersion(version) }
    return version < steps.count ? .outdated(version) : .current
  }
}

extension Connection {
  /// The one number that a statement answers with.
  func number(_ sql: String) throws(SQLiteFault) -> Int64 {
    try rows(sql) { $0.integer(0) }.first ?? 0
  }
}

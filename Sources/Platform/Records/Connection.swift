internal import CSQLite

/// A database that is open; used by one thread at a time.
final class Connection {
  /// Where the file is, or ``memory``.
  let path: String
  private let handle: OpaquePointer
  private(set) var statements: [String: Statement] = [:]

  /// The path of a database that is gone with its connection.
  static let memory = ":memory:"
  /// How long another copy of the game is waited for, in milliseconds.
  private static let patience: Int32 = 5000

  /// Opens a database, or begins an empty one.
  ///
  /// - Parameter path: An absolute path, or ``memory``.
  /// - Throws: `SQLiteFault` where it can't be opened; what it holds is not looked at.
  init(_ path: String) throws(SQLiteFault) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard let opened, code == SQLITE_OK else {
      let fault = SQLiteFault(code: code, systemCode: sqlite3_system_errno(opened))
      sqlite3_close_v2(opened)
      throw fault
    }
    handle = opened
    self.path = path
    sqlite3_busy_timeout(handle, Connection.patience)
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// Runs statements that answer nothing and take no values.
  func execute(_ sql: String) throws(SQLiteFault) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw fault }
  }

  /// Runs a statement that is prepared once and kept.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `?1`, `?2`, … for values.
  ///   - values: The values, in that order.
  /// - Throws: `SQLiteFault` where SQLite could not do it.
  func run(_ sql: String, _ values: SQLValue...) throws(SQLiteFault) {
    _ = try rows(sql, values) { _ in }
  }

  /// Asks a statement that is prepared once and kept.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `?1`, `?2`, … for values.
  ///   - values: The values, in that order.
  ///   - read: Makes something of each row.
  /// - Returns: What was made, in the order of the rows.
  /// - Throws: `SQLiteFault` where SQLite could not do it.
  func rows<Item>(
    _ sql: String, _ values: SQLValue..., read: (Row) -> Item
  ) throws(SQLiteFault) -> [Item] {
    try rows(sql, values, read)
  }

  private func rows<Item>(
    _ sql: String, _ values: [SQLValue], _ read: (Row) -> Item
  ) throws(SQLiteFault) -> [Item] {
    let statement = try statement(sql)
    defer { statement.reset() }
    guard statement.bind(values) else { throw fault }
    var items: [Item] = []
    while true {
      switch statement.step() {
      case SQLITE_ROW: items.append(read(statement.row))
      case SQLITE_DONE: return items
      default: throw fault
      }
    }
  }

  /// Does something as a whole or not at all.
  ///
  /// The right to write is taken at the beginning, so that what is read in it can't be outdated by
  /// another copy of the game before it is acted on.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the body returns, after all of it is on the disk.
  /// - Throws: What the body throws, or `SQLiteFault` where nothing could be written.
  func transaction<Result>(
    _ body: () throws(SQLiteFault) -> Result
  ) throws(SQLiteFault) -> Result {
    try execute("BEGIN IMMEDIATE")
    do throws(SQLiteFault) {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Fails where SQLite has taken everything back itself.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  /// Reads several things as they were at one moment.
  ///
  /// - Parameter body: What is read.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  func snapshot<Result>(_ body: () throws(SQLiteFault) -> Result) throws(SQLiteFault) -> Result {
    try execute("BEGIN")
    defer { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
    return try body()
  }

  /// Lets closing change nothing on the disk, for a file that is to be set aside as it is.
  func leaveFilesAlone() { _ = colormix_sqlite_leave_files(handle) }

  /// The number of the row that was last written.
  var lastID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Whether another file, or none, now bears the database's name.
  var hasMoved: Bool {
    var answer: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
    return answer != 0
  }

  private func statement(_ sql: String) throws(SQLiteFault) -> Statement {
    if let known = statements[sql] { return known }
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
    guard code == SQLITE_OK, let prepared else { throw fault }
    let statement = Statement(prepared)
    statements[sql] = statement
    return statement
  }

  private var fault: SQLiteFault {
    SQLiteFault(
      code: sqlite3_extended_errcode(handle), systemCode: sqlite3_system_errno(handle),
      message: String(cString: sqlite3_errmsg(handle)))
  }
}

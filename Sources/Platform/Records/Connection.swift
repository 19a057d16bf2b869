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

  /// What a database is opened for.
  enum Purpose {
    /// To read and write; an empty one is begun where there is none.
    case keeping
    /// To read it, as others may do at the same time.
    case reading
    /// To read it with its log where no memory can be shared, so that no other is seen.
    case readingAlone
    /// To read it as it stands, where it has no log and none can be made.
    case readingStill
  }

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or ``memory``.
  ///   - purpose: What it is opened for.
  /// - Throws: `SQLiteFault` where it can't be opened; what it holds is not looked at.
  init(_ path: String, for purpose: Purpose = .keeping) throws(SQLiteFault) {
    var opened: OpaquePointer?
    let access =
      purpose == .keeping ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
    let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    let isStill = purpose == .readingStill
    let code = sqlite3_open_v2(
      isStill ? Connection.address(path) + "?immutable=1" : path, &opened,
      isStill ? flags | SQLITE_OPEN_URI : flags, purpose == .readingAlone ? "unix-none" : nil)
    guard let opened, code == SQLITE_OK else {
      let fault = SQLiteFault(code: code, systemCode: sqlite3_system_errno(opened))
      sqlite3_close_v2(opened)
      throw fault
    }
    handle = opened
    self.path = path
    sqlite3_busy_timeout(handle, Connection.patience)
    if purpose == .readingAlone { try execute("PRAGMA locking_mode = EXCLUSIVE") }
    if purpose != .keeping { leaveFilesAlone() }
  }

  /// A path in the form to which options can be added.
  private static func address(_ path: String) -> String {
    let marks: [Character: String] = ["%": "%25", "?": "%3F", "#": "%23"]
    return "file://" + path.map { marks[$0] ?? String($0) }.joined()
  }

  /// Copies a whole database into memory, as it is at this moment.
  ///
  /// - Parameter source: The database.
  /// - Throws: `SQLiteFault` where it can't be read.
  convenience init(copying source: Connection) throws(SQLiteFault) {
    try self.init(Connection.memory)
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw fault
    }
    let code = sqlite3_backup_step(backup, -1)
    let systemCode = sqlite3_system_errno(source.handle)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw SQLiteFault(code: code, systemCode: systemCode) }
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

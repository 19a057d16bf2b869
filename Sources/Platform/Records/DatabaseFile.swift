internal import Glibc
internal import Scores
internal import Storage

/// The file of the records in its folder: how it is opened, and what is done where it can't be.
struct DatabaseFile: Sendable {
  /// The folder's absolute path; made where it is missing.
  let folder: String
  var schema = Schema.current
  /// Whether nothing may be made, changed or set aside.
  var isOnlyRead = false

  /// The file's name; SQLite puts two more beside it, with `-wal` and `-shm` behind.
  static let name = "records.sqlite"
  private static let companions = ["-wal", "-shm", ""]
  private static let nameAttempts = 10_000

  /// The file's path.
  var path: String { path(DatabaseFile.name) }

  /// Whether there is something with its name, or none can tell.
  var isThere: Bool { access(path, F_OK) == 0 || errno != ENOENT }

  /// A database that can be used, and what has to be told about it.
  struct Opened {
    var connection: Connection
    var notice: ScoresNotice?
  }

  /// Opens the file, or sets it aside and begins a new one where it makes no sense.
  ///
  /// All copies of the game do this one after the other, so that none sets aside what another has
  /// just begun.
  ///
  /// - Parameter isSuspect: Whether every page is looked at first, after one was found damaged.
  /// - Returns: The database.
  /// - Throws: `ScoresNotice` where it can't be opened or begun, or is of a later version.
  func open(isSuspect: Bool = false) throws(ScoresNotice) -> Opened {
    guard !isOnlyRead else { throw .notKept(FileError(.readOnly, path: path)) }
    let release = try lock()
    defer { release() }
    if let connection = try usable(isSuspect: isSuspect) { return Opened(connection: connection) }
    let newName = try setAside()
    guard let connection = try usable(isSuspect: false) else {
      throw .notKept(FileError(.failed, path: path))
    }
    return Opened(
      connection: connection, notice: .setAside(name: DatabaseFile.name, as: newName))
  }

  /// A copy in memory of all that can be read, also where nothing can be written or locked.
  ///
  /// - Returns: The copy, with the tables of today.
  /// - Throws: `FileError` where it can't be read, makes no sense, or is of a later version.
  func copy() throws(FileError) -> Connection {
    let standing: Schema.Standing
    let copy: Connection
    do throws(SQLiteFault) {
      copy = try contents()
      try copy.prepareForUse()
      standing = try schema.apply(to: copy)
    } catch {
      throw error.error(at: path)
    }
    switch standing {
    case .current, .outdated: return copy
    case .foreign: throw FileError(.damaged, path: path)
    case .laterVersion: throw FileError(.laterVersion, path: path)
    }
  }

  private func contents() throws(SQLiteFault) -> Connection {
    // Looked for before the first attempt, which may begin one.
    let hasLog = access(path + "-wal", F_OK) == 0
    do throws(SQLiteFault) {
      return try Connection(copying: Connection(path, for: .reading))
    } catch {
      guard !error.isDamage else { throw error }
      return try Connection(
        copying: Connection(path, for: hasLog ? .readingAlone : .readingStill))
    }
  }

  private func lock() throws(ScoresNotice) -> @Sendable () -> Void {
    do throws(FileError) {
      return try FileStore.live(folder).lock(DatabaseFile.name)
    } catch {
      throw .notKept(error)
    }
  }

  /// The database where it makes sense; nil where it has to be set aside.
  private func usable(isSuspect: Bool) throws(ScoresNotice) -> Connection? {
    var opened: Connection?
    let standing: Schema.Standing
    do throws(SQLiteFault) {
      let connection = try Connection(path)
      opened = connection
      try connection.prepareForUse()
      standing = try schema.apply(to: connection)
      if isSuspect, standing == .current, try !schema.isSound(connection) {
        connection.leaveFilesAlone()
        return nil
      }
    } catch {
      guard error.isDamage else { throw .notKept(error.error(at: path)) }
      opened?.leaveFilesAlone()
      return nil
    }
    switch standing {
    case .current, .outdated: return opened
    case .foreign: return nil
    case .laterVersion(let version): throw .laterVersion(version)
    }
  }

  /// Renames the file and what belongs to it to a free name.
  ///
  /// The file itself comes last: were it first and the game killed then, a new database would find
  /// the old one's `-wal` beside it.
  private func setAside() throws(ScoresNotice) -> String {
    for number in 1...DatabaseFile.nameAttempts {
      let newName = "\(DatabaseFile.name).unreadable-\(number)"
      guard DatabaseFile.companions.allSatisfy({ access(path(newName + $0), F_OK) != 0 }) else {
        continue
      }
      for companion in DatabaseFile.companions {
        let (old, new) = (path(DatabaseFile.name + companion), path(newName + companion))
        guard rename(old, new) == 0 || errno == ENOENT else {
          throw .notKept(FileError(code: errno, path: old))
        }
      }
      return newName
    }
    throw .notKept(FileError(.noFreeName, path: path))
  }

  private func path(_ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}

extension Connection {
  /// A database of today's tables in memory, without a run.
  static func empty() throws(SQLiteFault) -> Connection {
    let database = try Connection(memory)
    try database.prepareForUse()
    _ = try Schema.current.apply(to: database)
    return database
  }

  /// Sets what SQLite does not keep in the file itself.
  func prepareForUse() throws(SQLiteFault) {
    // Where the file system can't share memory, SQLite stays with its older way of writing, which is
    // as safe.
    _ = try rows("PRAGMA journal_mode = WAL") { _ in }
    // A run is on the disk, and not only in the system's memory, before its result is shown.
    try execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF")
  }
}

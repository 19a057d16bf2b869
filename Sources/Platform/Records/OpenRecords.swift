internal import Scores
internal import Storage

/// How the records are open now.
///
/// Usually the database is, and everything is done in it. While it can't be written to, a copy in
/// memory of what can be read stands in for it and takes what is played, so that answers have both.
/// Every call tries the database again, and first does there what was held.
struct OpenRecords {
  private let place: Ledger.Place
  private var database: Connection?
  private var standIn: Connection?
  /// What only the stand-in has, in the order in which it was done.
  private var held: [@Sendable (Connection) throws(SQLiteFault) -> Void] = []
  private var notices: [ScoresNotice] = []
  /// Why the database can't be written to, as it was told last.
  private var told: ScoresNotice?

  init(at place: Ledger.Place) { self.place = place }

  mutating func read<Result>(
    none: Result, _ work: @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(FileError) -> Result {
    guard hasSomething else { return none }
    do throws(ScoresNotice) {
      return try inDatabase(work)
    } catch {
      if error != told { tell(error) }
    }
    return try reported(in: standingIn(orEmpty: false), work)
  }

  mutating func keep<Result>(
    _ work: @escaping @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(FileError) -> Result {
    do throws(ScoresNotice) {
      return try inDatabase(work)
    } catch {
      tell(error)
    }
    let result = try reported(in: standingIn(orEmpty: true), work)
    @Sendable func again(_ database: Connection) throws(SQLiteFault) { _ = try work(database) }
    if case .file = place { held.append(again) }
    return result
  }

  mutating func remove(_ work: @Sendable (Connection) throws(SQLiteFault) -> Void) throws(FileError)
  {
    guard hasSomething else { return }
    if case .nowhere = place, let standIn { return try reported(in: standIn, work) }
    do throws(ScoresNotice) {
      try inDatabase(work)
    } catch {
      throw error.error(at: place.path)
    }
  }

  mutating func settle() {
    guard !held.isEmpty else { return }
    // What still can't be kept was told when it was played.
    try? inDatabase { _ in }
  }

  mutating func takeNotices() -> [ScoresNotice] {
    defer { notices = [] }
    return notices
  }

  private mutating func tell(_ notice: ScoresNotice) {
    told = notice
    if !notices.contains(notice) { notices.append(notice) }
  }
}

extension OpenRecords {
  /// Whether there can be anything to read.
  private var hasSomething: Bool {
    if standIn != nil { return true }
    guard case .file(let file) = place else { return false }
    return file.isThere
  }

  /// Does what is held and then something more in the database; the stand-in goes.
  private mutating func inDatabase<Result>(
    _ work: @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(ScoresNotice) -> Result {
    while let first = held.first {
      try attempt(first)
      held.removeFirst()
    }
    let result = try attempt(work)
    (standIn, told) = (nil, nil)
    return result
  }

  /// Does something in the database, and once more in a new one if it turns out to be damaged.
  private mutating func attempt<Result>(
    _ work: @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(ScoresNotice) -> Result {
    let connection = try opened()
    do throws(SQLiteFault) {
      return try work(connection)
    } catch {
      guard error.isSuspicious else { throw .notKept(error.error(at: place.path)) }
    }
    database = nil
    let renewed = try opened(isSuspect: true)
    do throws(SQLiteFault) {
      return try work(renewed)
    } catch {
      throw .notKept(error.error(at: place.path))
    }
  }

  private mutating func opened(isSuspect: Bool = false) throws(ScoresNotice) -> Connection {
    // One that was set aside by another copy of the game, or deleted, nobody would find.
    if let database, !database.hasMoved { return database }
    database = nil
    switch place {
    case .nowhere(let error): throw .notKept(error)
    case .file(let file):
      let opened = try file.open(isSuspect: isSuspect)
      if let notice = opened.notice { notices.append(notice) }
      database = opened.connection
      return opened.connection
    }
  }

  /// What stands in for the database, made anew where there is none.
  private mutating func standingIn(orEmpty: Bool) throws(FileError) -> Connection {
    if let standIn { return standIn }
    let made: Connection
    do throws(FileError) {
      made = try copy()
    } catch {
      guard orEmpty else { throw error }
      made = try empty()
    }
    standIn = made
    return made
  }

  private func copy() throws(FileError) -> Connection {
    switch place {
    case .nowhere(let error): throw error
    case .file(let file):
      guard let database else { return try file.copy() }
      return try reported(in: database) { source throws(SQLiteFault) in
        try Connection(copying: source)
      }
    }
  }

  private func empty() throws(FileError) -> Connection {
    do throws(SQLiteFault) {
      return try Connection.empty()
    } catch {
      throw error.error(at: place.path)
    }
  }

  private func reported<Result>(
    in connection: Connection, _ work: @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(FileError) -> Result {
    do throws(SQLiteFault) {
      return try work(connection)
    } catch {
      throw error.error(at: place.path)
    }
  }
}

extension Ledger.Place {
  /// The database's path, or why there is none.
  fileprivate var path: String {
    switch self {
    case .file(let file): file.path
    case .nowhere(let error): error.path
    }
  }
}

extension ScoresNotice {
  /// The same for who asked for something that could not be done.
  fileprivate func error(at path: String) -> FileError {
    switch self {
    case .notKept(let error): error
    case .laterVersion: FileError(.laterVersion, path: path)
    case .setAside: FileError(.damaged, path: path)
    }
  }
}

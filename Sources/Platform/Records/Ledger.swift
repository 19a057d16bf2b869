internal import Scores
internal import Storage
internal import Synchronization

/// The records, opened when they are first needed and used by one thread at a time.
final class Ledger: Sendable {
  /// Which runs it keeps and answers with.
  let kind: RunKind
  private let state: Mutex<State>

  /// Where the records are.
  enum Place: Sendable {
    case file(DatabaseFile)
    /// Nowhere: they are forgotten at the end.
    case nowhere(FileError)
  }

  /// Makes records at a place; nothing is opened yet.
  init(_ place: Place, kind: RunKind) {
    self.kind = kind
    state = Mutex(State(place: place))
  }

  /// Does something with the database.
  ///
  /// Where that fails as it only can with a damaged file, the file is looked at; it is set aside if it
  /// is one, and the same is done once more.
  ///
  /// - Parameters:
  ///   - isWriting: Whether something is kept, which has to go to the file that bears the name now.
  ///   - work: What is done, as a whole or not at all.
  /// - Returns: What the work returns.
  /// - Throws: `FileError` where it failed.
  func perform<Result: Sendable>(
    isWriting: Bool = false, _ work: (Connection) throws(SQLiteFault) -> Result
  ) throws(FileError) -> Result {
    try state.withLock { state throws(FileError) in
      if isWriting { state.letGoOfMoved() }
      let connection = try state.opened()
      do throws(SQLiteFault) {
        return try work(connection)
      } catch {
        // What is in memory can't be opened anew.
        let isFile = connection.path != Connection.memory
        guard isFile && error.isSuspicious else { throw error.error(at: connection.path) }
      }
      state.connection = nil
      let renewed = try state.opened(isSuspect: true)
      do throws(SQLiteFault) {
        return try work(renewed)
      } catch {
        throw error.error(at: renewed.path)
      }
    }
  }

  /// What has to be told since the last time it was asked.
  func takeNotices() -> [ScoresNotice] {
    state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }
}

/// What is open, and what has to be told.
private struct State {
  let place: Ledger.Place
  var connection: Connection?
  var notices: [ScoresNotice] = []

  /// Forgets a database that was set aside by another copy of the game, or deleted: what is written
  /// there, nobody would find.
  mutating func letGoOfMoved() {
    guard let connection, connection.path != Connection.memory, connection.hasMoved else { return }
    self.connection = nil
  }

  /// The database; in memory where there is no other way.
  mutating func opened(isSuspect: Bool = false) throws(FileError) -> Connection {
    if let connection { return connection }
    let opened = try open(isSuspect: isSuspect)
    connection = opened
    return opened
  }

  private mutating func open(isSuspect: Bool) throws(FileError) -> Connection {
    switch place {
    case .nowhere(let error): notices.append(.notKept(error))
    case .file(let file):
      do throws(ScoresNotice) {
        let opened = try file.open(isSuspect: isSuspect)
        if let notice = opened.notice { notices.append(notice) }
        return opened.connection
      } catch {
        notices.append(error)
      }
    }
    do throws(SQLiteFault) {
      let connection = try Connection(Connection.memory)
      try connection.prepareForUse()
      _ = try Schema.current.apply(to: connection)
      return connection
    } catch {
      throw error.error(at: Connection.memory)
    }
  }
}

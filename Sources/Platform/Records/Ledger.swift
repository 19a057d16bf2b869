internal import Scores
internal import Storage
internal import Synchronization

/// The records, opened when they are first needed and used by one thread at a time.
final class Ledger: Sendable {
  /// Which runs it keeps and answers with.
  let kind: RunKind
  private let state: Mutex<OpenRecords>

  /// Where the records are.
  enum Place: Sendable {
    case file(DatabaseFile)
    /// Nowhere: they are forgotten at the end.
    case nowhere(FileError)
  }

  /// Makes records at a place; nothing is opened yet.
  init(_ place: Place, kind: RunKind) {
    self.kind = kind
    state = Mutex(OpenRecords(at: place))
  }

  /// Asks the records something.
  ///
  /// Where that fails as it only can with a damaged file, the file is looked at; it is set aside if it
  /// is one, and the same is asked once more. Asking makes no file where there is none.
  ///
  /// - Parameters:
  ///   - none: The answer where there are no records yet.
  ///   - work: What is asked.
  /// - Returns: What the work returns.
  /// - Throws: `FileError` where the records can't be read.
  func read<Result: Sendable>(
    none: Result, _ work: @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(FileError) -> Result {
    try state.withLock { state throws(FileError) in try state.read(none: none, work) }
  }

  /// Adds something to the records; where they can't be written to, holds it until they can.
  ///
  /// - Parameter work: What is done, as a whole or not at all.
  /// - Returns: What the work returns; where it is only held, there is a notice.
  /// - Throws: `FileError` where not even that succeeded.
  func keep<Result: Sendable>(
    _ work: @escaping @Sendable (Connection) throws(SQLiteFault) -> Result
  ) throws(FileError) -> Result {
    try state.withLock { state throws(FileError) in try state.keep(work) }
  }

  /// Takes something out of the records, where there is any.
  ///
  /// - Parameter work: What is done.
  /// - Throws: `FileError` where they can't be written to.
  func remove(_ work: @Sendable (Connection) throws(SQLiteFault) -> Void) throws(FileError) {
    try state.withLock { state throws(FileError) in try state.remove(work) }
  }

  /// Keeps what is held, where that has become possible.
  func settle() { state.withLock { $0.settle() } }

  /// What has to be told since the last time it was asked.
  func takeNotices() -> [ScoresNotice] { state.withLock { $0.takeNotices() } }
}

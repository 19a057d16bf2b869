internal import Localization
internal import Storage

/// The file with a player's savings, and what it holds.
///
/// Each change is on the disk when the call returns, so that a kill at any moment loses nothing.
/// Where it can't be written, the savings are kept in memory and the game goes on.
final class SavingsFile {
  static let name = "guess.json"

  private let files: FileStore
  private(set) var savings = Savings()
  /// The file's bytes that gave these savings, to read a large file only where it has changed.
  private var bytes: [UInt8] = []
  private var isUnsaved = false
  private var hasTold = false

  init(_ files: FileStore) { self.files = files }

  /// Reads what is there now, which another copy of the game may have changed.
  ///
  /// - Returns: What is to be said about it, once.
  func refresh() -> SavingsProblem? {
    guard !isUnsaved else { return change { _ in } }
    do throws(FileError) {
      guard let found = try files.read(SavingsFile.name), found != bytes else { return nil }
      if let read = Savings(found) {
        (savings, bytes) = (read, found)
        return nil
      }
      return .setAside(name: SavingsFile.name, as: try files.setAside(SavingsFile.name))
    } catch {
      return told(.unreadable(error))
    }
  }

  /// Changes the savings.
  ///
  /// - Returns: What is to be said about it, once.
  func change(_ change: (inout Savings) -> Void) -> SavingsProblem? {
    do throws(FileError) {
      (savings, bytes) = try files.locked(SavingsFile.name) { () throws(FileError) in
        var new = try isUnsaved ? savings : stored()
        change(&new)
        let written = new.bytes
        try files.write(SavingsFile.name, written)
        return (new, written)
      }
      isUnsaved = false
      hasTold = false
      return nil
    } catch {
      change(&savings)
      isUnsaved = true
      return told(.unsaved(error))
    }
  }

  /// Writes what could not be written before, if it can be now, and forgets all: somebody else may
  /// play from here on.
  func finish() {
    if isUnsaved { _ = change { _ in } }
    (savings, bytes, isUnsaved, hasTold) = (Savings(), [], false, false)
  }

  private func stored() throws(FileError) -> Savings {
    guard let found = try files.read(SavingsFile.name), found != bytes else { return savings }
    if let read = Savings(found) { return read }
    _ = try files.setAside(SavingsFile.name)
    return savings
  }

  /// A problem that lasts is told once.
  private func told(_ problem: SavingsProblem) -> SavingsProblem? {
    defer { hasTold = true }
    return hasTold ? nil : problem
  }
}

/// What is wrong with the file of savings.
enum SavingsProblem: Hashable {
  case setAside(name: String, as: String)
  case unreadable(FileError)
  case unsaved(FileError)

  func words(_ strings: Strings) -> String {
    switch self {
    case .setAside(let name, let newName):
      strings("message.setAside", ["file": name, "name": newName])
    case .unreadable(let error):
      strings("message.unreadable", ["file": SavingsFile.name, "reason": reason(error, strings)])
    case .unsaved(let error): strings("message.notSaved", ["reason": reason(error, strings)])
    }
  }

  private func reason(_ error: FileError, _ strings: Strings) -> String {
    strings(error.wordKey, error.wordValues)
  }
}

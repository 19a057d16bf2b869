import Glibc
import Synchronization

/// A folder in memory, for tests: it keeps what is written, and fails when it is told to.
public final class MemoryDisk: Sendable {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var failure: FileError.Kind?
    var locks: Set<String> = []
  }

  private let state: Mutex<State>

  /// Makes a folder in memory.
  ///
  /// - Parameter files: What is in it, by name.
  public init(_ files: [String: [UInt8]] = [:]) {
    state = Mutex(State(files: files))
  }

  /// All that is there: files by name, saved pictures by path.
  public var files: [String: [UInt8]] { state.withLock { $0.files } }

  /// Lets every write fail from now on, as on a full or read-only disk, or stop failing.
  ///
  /// - Parameter kind: How writes fail; nothing where they succeed again.
  public func failWrites(_ kind: FileError.Kind?) {
    state.withLock { $0.failure = kind }
  }

  /// The store over this folder.
  public var store: FileStore {
    FileStore(
      read: { name throws(FileError) in self.files[name] },
      write: { name, bytes throws(FileError) in try self.keep(bytes, at: name) },
      setAside: { name throws(FileError) in try self.moveAside(name) },
      list: { folder throws(FileError) in self.names(in: folder) },
      saveUnderFreeName: { folder, base, ext, bytes throws(FileError) in
        let path = self.freeName { number in
          join(folder, number == 1 ? "\(base).\(ext)" : "\(base)-\(number).\(ext)")
        }
        try self.keep(bytes, at: path)
        return path
      },
      lock: { name throws(FileError) in try self.lock(name) })
  }

  private func failIfTold(_ path: String) throws(FileError) {
    guard let kind = state.withLock({ $0.failure }) else { return }
    throw FileError(kind, path: path)
  }

  private func keep(_ bytes: [UInt8]?, at name: String) throws(FileError) {
    try failIfTold(name)
    state.withLock { $0.files[name] = bytes }
  }

  private func moveAside(_ name: String) throws(FileError) -> String {
    let newName = freeName { "\(name).unreadable-\($0)" }
    try keep(files[name], at: newName)
    try keep(nil, at: name)
    return newName
  }

  private func names(in folder: String) -> [String] {
    let prefix = folder.isEmpty ? "" : folder + "/"
    return files.keys.filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }.filter { !$0.contains("/") }.sorted()
  }

  private func lock(_ name: String) throws(FileError) -> @Sendable () -> Void {
    try failIfTold(name)
    while !state.withLock({ $0.locks.insert(name).inserted }) { usleep(100) }
    return { self.state.withLock { _ = $0.locks.remove(name) } }
  }

  private func freeName(_ candidate: (Int) -> String) -> String {
    var number = 1
    while files[candidate(number)] != nil { number += 1 }
    return candidate(number)
  }
}

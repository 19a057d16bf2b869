internal import Shell
internal import Storage
internal import Synchronization

/// Who plays, for what keeps files without knowing of players.
final class PresentPlayer: Sendable {
  private let folder = Mutex<String?>(nil)

  /// Somebody else plays from now on; empty for the guest.
  func change(to player: String) {
    folder.withLock { $0 = player.isEmpty ? nil : ShellServices.folder(of: player) }
  }

  /// The files of who plays at the moment, in a folder that has one below it for each player.
  ///
  /// A table that is missing reads as one without entries, so that nobody goes on with what was read
  /// of the player before.
  func files(in files: FileStore) -> FileStore {
    let place = { @Sendable [self] (name: String) -> String in
      folder.withLock { $0.map { "\($0)/\(name)" } ?? name }
    }
    var store = files
    store.read = { name throws(FileError) in
      let bytes = try files.read(place(name))
      return bytes == nil && name.hasSuffix(".json") ? Array("{}".utf8) : bytes
    }
    store.write = { name, bytes throws(FileError) in try files.write(place(name), bytes) }
    store.setAside = { name throws(FileError) in try files.setAside(place(name)) }
    store.list = { name throws(FileError) in try files.list(place(name)) }
    store.lock = { name throws(FileError) in try files.lock(place(name)) }
    return store
  }
}

import Glibc

/// A file beside the one that is to be written, under a name of its own until it is whole.
///
/// Its lock says that somebody is at work on it. A draft without one was left by a copy of the game
/// that was killed, and the next writer takes it away.
struct DraftFile: ~Copyable {
  private static let attempts = 64

  let file: OpenFile

  /// Begins a draft for a path.
  init(for path: String) throws(FileError) {
    let name = path.dropFirst(folder(of: path).count).drop { $0 == "/" }
    for number in 0..<Self.attempts {
      let draft = join(folder(of: path), ".\(name).new-\(number)")
      if let file = try Self.begin(draft) {
        self.file = file
        return
      }
    }
    throw FileError(.noFreeName, path: path)
  }

  private static func begin(_ path: String) throws(FileError) -> OpenFile? {
    discardIfAbandoned(path)
    do throws(FileError) {
      let file = try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL)
      let isLocked = file.tryLock()
      // Another writer may have taken it for abandoned before it was locked.
      let isThere = try file.information.st_nlink > 0
      guard isLocked, isThere else { return nil }
      return file
    } catch {
      guard error.code == EEXIST else { throw error }
      return nil
    }
  }

  private static func discardIfAbandoned(_ path: String) {
    do throws(FileError) {
      let file = try OpenFile(path, O_RDONLY | O_NOFOLLOW)
      if file.tryLock() { unlink(path) }
    } catch {
      // Usually there is none. One that can't be opened is passed over: another number is free.
    }
  }

  /// Puts the contents on the disk, or takes the draft away.
  func fill(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try file.writeAll(bytes)
      try file.flush()
    } catch {
      unlink(file.path)
      throw error
    }
  }

  /// Gives the draft its name in place of whatever had it.
  func replace(_ path: String) throws(FileError) {
    guard rename(file.path, path) == 0 else {
      let code = errno
      unlink(file.path)
      throw FileError(code: code, path: path)
    }
    try OpenFile.flushFolder(folder(of: path))
  }

  /// Gives the draft a name that nothing else has.
  ///
  /// - Returns: Whether it has the name now; where something else has it, the draft stays.
  func take(_ path: String) throws(FileError) -> Bool {
    if link(file.path, path) == 0 {
      try OpenFile.flushFolder(folder(of: path))
      return true
    }
    let code = errno
    if code == EEXIST { return false }
    // A file system without second names (a memory stick): look first, then rename.
    guard code == EPERM || code == ENOTSUP || code == ENOSYS || code == EMLINK else {
      throw FileError(code: code, path: path)
    }
    guard access(path, F_OK) != 0 else { return false }
    try replace(path)
    return true
  }

  /// Takes the draft's own name away.
  func discard() { unlink(file.path) }
}

import Glibc

/// A file that is open, and the system's calls on it with typed errors.
///
/// Closed when it goes out of scope, which also gives back its lock.
struct OpenFile: ~Copyable {
  let descriptor: Int32
  let path: String

  /// Opens a file.
  ///
  /// Never waits for a pipe's other end, and is not handed on to programs that are started.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0o644) throws(FileError) {
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK, mode)
    guard descriptor >= 0 else { throw FileError(code: errno, path: path) }
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  var information: stat {
    get throws(FileError) {
      var information = stat()
      guard fstat(descriptor, &information) == 0 else { throw FileError(code: errno, path: path) }
      return information
    }
  }

  func writeAll(_ bytes: [UInt8]) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { throw FileError(code: errno, path: path) }
      written += max(0, count)
    }
  }

  func readAll(limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno != EINTR { throw FileError(code: errno, path: path) }
      guard count != 0 else { return bytes }
      bytes += buffer.prefix(max(0, count))
      guard bytes.count <= limit else { throw FileError(.tooLarge, path: path) }
    }
  }

  /// Waits until the contents are on the disk.
  func flush() throws(FileError) {
    while fsync(descriptor) != 0 {
      // Some file systems can't flush a folder; there is nothing more to wait for then.
      if errno == EINVAL || errno == EROFS { return }
      guard errno == EINTR else { throw FileError(code: errno, path: path) }
    }
  }

  /// Takes the file's lock if nobody has it.
  ///
  /// - Returns: Whether it was taken; also true where the file system has no locks.
  func tryLock() -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  /// The contents of an ordinary file; nothing where there is none.
  static func contents(_ path: String, limit: Int) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      let file = try OpenFile(path, O_RDONLY)
      guard try file.information.st_mode & S_IFMT == S_IFREG else {
        throw FileError(.notAFile, path: path)
      }
      return try file.readAll(limit: limit)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  /// Waits until a folder's names are on the disk.
  static func flushFolder(_ path: String) throws(FileError) {
    try OpenFile(path, O_RDONLY | O_DIRECTORY).flush()
  }
}

/// Makes a folder and those above it, for this player alone.
func makeFolder(_ path: String) throws(FileError) {
  if mkdir(path, 0o700) == 0 { return }
  let code = errno
  if code == EEXIST {
    var information = stat()
    guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(.notAFolder, path: path, code: code)
    }
    return
  }
  let above = folder(of: path)
  guard code == ENOENT, above != path else { throw FileError(code: code, path: path) }
  try makeFolder(above)
  guard mkdir(path, 0o700) == 0 || errno == EEXIST else {
    throw FileError(code: errno, path: path)
  }
}

/// The path of the folder that something is in.
func folder(of path: String) -> String {
  let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  guard let slash = trimmed.lastIndex(of: "/") else { return "." }
  return slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])
}

import Glibc

extension FileStore {
  /// A store in a real folder, which is made at the first write.
  ///
  /// - Parameter root: The folder's absolute path.
  /// - Returns: The store.
  public static func live(_ root: String) -> FileStore {
    let disk = DiskFolder(root: root)
    return FileStore(
      read: { name throws(FileError) in try disk.read(name) },
      write: { name, bytes throws(FileError) in try disk.write(name, bytes) },
      setAside: { name throws(FileError) in try disk.setAside(name) },
      list: { folder throws(FileError) in try disk.names(in: folder) },
      saveUnderFreeName: { folder, base, ext, bytes throws(FileError) in
        try DiskFolder(root: folder).saveNew(base, ext, bytes)
      },
      lock: { name throws(FileError) in try disk.lock(name) })
  }

  /// A store at a place, or an empty one where there is none.
  ///
  /// - Parameter place: A folder, or why there is none.
  /// - Returns: The store.
  public static func live(_ place: Directories.Place) -> FileStore {
    switch place {
    case .folder(let root): live(root)
    case .absent(let reason): absent(reason)
    }
  }
}

/// A folder on the disk, and what a store does in it.
struct DiskFolder: Sendable {
  /// The largest file that is read, in bytes; settings and bests are far below.
  private static let readLimit = 16 << 20
  private static let nameAttempts = 10_000
  /// How often a lock is asked for, and the pause between, in microseconds: two seconds in all.
  private static let lockAttempts = 1000
  private static let lockPause: UInt32 = 2000

  let root: String

  /// The path of a name, which must not lead outside.
  private func path(_ name: String) throws(FileError) -> String {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }
    guard isPlain else { throw FileError(.invalidName, path: name) }
    return join(root, name)
  }

  func read(_ name: String) throws(FileError) -> [UInt8]? {
    try OpenFile.contents(path(name), limit: Self.readLimit)
  }

  func write(_ name: String, _ bytes: [UInt8]) throws(FileError) {
    let path = try path(name)
    try makeFolder(folder(of: path))
    try blaming(path) { () throws(FileError) in
      let draft = try DraftFile(for: path)
      try draft.fill(bytes)
      try draft.replace(path)
    }
  }

  func setAside(_ name: String) throws(FileError) -> String {
    let old = try path(name)
    for number in 1...Self.nameAttempts {
      let newName = "\(name).unreadable-\(number)"
      let new = try path(newName)
      guard access(new, F_OK) != 0 else { continue }
      guard rename(old, new) == 0 else { throw FileError(code: errno, path: old) }
      try OpenFile.flushFolder(folder(of: new))
      return newName
    }
    throw FileError(.noFreeName, path: old)
  }

  func saveNew(_ base: String, _ ext: String, _ bytes: [UInt8]) throws(FileError) -> String {
    let first = try path("\(base).\(ext)")
    try makeFolder(root)
    return try blaming(first) { () throws(FileError) in
      let draft = try DraftFile(for: first)
      defer { draft.discard() }
      try draft.fill(bytes)
      for number in 1...Self.nameAttempts {
        let path = number == 1 ? first : join(root, "\(base)-\(number).\(ext)")
        if try draft.take(path) { return path }
      }
      throw FileError(.noFreeName, path: first)
    }
  }

  func lock(_ name: String) throws(FileError) -> @Sendable () -> Void {
    let path = try path(name)
    try makeFolder(folder(of: path))
    return try blaming(path) { () throws(FileError) in
      let file = try OpenFile(path + ".lock", O_RDWR | O_CREAT)
      for _ in 0..<Self.lockAttempts {
        guard !file.tryLock() else { return try file.keptOpen() }
        usleep(Self.lockPause)
      }
      throw FileError(.busy, path: path, code: EWOULDBLOCK)
    }
  }

  func names(in name: String) throws(FileError) -> [String] {
    let folder = try name.isEmpty ? root : path(name)
    guard let stream = opendir(folder) else {
      guard errno == ENOENT else { throw FileError(code: errno, path: folder) }
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") && isFile(join(folder, name)) { names.append(name) }
    }
    return names.sorted()
  }
}

/// Names the file that a player knows, where one that only the game knows has failed.
private func blaming<Value>(
  _ path: String, _ body: () throws(FileError) -> Value
) throws(FileError) -> Value {
  do throws(FileError) {
    return try body()
  } catch {
    throw FileError(error.kind, path: path, code: error.code)
  }
}

private func isFile(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
}

extension OpenFile {
  /// Keeps the file, and with it the lock, open beyond this value until the closure is called.
  fileprivate func keptOpen() throws(FileError) -> @Sendable () -> Void {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw FileError(code: errno, path: path) }
    return { close(copy) }
  }
}

/// A folder of small files that are always whole.
///
/// Names are relative to the folder and may contain folders of their own (`players/ann/bests.json`);
/// a name that leads outside is refused. Nothing here is fast enough for a frame: a write waits
/// for the disk, so it belongs on a task of its own.
public struct FileStore: Sendable {
  /// Reads a whole file; nothing where there is none.
  public var read: @Sendable (_ name: String) throws(FileError) -> [UInt8]?

  /// Replaces a file as a whole, or leaves it as it was.
  ///
  /// Killed at any moment, the old or the new file is there. After it returned, the new file
  /// outlasts a power cut.
  public var write: @Sendable (_ name: String, _ bytes: [UInt8]) throws(FileError) -> Void

  /// Renames a file to a free `….unreadable-N` beside it and answers with that name.
  public var setAside: @Sendable (_ name: String) throws(FileError) -> String

  /// The names of the files in a folder (`""` for the store's own), in order; none where there
  /// is no such folder.
  public var list: @Sendable (_ folder: String) throws(FileError) -> [String]

  /// Writes a new file into any folder on the machine and never over another.
  ///
  /// Tries `base.ext`, then `base-2.ext` and so on, and answers with the path of the file that
  /// is really there.
  public var saveUnderFreeName:
    @Sendable (_ folder: String, _ base: String, _ ext: String, _ bytes: [UInt8])
      throws(FileError) -> String

  /// Waits until no other copy of the game holds this lock; the answer gives it back.
  public var lock: @Sendable (_ name: String) throws(FileError) -> @Sendable () -> Void

  /// Makes a store of closures.
  ///
  /// - Parameters:
  ///   - read: Reads a whole file.
  ///   - write: Replaces a file as a whole.
  ///   - setAside: Renames a file to a free name beside it.
  ///   - list: Lists the files in a folder.
  ///   - saveUnderFreeName: Writes a new file and never over another.
  ///   - lock: Takes a lock that other copies of the game see.
  public init(
    read: @escaping @Sendable (String) throws(FileError) -> [UInt8]?,
    write: @escaping @Sendable (String, [UInt8]) throws(FileError) -> Void,
    setAside: @escaping @Sendable (String) throws(FileError) -> String,
    list: @escaping @Sendable (String) throws(FileError) -> [String],
    saveUnderFreeName:
      @escaping @Sendable (String, String, String, [UInt8]) throws(FileError) -> String,
    lock: @escaping @Sendable (String) throws(FileError) -> @Sendable () -> Void
  ) {
    self.read = read
    self.write = write
    self.setAside = setAside
    self.list = list
    self.saveUnderFreeName = saveUnderFreeName
    self.lock = lock
  }

  /// Does something while no other copy of the game does the same to this file.
  ///
  /// - Parameters:
  ///   - name: The file that is guarded.
  ///   - body: What is done.
  /// - Returns: What the body answers.
  /// - Throws: Whatever the lock or the body throws.
  public func locked<Value>(
    _ name: String, _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let release = try lock(name)
    defer { release() }
    return try body()
  }
}

extension FileStore {
  /// A store where there is no place to write: it is empty, and every write says so.
  ///
  /// - Parameter reason: Why there is no place.
  /// - Returns: The store.
  public static func absent(_ reason: Absence) -> FileStore {
    let error = FileError(.noPlace, path: reason.path)
    return FileStore(
      read: { _ throws(FileError) in nil },
      write: { _, _ throws(FileError) in throw error },
      setAside: { _ throws(FileError) in throw error },
      list: { _ throws(FileError) in [] },
      saveUnderFreeName: { _, _, _, _ throws(FileError) in throw error },
      lock: { _ throws(FileError) in throw error })
  }

  /// A store for tests that must not touch files: every call is reported and fails.
  ///
  /// - Parameter report: Told the name of what was called.
  /// - Returns: The store.
  public static func unimplemented(report: @escaping @Sendable (String) -> Void) -> FileStore {
    let failed = { @Sendable (call: String, path: String) -> FileError in
      report("FileStore.\(call)")
      return FileError(.failed, path: path)
    }
    return FileStore(
      read: { name throws(FileError) in throw failed("read", name) },
      write: { name, _ throws(FileError) in throw failed("write", name) },
      setAside: { name throws(FileError) in throw failed("setAside", name) },
      list: { name throws(FileError) in throw failed("list", name) },
      saveUnderFreeName: { folder, _, _, _ throws(FileError) in
        throw failed("saveUnderFreeName", folder)
      },
      lock: { name throws(FileError) in throw failed("lock", name) })
  }
}

extension FileStore {
  /// Writes a new file into the first of several folders that takes it.
  ///
  /// - Parameters:
  ///   - folders: Absolute paths, the best one first, as ``Directories/pictureFolders``.
  ///   - base: The name without its ending.
  ///   - ext: The ending without its dot.
  ///   - bytes: The contents.
  /// - Returns: The path of the file that is really there.
  /// - Throws: What went wrong in the first folder, where none takes it.
  public func saveUnderFreeName(
    _ folders: [String], _ base: String, _ ext: String, _ bytes: [UInt8]
  ) throws(FileError) -> String {
    var failure: FileError?
    for folder in folders {
      do throws(FileError) {
        return try saveUnderFreeName(folder, base, ext, bytes)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? FileError(.noPlace, path: "")
  }
}

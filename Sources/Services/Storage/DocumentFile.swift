/// What was read, and what has to be told about it.
public struct Loaded<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value, or its defaults where it could not be read.
  public var value: Value
  /// What was wrong with the file, if anything was.
  public var problem: StoredFileProblem?
  /// Whether nothing was read: the file is missing, was set aside or can't be read.
  public var isBlank: Bool

  /// Makes an answer.
  ///
  /// - Parameters:
  ///   - value: What was read.
  ///   - problem: What was wrong with the file, if anything was.
  ///   - isBlank: Whether nothing was read.
  public init(_ value: Value, problem: StoredFileProblem? = nil, isBlank: Bool = false) {
    self.value = value
    self.problem = problem
    self.isBlank = isBlank
  }
}

/// What was wrong with a file that holds what a player has done.
public enum StoredFileProblem: Error, Hashable, Sendable {
  /// It made no sense; it is kept under another name, and the game goes on with defaults.
  case setAside(name: String, as: String)
  /// It could not be read or moved; it is left alone.
  case unreadable(FileError)
}

/// One document on a disk, read whole and changed under a lock that other copies of the game see.
struct DocumentFile: Sendable {
  let files: FileStore
  let name: String

  func load() -> Loaded<Document> {
    do {
      guard let bytes = try files.read(name) else { return Loaded(Document(), isBlank: true) }
      if let document = Document(bytes) { return Loaded(document) }
      // Looked at again under the lock: another copy may have put it right meanwhile.
      return try files.locked(name) { () throws(FileError) in try readUnderLock() }
    } catch {
      return Loaded(Document(), problem: .unreadable(error), isBlank: true)
    }
  }

  /// Reads what is there now, changes it and writes it back, while no other copy does the same.
  func update(_ change: (inout Document) -> Void) throws(FileError) -> Loaded<Document> {
    try files.locked(name) { () throws(FileError) in
      let old = try readUnderLock()
      var new = old
      change(&new.value)
      if new.value != old.value || old.problem != nil { try files.write(name, new.value.bytes) }
      return new
    }
  }

  private func readUnderLock() throws(FileError) -> Loaded<Document> {
    guard let bytes = try files.read(name) else { return Loaded(Document(), isBlank: true) }
    if let document = Document(bytes) { return Loaded(document) }
    let newName = try files.setAside(name)
    return Loaded(Document(), problem: .setAside(name: name, as: newName), isBlank: true)
  }
}

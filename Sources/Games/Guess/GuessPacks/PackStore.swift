internal import Glibc
internal import GuessRules

/// The packs at hand: those built in, and the player's own in a folder.
public struct PackStore: Sendable {
  /// A pack that may be opened, with nothing of it read yet.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// The pack's name in paths and records: its folder's name.
    public let id: String

    /// The path of its folder.
    public let path: String

    /// Whether it came with the game and can't be removed.
    public let isBuiltIn: Bool
  }

  private let builtInPath: String?
  private let playersPath: String?

  /// Names the folders of packs; what is missing there is no error.
  ///
  /// - Parameters:
  ///   - builtIn: The folder of the packs that came with the game, or nil.
  ///   - players: The folder of the player's packs, made when the first is added; nil where there
  ///     is no place to write.
  public init(builtIn: String?, players: String?) {
    builtInPath = builtIn
    playersPath = players
  }

  /// The packs, the built-in ones first, each group by id.
  ///
  /// A pack of the player's that bears a built-in one's id is left out.
  ///
  /// - Returns: Every folder there; whether it holds a pack is found by opening it.
  public func entries() -> [Entry] {
    let builtIn = entries(in: builtInPath, isBuiltIn: true)
    let taken = Set(builtIn.map(\.id))
    return builtIn + entries(in: playersPath, isBuiltIn: false).filter { !taken.contains($0.id) }
  }

  /// Opens one of the packs.
  ///
  /// - Parameter entry: The pack.
  /// - Returns: The pack with its questions read.
  /// - Throws: Why it can't be read.
  public func open(_ entry: Entry) throws(PackProblem) -> OpenedPack {
    try PackReader().open(entry.path, id: entry.id)
  }

  /// Copies a pack into the player's folder: its questions file, and the pictures it names.
  ///
  /// Written beside and renamed when it is whole, so that half a pack is never listed. The same
  /// pack again takes the place of its older copy, with the pictures as they are now.
  ///
  /// - Parameter path: A folder or a questions file.
  /// - Returns: The pack in its new place.
  /// - Throws: Why it can't be read, holds no question that can be played, or can't be written.
  public func add(_ path: String) throws(PackProblem) -> Entry {
    let source = try PackReader().open(path)
    guard !source.pack.questions.isEmpty else { throw .nothingPlayable }
    guard let playersPath else { throw .noPlayersFolder }
    guard makeFolders(playersPath), let folder = Folder(playersPath) else { throw .lastFailure }
    var copy = try PackCopy(in: folder)
    do throws(PackProblem) {
      try copy.fill(from: source)
      let id = try place(copy, source: source, in: folder)
      return Entry(id: id, path: folder.path(of: id), isBuiltIn: false)
    } catch {
      copy.discard()
      throw error
    }
  }

  /// Removes a pack of the player's with everything in its folder.
  ///
  /// - Parameter id: The pack's id.
  /// - Throws: ``PackProblem/notRemovable(id:)`` where the player has no such pack.
  public func remove(_ id: String) throws(PackProblem) {
    let own = entries(in: playersPath, isBuiltIn: false)
    guard let entry = own.first(where: { $0.id == id }), let playersPath,
      let folder = Folder(playersPath)
    else { throw .notRemovable(id: id) }
    // Renamed first, so that a pack which is half removed is never listed.
    let doomed = try PackCopy(in: folder)
    guard rename(entry.path, doomed.path) == 0 else {
      doomed.discard()
      throw .lastFailure
    }
    doomed.discard()
  }

  private func entries(in path: String?, isBuiltIn: Bool) -> [Entry] {
    guard let path, let folder = Folder(path) else { return [] }
    return folder.names()
      .filter { Folder.kind(of: folder.path(of: $0)) == .folder }
      .map { Entry(id: $0, path: folder.path(of: $0), isBuiltIn: isBuiltIn) }
  }

  /// Gives a whole copy its name: that of its older self, or a free one.
  private func place(
    _ copy: PackCopy, source: OpenedPack, in folder: Folder
  ) throws(PackProblem) -> String {
    let taken = Set(entries().map(\.id))
    let wanted = PackName(source).text
    for number in 1...10_000 {
      let id = number == 1 ? wanted : "\(wanted)-\(number)"
      if copy.hasSameQuestions(as: id) {
        try copy.refresh(id)
        return id
      }
      guard !taken.contains(id) else { continue }
      if copy.take(id) { return id }
      // Another copy of the game may have taken the name meanwhile; a file may have it too.
      guard [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) else { throw .lastFailure }
    }
    throw .notWritten(reason: String(cString: strerror(EEXIST)))
  }

  private func makeFolders(_ path: String) -> Bool {
    if Folder(path) != nil || mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    let parent = Folder.parent(of: path)
    guard errno == ENOENT, !parent.isEmpty, parent != path else { return false }
    return makeFolders(parent) && mkdir(path, 0o700) == 0
  }
}

extension PackProblem {
  /// What the system said last.
  static var lastFailure: PackProblem { .notWritten(reason: String(cString: strerror(errno))) }
}

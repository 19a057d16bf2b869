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

  /// The packs, the built-in ones first, each group by id, those with a number by it.
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
  /// pack again takes the place of its older copy, with the pictures as they are now. What can't be
  /// shown is not copied: what is wrong with a pack is found by checking the source.
  ///
  /// - Parameter source: The pack where it lies.
  /// - Returns: The pack in its new place.
  /// - Throws: Why it can't be read, holds no question that can be played, or can't be written.
  public func add(_ source: OpenedPack) throws(Fault) -> Entry {
    guard !source.pack.questions.isEmpty else { throw .pack(.nothingPlayable) }
    guard let playersPath else { throw .noFolder }
    guard makeFolders(playersPath), let folder = Folder(playersPath) else {
      throw .last(in: playersPath)
    }
    var copy = try PackCopy(in: folder)
    do throws(Fault) {
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
  /// - Throws: ``Fault/notRemovable(id:)`` where the player has no such pack.
  public func remove(_ id: String) throws(Fault) {
    let own = entries(in: playersPath, isBuiltIn: false)
    guard let entry = own.first(where: { $0.id == id }), let playersPath,
      let folder = Folder(playersPath)
    else { throw .notRemovable(id: id) }
    // Renamed first, so that a pack which is half removed is never listed.
    let doomed = try PackCopy(in: folder)
    guard rename(entry.path, doomed.path) == 0 else {
      let fault = Fault.last(in: playersPath)
      doomed.discard()
      throw fault
    }
    doomed.discard()
  }

  private func entries(in path: String?, isBuiltIn: Bool) -> [Entry] {
    guard let path, let folder = Folder(path) else { return [] }
    return folder.names()
      .filter { Folder.kind(of: folder.path(of: $0)) == .folder }
      .map { NumberedName($0) }.sorted()
      .map { Entry(id: $0.text, path: folder.path(of: $0.text), isBuiltIn: isBuiltIn) }
  }

  /// Gives a whole copy its name: that of its older self, or a free one.
  private func place(
    _ copy: PackCopy, source: OpenedPack, in folder: Folder
  ) throws(Fault) -> String {
    let wanted = PackName(source).text
    let own = entries(in: playersPath, isBuiltIn: false).map(\.id)
    // Any number may be that of its older self, since those before it may have been removed.
    let older = own.first {
      ($0 == wanted || NumberedName($0).stem == wanted) && copy.hasSameQuestions(as: $0)
    }
    if let older {
      try copy.refresh(older)
      return older
    }
    let taken = Set(entries().map(\.id))
    for number in 1...10_000 {
      let id = NumberedName(wanted, number).text
      guard !taken.contains(id) else { continue }
      if copy.take(id) { return id }
      // Another copy of the game may have taken the name meanwhile; a file may have it too.
      guard [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) else { throw .last(in: folder.path) }
    }
    throw .failed(path: folder.path, code: EEXIST)
  }

  private func makeFolders(_ path: String) -> Bool {
    if Folder(path) != nil || mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    let parent = Folder.parent(of: path)
    guard errno == ENOENT, !parent.isEmpty, parent != path else { return false }
    return makeFolders(parent) && mkdir(path, 0o700) == 0
  }
}

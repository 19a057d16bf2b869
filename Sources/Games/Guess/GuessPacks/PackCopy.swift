internal import Glibc
internal import GuessRules

/// A folder beside the player's packs in which a copy grows until it is whole.
///
/// Its name begins with a dot, so that it is never listed as a pack.
struct PackCopy {
  let path: String
  private let parent: Folder
  private var files: Set<String> = []

  init(in parent: Folder) throws(PackStore.Fault) {
    var template = Array(parent.path(of: ".pack-XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { throw .last(in: parent.path) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.parent = parent
  }

  /// Copies a pack's questions file and the pictures that are found, in the pack's own folders.
  mutating func fill(from source: OpenedPack) throws(PackStore.Fault) {
    try copy(
      source.questionsFile, from: source.folder,
      as: PackReader.standardName(for: source.questionsFile))
    var finder = source.pictures()
    for question in source.pack.questions {
      guard let picture = try? finder.find(question.picture) else { continue }
      let inner = source.folder.innerPath(of: picture.path)
      if !files.contains(inner) { try copy(inner, from: source.folder) }
    }
  }

  /// Whether the pack with this id has the very same questions file.
  func hasSameQuestions(as id: String) -> Bool {
    guard let own = Folder(path), let other = Folder(parent.path(of: id)),
      let ownBytes = try? PackReader().questionsBytes(in: own)
    else { return false }
    return ownBytes == (try? PackReader().questionsBytes(in: other))
  }

  /// Becomes the pack with this id in one step.
  ///
  /// - Returns: Whether it did; false where there is one, and also where the system refuses, with
  ///   the reason left in `errno`.
  func take(_ id: String) -> Bool { rename(path, parent.path(of: id)) == 0 }

  /// Moves its files one by one over those of the pack with this id, each in one step.
  ///
  /// Two folders can't be exchanged in one step everywhere; this way the pack is whole throughout.
  func refresh(_ id: String) throws(PackStore.Fault) {
    let target = parent.path(of: id)
    for file in files {
      PackCopy.makeFolders(for: file, in: target)
      guard rename(path + "/" + file, target + "/" + file) == 0 else { throw .last(in: target) }
    }
    discard()
  }

  /// Removes the folder and what is in it; links are removed, not followed.
  func discard() {
    PackCopy.remove(path, depth: 0)
  }

  private static func remove(_ path: String, depth: Int) {
    guard Folder.kind(of: path) == .folder, depth < 64 else {
      unlink(path)
      return
    }
    for name in Folder(path)?.names(hidden: true) ?? [] {
      remove(path + "/" + name, depth: depth + 1)
    }
    rmdir(path)
  }

  /// Copies one file, given by its path within the pack.
  private mutating func copy(_ inner: String, from source: Folder, as name: String? = nil)
    throws(PackStore.Fault)
  {
    let name = name ?? inner
    PackCopy.makeFolders(for: name, in: path)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let target = open(path + "/" + name, flags, mode_t(0o600))
    guard target >= 0 else { throw .last(in: parent.path) }
    defer { close(target) }
    guard let file = try? RegularFile(source.path(of: inner)) else {
      throw .pack(.unreadable(path: inner))
    }
    var offset = 0
    while offset < file.count {
      let piece = (try? file.bytes(at: offset, upTo: 1 << 20)) ?? []
      guard !piece.isEmpty else { throw .pack(.unreadable(path: inner)) }
      try write(piece, to: target)
      offset += piece.count
    }
    // A picture that a power cut spoils is a placeholder; a pack without questions is lost.
    if files.isEmpty { fsync(target) }
    files.insert(name)
  }

  private func write(_ bytes: [UInt8], to descriptor: CInt) throws(PackStore.Fault) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { throw .last(in: parent.path) }
      rest = rest.dropFirst(written)
    }
  }

  private static func makeFolders(for file: String, in folder: String) {
    var path = folder
    for part in Folder.parts(of: file).dropLast() {
      path += "/" + part
      mkdir(path, 0o700)
    }
  }
}

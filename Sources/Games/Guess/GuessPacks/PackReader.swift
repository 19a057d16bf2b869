public import GuessRules

/// Opens packs: a folder, or the questions file in it.
///
/// Only the questions file is read; pictures are looked for when they are needed.
public struct PackReader: Sendable {
  /// The names of a questions file, the first found is taken.
  ///
  /// Capitals don't matter.
  private static let names = ["questions.json", "questions.plist"]

  /// Makes a reader.
  public init() {}

  /// Opens a pack.
  ///
  /// - Parameters:
  ///   - path: A folder or a questions file.
  ///   - id: The pack's name in paths and records; the folder's name where it is nil.
  /// - Returns: The pack. It may hold no question that can be played: its issues say why.
  /// - Throws: Why not even a list of questions could be read.
  public func open(_ path: String, id: String? = nil) throws(PackProblem) -> OpenedPack {
    guard let real = Folder.realPath(path), let kind = Folder.kind(of: real) else {
      throw .missing(path: path)
    }
    switch kind {
    case .folder:
      guard let folder = Folder(real) else { throw .unreadable(path: path) }
      return try open(folder, file: try questionsFile(in: folder), id: id)
    case .file:
      guard let folder = Folder(Folder.parent(of: real)) else { throw .unreadable(path: path) }
      return try open(folder, file: Folder.name(of: real), id: id)
    case .link, .other: throw .unreadable(path: path)
    }
  }

  private func open(
    _ folder: Folder, file: String, id: String?
  ) throws(PackProblem) -> OpenedPack {
    let contents = try PackContents(try bytes(of: folder.path(of: file), file: file), file: file)
    let name = PackReader.name(of: folder, file: file)
    let shown = PackText.line(name)
    let pack = Pack(
      id: id ?? name, title: contents.title ?? (shown.isEmpty ? PackName.fallback : shown),
      language: contents.language, questions: contents.questions)
    return OpenedPack(
      pack: pack, hasOwnTitle: contents.title != nil, name: name, folder: folder,
      questionsFile: file,
      numbers: contents.numbers, issues: contents.issues)
  }

  /// The name by which a questions file is found in its folder.
  static func standardName(for file: String) -> String {
    if names.contains(file.lowercased()) { return file }
    return file.lowercased().hasSuffix(".json") ? names[0] : names[1]
  }

  private static func name(of folder: Folder, file: String) -> String {
    if names.contains(file.lowercased()) { return Folder.name(of: folder.path) }
    return String(file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex))
  }

  /// The bytes of the questions file in a folder.
  func questionsBytes(in folder: Folder) throws(PackProblem) -> [UInt8] {
    let file = try questionsFile(in: folder)
    return try bytes(of: folder.path(of: file), file: file)
  }

  private func questionsFile(in folder: Folder) throws(PackProblem) -> String {
    let names = folder.names()
    for wanted in PackReader.names {
      guard let name = names.first(where: { $0.lowercased() == wanted }) else { continue }
      guard folder.holds(folder.path(of: name)) else { throw .questionsOutside(file: name) }
      return name
    }
    throw .noQuestionsFile(folder: Folder.name(of: folder.path))
  }

  private func bytes(of path: String, file: String) throws(PackProblem) -> [UInt8] {
    let length: Int
    do throws(RegularFile.Fault) {
      let opened = try RegularFile(path)
      length = opened.count
      if length <= PackLimits.questionsBytes { return try opened.bytes(upTo: length) }
    } catch {
      throw .unreadable(path: file)
    }
    throw .fileTooLong(file: file, bytes: length)
  }
}

/// A pack whose questions have been read, and where it lies.
public struct OpenedPack: Hashable, Sendable {
  /// The pack, with the questions that can be played.
  public let pack: Pack

  /// Whether the questions file gives the title; the folder's name is it otherwise.
  public let hasOwnTitle: Bool

  /// What the pack is called where it lies: its folder's name, or that of a file of its own name.
  let name: String

  let folder: Folder

  /// The name of the questions file in the pack's folder.
  public let questionsFile: String

  /// For each question of the pack its number in the file, from 1.
  public let numbers: [Int]

  /// What is wrong with the questions; pictures are looked at by ``check()``.
  public let issues: [PackIssue]

  /// The path of the pack's folder.
  public var path: String { folder.path }

  /// Whether every question of the file can be played, be it with a placeholder for its picture.
  public var everythingPlays: Bool {
    !pack.questions.isEmpty && !issues.contains { $0.problem.leavesOut }
  }

  /// Finds the pictures of the pack's questions.
  public func pictures() -> PictureFinder { PictureFinder(folder: folder) }

  /// Looks at every question and every picture, without decoding any.
  ///
  /// - Returns: All that is wrong: first with the pack, then by question.
  public func check() -> [PackIssue] {
    var finder = pictures()
    var all = issues
    for (question, number) in zip(pack.questions, numbers) {
      do throws(PackProblem) {
        try finder.find(question.picture).checkIsWhole()
      } catch {
        all.append(PackIssue(question: number, error))
      }
    }
    return all.enumerated().sorted { first, second in
      (first.element.question ?? 0, first.offset) < (second.element.question ?? 0, second.offset)
    }.map(\.element)
  }
}

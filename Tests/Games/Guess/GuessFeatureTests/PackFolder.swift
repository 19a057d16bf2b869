import Foundation
import Localization

/// Folders of packs that are there as long as this value.
final class PackFolder {
  /// A question as a pack writes it.
  struct Item: Encodable {
    var title: String
    var answer: String
    var picture: String?
    var letters: [String]?

    init(_ answer: String, tiles: [String]) {
      (self.answer, title, letters) = (answer, "A hint", tiles)
    }

    init(_ answer: String, letters: String? = nil, title: String = "A hint", picture: String? = nil)
    {
      self.answer = answer
      self.title = title
      self.letters = letters.map { $0.map(String.init) }
      self.picture = picture
    }
  }

  private struct Contents: Encodable {
    var title: String
    var language: String?
    var questions: [Item]
  }

  let root: URL

  /// Makes empty folders.
  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "guess-feature-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: root.appending(path: "built-in"), withIntermediateDirectories: true)
  }

  /// Makes folders with one built-in pack, `animals`.
  convenience init(_ items: [Item]) throws {
    try self.init()
    try add("animals", items)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var builtIn: String { root.appending(path: "built-in").path }
  var players: String { root.appending(path: "players/packs").path }

  /// Writes a pack, and answers with its folder's path.
  @discardableResult
  func add(
    _ id: String, title: String? = nil, language: String? = "en", in folder: String = "built-in",
    _ items: [Item]
  ) throws -> String {
    let url = root.appending(path: folder).appending(path: id)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let contents = Contents(title: title ?? id, language: language, questions: items)
    try JSONEncoder().encode(contents).write(to: url.appending(path: "questions.json"))
    for picture in items.compactMap(\.picture) where !picture.hasPrefix("no-") {
      let wide = picture.hasPrefix("wide") ? 800 : picture.hasPrefix("endless") ? 16000 : 200
      let high = picture.hasPrefix("tall") ? 800 : picture.hasPrefix("endless") ? 40 : 200
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(wide)' height='\(high)'></svg>"
      try Data(svg.utf8).write(to: url.appending(path: picture))
    }
    return url.path
  }

  /// Writes a file, and answers with its path.
  func write(_ name: String, _ text: String) throws -> String {
    let url = root.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}

/// The project's own files, found from where this file stands.
enum Project {
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }()

  static func strings(_ language: Language) throws -> Strings {
    let file = root.appending(path: "Assets/Localization/\(language.fileName)")
    let table = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    return Strings(language, table)
  }
}

import Foundation
import Localization
import Testing

/// The project's own files, found from where this file stands.
enum Project {
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  static func table(_ language: Language) throws -> [String: String] {
    try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file(language)))
  }

  static func file(_ language: Language) -> URL {
    root.appendingPathComponent("Assets/Localization/" + language.fileName)
  }

  static func strings(_ language: Language) throws -> Strings {
    Strings(language, try table(language))
  }

  /// Every Swift source of the project, by path.
  static func sources() throws -> [String: String] {
    let folder = root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { sources, path in
      sources[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
  }
}

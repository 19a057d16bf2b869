internal import GameModules
internal import GuessRules
internal import GuessPacks
internal import Localization
internal import Scenes

extension Desk {
  /// Takes a pack that was dropped on the window: copies it, checks it, and leads to it.
  ///
  /// - Parameter path: A file or a folder.
  /// - Returns: The pack's puzzle, or the list of what is wrong; `nil` where it is a picture, which
  ///   is no pack and may be something else to the program.
  func bring(_ path: String) -> (any Scene)? {
    guard Desk.mayBePack(path) else { return nil }
    do throws(PackProblem) {
      let entry = try packs.add(path)
      let pack = try packs.open(entry)
      setup.picturesChanged()
      let issues = pack.check()
      services.navigation.say(strings("packs.added", ["title": pack.pack.title]))
      guard !issues.isEmpty else { return scene(of: entry) }
      let lines = issues.map { $0.words(strings) }
      return ProblemsScene(
        .init(title: pack.pack.title, lines: lines, isPlayable: true), entry, self)
    } catch {
      services.navigation.say(strings("packs.notAdded", ["reason": error.words(strings)]))
      let lines = [error.words(strings)] + Desk.issues(at: path).map { $0.words(strings) }
      return ProblemsScene(
        .init(title: Desk.name(of: path), lines: lines, isPlayable: false), nil, self)
    }
  }

  /// Pictures are never packs: they may be score cards, or be dropped by mistake.
  private static func mayBePack(_ path: String) -> Bool {
    let name = name(of: path).lowercased()
    return ![".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".bmp"].contains {
      name.hasSuffix($0)
    }
  }

  /// What is wrong with the questions of a pack that was not taken.
  private static func issues(at path: String) -> [PackIssue] {
    (try? PackReader().open(path))?.issues ?? []
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

internal import GameModules
internal import GuessPacks
internal import Localization
internal import Scenes

extension Desk {
  /// Takes a pack that was dropped on the window: copies it, checks it, and leads to it.
  ///
  /// - Parameter path: A file or a folder.
  /// - Returns: The pack's puzzle, or a page that says what is wrong; `nil` where it is a picture,
  ///   which is no pack and may be something else to the program.
  func bring(_ path: String) -> (any Scene)? {
    guard Desk.mayBePack(path) else { return nil }
    switch packs.bring(path, strings) {
    case .added(let entry, let found):
      setup.picturesChanged()
      guard found.lines.isEmpty else {
        var report = ProblemsScene.Report.problems(found.lines, title: found.title)
        report.isPlayable = true
        return ProblemsScene(report, entry, self)
      }
      services.navigation.say(strings("packs.added", ["title": found.title]))
      return scene(of: entry)
    case .refused(let lines):
      let name = PackTitle.short(Desk.name(of: path))
      return ProblemsScene(
        .init(heading: "packs.refused.title", values: ["title": name], lines: lines), nil, self)
    case .notKept(let reason):
      return ProblemsScene(
        .init(heading: "packs.notAdded", values: ["reason": reason], lines: []), nil, self)
    }
  }

  /// Pictures are never packs: they may be score cards, or be dropped by mistake.
  private static func mayBePack(_ path: String) -> Bool {
    let name = name(of: path).lowercased()
    return ![".png", ".jpg", ".jpeg", ".svg", ".gif", ".webp", ".bmp"].contains {
      name.hasSuffix($0)
    }
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

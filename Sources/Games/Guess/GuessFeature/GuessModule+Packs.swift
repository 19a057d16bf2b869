internal import GuessPacks
internal import GuessRules
public import GameModules
public import Localization

/// What was found in a pack, in words.
public struct PackReport: Hashable, Sendable {
  /// The pack's id, where it could be opened.
  public var id: String?
  /// The pack's title, or its file's name where it could not be opened.
  public var title: String
  /// One line for each thing that is wrong.
  public var lines: [String]
  /// Whether every question can be played, be it with a placeholder for its picture.
  public var isPlayable: Bool
  /// How many questions can be played.
  public var questions: Int

  init(on pack: OpenedPack, _ strings: Strings) {
    id = pack.pack.id
    title = PackTitle.short(pack.pack.title)
    lines = pack.check().map { $0.words(strings) }
    isPlayable = pack.everythingPlays
    questions = pack.pack.questions.count
  }

  /// Of what is no pack, or did not become one.
  init(refusing path: String, lines: [String]) {
    (id, title) = (nil, PackTitle.short(path))
    (self.lines, isPlayable, questions) = (lines, false, 0)
  }
}

extension GuessModule {
  /// Looks at everything in a pack, without a screen.
  ///
  /// - Parameters:
  ///   - path: A folder or a questions file.
  ///   - strings: The player's words.
  /// - Returns: What is wrong with it.
  public func check(_ path: String, _ strings: Strings) -> PackReport {
    do throws(PackProblem) {
      return PackReport(on: try PackReader().open(path), strings)
    } catch {
      return PackReport(refusing: path, lines: [error.words(strings)])
    }
  }

  /// Copies a pack into the player's folder and checks it, without a screen.
  ///
  /// - Parameters:
  ///   - path: A folder or a questions file.
  ///   - strings: The player's words.
  /// - Returns: The pack's id, its title in the list, and the same lines as ``check(_:_:)`` has; no
  ///   id where it was not added, and why.
  public func add(_ path: String, _ strings: Strings) -> PackReport {
    switch store.bring(path, strings) {
    case .added(_, let report): return report
    case .refused(let lines): return PackReport(refusing: path, lines: lines)
    case .notKept(let reason):
      let line = strings("packs.notAdded", ["reason": reason])
      return PackReport(refusing: path, lines: [line])
    }
  }

  /// `check PACK` and `add PACK`.
  ///
  /// What `check` prints is what is wrong; that nothing is stands on standard error.
  public var commands: [ModuleCommand] {
    [
      ModuleCommand(
        name: "check", argument: "PACK", summary: "say what is wrong with a picture pack"
      ) { path, strings in
        let report = check(path, strings)
        let isFine = report.lines.isEmpty
        let remark = strings("packs.fine", count: report.questions, ["title": report.title])
        return ModuleCommand.Result(
          report.lines, remarks: isFine ? [remark] : [], status: report.isPlayable ? 0 : 1)
      },
      ModuleCommand(
        name: "add", argument: "PACK", summary: "copy a picture pack to the player's own"
      ) { path, strings in
        let report = add(path, strings)
        guard report.id != nil else { return ModuleCommand.Result(report.lines, status: 1) }
        let added = strings("packs.added", ["title": report.title])
        return ModuleCommand.Result([added] + report.lines, status: 0)
      },
    ]
  }
}

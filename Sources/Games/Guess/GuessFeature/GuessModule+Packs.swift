internal import GuessRules
internal import GuessPacks
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
      return report(on: try PackReader().open(path), strings)
    } catch {
      return PackReport(id: nil, title: path, lines: [error.words(strings)], isPlayable: false)
    }
  }

  /// Copies a pack into the player's folder and checks it, without a screen.
  ///
  /// - Parameters:
  ///   - path: A folder or a questions file.
  ///   - strings: The player's words.
  /// - Returns: The pack's id and what is wrong with it; no id where it was not added.
  public func add(_ path: String, _ strings: Strings) -> PackReport {
    do throws(PackProblem) {
      return report(on: try store.open(try store.add(path)), strings)
    } catch {
      var report = check(path, strings)
      let reason = error.words(strings)
      if !report.lines.contains(reason) { report.lines.insert(reason, at: 0) }
      (report.id, report.isPlayable) = (nil, false)
      return report
    }
  }

  /// `check PACK` and `add PACK`.
  public var commands: [ModuleCommand] {
    [
      ModuleCommand(
        name: "check", argument: "PACK", summary: "say what is wrong with a picture pack"
      ) { path, strings in
        let report = check(path, strings)
        return (report.lines, report.isPlayable ? 0 : 1)
      },
      ModuleCommand(
        name: "add", argument: "PACK", summary: "copy a picture pack to the player's own"
      ) { path, strings in
        let report = add(path, strings)
        guard report.id != nil else { return (report.lines, 1) }
        return ([strings("packs.added", ["title": report.title])] + report.lines, 0)
      },
    ]
  }

  private func report(on pack: OpenedPack, _ strings: Strings) -> PackReport {
    PackReport(
      id: pack.pack.id, title: pack.pack.title, lines: pack.check().map { $0.words(strings) },
      isPlayable: pack.everythingPlays)
  }
}

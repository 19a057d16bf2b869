internal import GuessPacks
internal import Localization
internal import Storage

/// What became of a pack that was brought.
enum Arrival {
  /// It is among the player's packs.
  case added(PackStore.Entry, PackReport)
  /// It can't be played; what is wrong with it, in lines.
  case refused([String])
  /// Nothing may be wrong with it, but it could not be kept.
  case notKept(reason: String)
}

extension PackStore {
  /// Copies a pack to the player's own, and checks it where it came from: its copy lacks what can't
  /// be shown, and would name other reasons.
  func bring(_ path: String, _ strings: Strings) -> Arrival {
    let source: OpenedPack
    do throws(PackProblem) {
      source = try PackReader().open(path)
    } catch {
      return .refused([error.words(strings)])
    }
    var report = PackReport(on: source, strings)
    do throws(PackStore.Fault) {
      let entry = try add(source)
      (report.id, report.title) = (entry.id, title(of: entry.id))
      return .added(entry, report)
    } catch {
      guard case .pack = error else { return .notKept(reason: error.words(strings)) }
      let words = error.words(strings)
      return .refused(report.lines.contains(words) ? report.lines : [words] + report.lines)
    }
  }
}

extension PackStore.Fault {
  func words(_ strings: Strings) -> String {
    switch self {
    case .pack(let problem): problem.words(strings)
    case .noFolder: words(of: FileError(.noPlace, path: ""), strings)
    case .failed(let path, let code): words(of: FileError(code: code, path: path), strings)
    case .notRemovable(let id): PackProblem.missing(path: id).words(strings)
    }
  }

  private func words(of error: FileError, _ strings: Strings) -> String {
    strings(error.wordKey, error.wordValues)
  }
}

extension PackProblem {
  func words(_ strings: Strings) -> String { strings(key.rawValue, arguments: arguments) }
}

extension PackIssue {
  /// One line for a list of what is wrong.
  func words(_ strings: Strings) -> String {
    let words = problem.words(strings)
    guard let question else { return words }
    return strings("packs.question", ["n": "\(question)", "problem": words])
  }
}

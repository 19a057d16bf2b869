import GuessFeature
import Scenes
import Testing

/// The game as drivers see it.
struct GuessState: Hashable {
  let fields: [String: ReportValue]

  subscript(name: String) -> ReportValue? { fields[name] }

  var coins: Int { int("coins") }
  var index: Int { int("index") }
  var phase: String { text("phase") }
  var isBig: Bool { fields["big"] == .bool(true) }

  /// The blanks as one text, `_` where one is empty.
  var word: String {
    guard case .array(let blanks) = fields["blanks"] else { return "" }
    return blanks.map { blank in
      if case .string(let letter) = blank { return letter }
      return "_"
    }.joined()
  }

  /// The places on the board from which letters were taken.
  var used: [Int] {
    guard case .array(let letters) = fields["letters"] else { return [] }
    return letters.indices.filter { index in
      if case .object(let letter) = letters[index] { return letter["used"] == .bool(true) }
      return false
    }
  }

  private func int(_ name: String) -> Int {
    if case .int(let value) = fields[name] { return value }
    return .min
  }

  private func text(_ name: String) -> String {
    if case .string(let value) = fields[name] { return value }
    return ""
  }
}

extension Rig {
  var state: GuessState {
    guard case .object(let fields) = stage.report["guess"] else { return GuessState(fields: [:]) }
    return GuessState(fields: fields)
  }

  /// Spells the answer of the question on the screen.
  func solve() {
    guard case .string(let answer) = state["answer"] else { return }
    type(answer)
  }
}

extension Rig {
  /// The titles in the list of packs.
  var titles: [String] {
    (0..<20).compactMap { stage.top?.screen.element("packs.\($0)")?.label() }
      .compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  /// The lines of a page that says what is wrong.
  var problems: [String] {
    (0..<20).compactMap { stage.top?.screen.element("packs.problems.\($0)")?.label() }
  }
}

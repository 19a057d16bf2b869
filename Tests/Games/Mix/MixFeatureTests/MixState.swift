import Scenes
import TestSupport
import Testing

/// The run on the screen, as drivers see it.
struct MixState: Hashable {
  let fields: [String: ReportValue]

  var mode: String { text("mode") }
  var score: Int { number("score") }
  var best: Int { number("best") }
  var phase: String { text("phase") }
  var target: Int { number("target") }
  var element: String { text("element") }
  var limit: Int { number("limit_ms") }
  var remaining: Int { number("remaining_ms") }

  var options: [String] {
    guard case .array(let values) = fields["options"] else { return [] }
    return values.map(MixState.string)
  }

  /// The elements of each card.
  var cards: [[String: String]] {
    guard case .array(let cards) = fields["cards"] else { return [] }
    return cards.map { card in
      guard case .object(let elements) = card else { return [:] }
      return elements.mapValues(MixState.string)
    }
  }

  /// What the question is, without what time has done to it.
  var question: [String: ReportValue] {
    fields.filter { ["cards", "target", "element", "options", "limit_ms"].contains($0.key) }
  }

  /// The index of the right option.
  var right: Int {
    guard cards.indices.contains(target) else { return 0 }
    let card = cards[target]
    return options.firstIndex { $0 == card[element == "color" ? "ink" : element] } ?? 0
  }

  private func text(_ name: String) -> String { fields[name].map(MixState.string) ?? "" }

  private func number(_ name: String) -> Int {
    if case .int(let value) = fields[name] { return value }
    return .min
  }

  private static func string(_ value: ReportValue) -> String {
    if case .string(let string) = value { return string }
    return ""
  }
}

extension StageDriver {
  /// The run on the screen.
  var mix: MixState {
    guard case .object(let fields) = stage.report["mix"] else { return MixState(fields: [:]) }
    return MixState(fields: fields)
  }

  /// Waits until the timer of the question runs.
  func waitForTimer() {
    for _ in 0..<1000 {
      if mix.phase == "over" || (mix.phase == "answer" && mix.remaining < mix.limit) { return }
      advance(by: 16)
    }
    Issue.record("the timer does not start: \(mix)")
  }

  /// Answers the question, once that counts.
  func answer(rightly: Bool = true) {
    waitForTimer()
    key("\(1 + (mix.right + (rightly ? 0 : 1)) % 3)")
  }
}

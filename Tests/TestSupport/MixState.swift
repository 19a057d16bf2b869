public import Scenes

/// The run on the screen, as drivers see it.
public struct MixState: Hashable {
  /// What the module tells drivers.
  public let fields: [String: ReportValue]

  /// Reads what the module tells.
  public init(fields: [String: ReportValue]) { self.fields = fields }

  /// The mode: `classic` or `fantasy`.
  public var mode: String { text("mode") }
  /// The score.
  public var score: Int { number("score") }
  /// The best score of the mode.
  public var best: Int { number("best") }
  /// What the run is doing.
  public var phase: String { text("phase") }
  /// The index of the card in question.
  public var target: Int { number("target") }
  /// What is asked for.
  public var element: String { text("element") }
  /// The limit of the question, in milliseconds.
  public var limit: Int { number("limit_ms") }
  /// What is left of it, in milliseconds.
  public var remaining: Int { number("remaining_ms") }

  /// The names of the options.
  public var options: [String] {
    guard case .array(let values) = fields["options"] else { return [] }
    return values.map(MixState.string)
  }

  /// The elements of each card.
  public var cards: [[String: String]] {
    guard case .array(let cards) = fields["cards"] else { return [] }
    return cards.map { card in
      guard case .object(let elements) = card else { return [:] }
      return elements.mapValues(MixState.string)
    }
  }

  /// What the question is, without what time has done to it.
  public var question: [String: ReportValue] {
    fields.filter { ["cards", "target", "element", "options", "limit_ms"].contains($0.key) }
  }

  /// The index of the right option.
  public var right: Int {
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
  public var mix: MixState {
    guard case .object(let fields) = stage.report["mix"] else { return MixState(fields: [:]) }
    return MixState(fields: fields)
  }

  /// Waits until the timer of the question runs, at most sixteen seconds.
  public func waitForTimer() {
    for _ in 0..<1000 {
      if mix.phase == "over" || (mix.phase == "answer" && mix.remaining < mix.limit) { return }
      advance(by: 16)
    }
  }

  /// Answers the question, once that counts.
  public func answer(rightly: Bool = true) {
    waitForTimer()
    key("\(1 + (mix.right + (rightly ? 0 : 1)) % 3)")
  }
}

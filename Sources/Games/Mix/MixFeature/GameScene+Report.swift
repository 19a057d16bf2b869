internal import GameModules
internal import MixRules
internal import Scenes

extension GameScene {
  var report: [String: ReportValue] {
    let best = services.bests.best("mix.\(mode.rawValue)")
    guard isBegun else {
      var example = GameScene.fields(of: run, best: best, question: mode.example)
      example["phase"] = "paused"
      return ["mix": .object(example)]
    }
    return ["mix": GameScene.report(of: run, best: best)]
  }

  static func report(of run: Run, best: Int) -> ReportValue {
    .object(fields(of: run, best: best, question: run.question))
  }

  private static func fields(
    of run: Run, best: Int, question: Question
  ) -> [String: ReportValue] {
    [
      "mode": .string(run.mode.rawValue), "score": .int(run.score), "best": .int(best),
      "phase": .string(phaseName(of: run)),
      "cards": .array(
        question.cards.map { card in
          .object([
            "background": .string(card.background.name), "ink": .string(card.ink.name),
            "meaning": .string(card.meaning.name),
          ])
        }),
      "target": .int(question.target), "element": .string(question.element.rawValue),
      "options": .array(question.options.map { .string($0.name) }),
      "limit_ms": .int(question.limit), "remaining_ms": .int(run.remaining),
      "seed": Int(exactly: run.seed).map(ReportValue.int) ?? .string("\(run.seed)"),
    ]
  }

  private static func phaseName(of run: Run) -> String {
    switch run.phase {
    case .over: return "over"
    case .paused, .countdown: return "paused"
    case .playing(let moment):
      if case .answer = moment.stage { return "answer" }
      return run.mode == .fantasy ? "remember" : "answer"
    }
  }
}

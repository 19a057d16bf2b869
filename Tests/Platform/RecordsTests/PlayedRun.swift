import Localization
import MixRules
import Scores

extension RunEntry {
  /// What is kept of a run of Co!orMix.
  init(_ record: RunRecord, player: String, moment: Int64, day: CalendarDay) throws {
    self.init(
      player: player, mode: "mix.\(record.mode.rawValue)", score: record.score, moment: moment,
      day: day, seed: record.seed, palette: record.palette, language: record.language,
      record: try record.encoded())
  }
}

extension AnswerEntry {
  /// An answer to a question; none where time was out.
  init(_ answer: Run.Answer?, to question: Question) {
    let card = question.targetCard
    self.init(
      milliseconds: answer?.milliseconds ?? question.limit, word: card.meaning.name,
      ink: card.ink.name, background: card.background.name, asked: question.element.rawValue,
      response: answer?.hue.name, isCorrect: answer?.hue == question.answer,
      cardCount: question.cards.count, card: question.target + 1)
  }
}

/// A run of Co!orMix that is played to its end, and what is kept of it.
struct PlayedRun {
  private(set) var run: Run
  private(set) var answers: [AnswerEntry] = []

  /// Plays a run of so many right answers; the next is wrong, or does not come.
  init(seed: UInt64, mode: Mode, score: Int, endsByTime: Bool) throws {
    run = Run(seed: seed, mode: mode)
    while run.score < score { try answer(rightly: true) }
    guard endsByTime else {
      try answer(rightly: false)
      return
    }
    answers.append(AnswerEntry(nil, to: run.question))
    while !run.isSettled { try run.play(.advance(to: run.now + 500)) }
  }

  /// What is kept of it.
  func record() throws -> RunRecord {
    guard let record = RunRecord(run, language: "en") else { throw Unsettled() }
    return record
  }

  private struct Unsettled: Error {}

  private mutating func answer(rightly isRight: Bool) throws {
    let question = run.question
    while !run.phase.takesAnswers { try run.play(.advance(to: run.now + 100)) }
    let choice = question.options.firstIndex { ($0 == question.answer) == isRight } ?? 0
    let pace = [CardElement.background: 0, .color: 60, .meaning: 110][question.element] ?? 0
    try run.play(.answer(option: choice, at: run.now + 600 + pace + run.score * 37 % 140))
    if let given = run.answers.last { answers.append(AnswerEntry(given, to: question)) }
  }
}

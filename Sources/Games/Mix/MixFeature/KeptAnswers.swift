internal import Scenes
internal import Controls
internal import GameModules
internal import Localization
internal import MixRules
internal import Scores
internal import Storage

/// A run with all that was asked in it, as the records keep it.
struct KeptAnswers {
  private let run: Run
  /// An entry for each question, also for one that was not answered in time, but not for one that
  /// the player left.
  let entries: [AnswerEntry]

  /// Puts questions and answers together.
  ///
  /// - Parameters:
  ///   - run: A run that has ended.
  ///   - answered: The questions that were answered rightly, in order.
  ///   - isLeft: Whether the player left the last question.
  init(_ run: Run, answered: [Question], isLeft: Bool) {
    self.run = run
    let isMissed = run.ending == .timedOut && !isLeft
    let answers: [Run.Answer?] = run.answers + (isMissed ? [nil] : [])
    entries = zip(answered + [run.question], answers).map(AnswerEntry.init)
  }

  /// Keeps the run; where that can't be done, says so.
  ///
  /// - Returns: What the records say to it; `nil` where they could not keep it.
  func record(
    as record: RunRecord?, on day: CalendarDay, daily: CalendarDay?, _ services: GameServices
  ) -> Recorded? {
    let entry = RunEntry(
      player: services.player(), mode: "mix.\(run.mode.rawValue)", score: run.score,
      moment: services.moment(), day: day, seed: run.seed, palette: run.palette.id,
      language: services.environment.strings.language.rawValue,
      record: (try? record?.encoded()) ?? [], daily: daily)
    do throws(FileError) {
      return try services.scores.record(entry, entries)
    } catch {
      let strings = services.environment.strings
      let reason = strings(error.wordKey, error.wordValues)
      services.navigation.say(strings("result.notSaved", ["reason": reason]))
      return nil
    }
  }
}

extension AnswerEntry {
  /// What a question asked, and what was chosen; nothing where time was out.
  init(_ question: Question, _ answer: Run.Answer?) {
    let card = question.targetCard
    self.init(
      milliseconds: answer?.milliseconds ?? question.limit, word: card.meaning.name,
      ink: card.ink.name, background: card.background.name, asked: question.element.rawValue,
      response: answer?.hue.name, isCorrect: answer?.hue == question.answer,
      cardCount: question.cards.count, card: question.target + 1)
  }
}

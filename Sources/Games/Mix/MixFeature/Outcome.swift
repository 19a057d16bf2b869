internal import Scenes
internal import Controls
internal import GameModules
internal import Localization
internal import MixRules
internal import Scores
internal import ShareCards

/// What is said about a run that has ended.
struct Outcome {
  let run: Run
  let setup: GameScene.Setup
  let previousBest: Int
  let day: CalendarDay
  /// The run as it is kept and shared.
  let record: RunRecord?
  /// What the records say to it; `nil` where it could not be kept.
  let recorded: Recorded?

  /// Keeps the run and its score, so that they are on disk before anything is shown.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - answered: The questions that were answered rightly, in order.
  ///   - isLeft: Whether the player left the last question.
  ///   - setup: What was played.
  ///   - services: What scenes are handed.
  init(
    _ run: Run, answered: [Question], isLeft: Bool = false, setup: GameScene.Setup,
    services: GameServices
  ) {
    self.run = run
    self.setup = setup
    let key = "mix.\(run.mode.rawValue)"
    let best = services.bests.best(key)
    day = services.today()
    record = RunRecord(run, language: services.environment.strings.language.rawValue)
    let kept = KeptAnswers(run, answered: answered, isLeft: isLeft)
    recorded = kept.record(as: record, on: day, daily: setup.daily, services)
    // The runs know, too, where the file of bests has been lost or could not be written.
    previousBest = max(best, recorded?.formerBest ?? 0)
    services.bests.record(run.score, key)
  }

  /// Whether it was a game of a day that had been played before.
  var isPractice: Bool { setup.daily != nil && recorded?.isCounted == false }
  var isNewBest: Bool { run.score > previousBest }
  var best: Int { max(run.score, previousBest) }

  /// The median and the shortest of the answers' times, in milliseconds; `nil` without answers.
  var times: AnswerPace? { AnswerPace(run.answers) }

  /// What was chosen in the end.
  func choice(_ strings: Strings) -> String {
    guard case .wrong(let hue) = run.ending else { return strings("result.timeout") }
    return strings("result.chose", ["colour": strings(hue.wordKey)])
  }

  /// What would have been right.
  func answer(_ strings: Strings) -> String {
    let question = run.question
    let values = ["colour": strings(question.answer.wordKey), "n": "\(question.target + 1)"]
    let several = question.cards.count > 1 ? "card." : ""
    return strings("result.answer.\(several)\(question.element.rawValue)", values)
  }

  /// The line above: a new best, a run that was beaten, the game of a day, or the mode.
  func headline(_ strings: Strings) -> String {
    if let rival = setup.rival {
      let missing = rival.goal - run.score
      if missing < 0 { return strings("watch.beaten") }
      return missing == 0
        ? strings("watch.drawn") : strings("watch.notBeaten", ["n": "\(missing)"])
    }
    if isNewBest { return strings("result.newBest") }
    return strings(setup.daily == nil ? "mode.\(run.mode.rawValue)" : "daily.title")
  }

  /// The line about the best score, or whether the game of a day counts; empty before any score.
  func standing(_ strings: Strings) -> String {
    if setup.daily != nil, let recorded {
      return strings(recorded.isCounted ? "daily.counted" : "daily.uncounted")
    }
    guard isNewBest else {
      return best > 0 ? strings("result.best", ["n": "\(best)"]) : ""
    }
    guard previousBest > 0 else { return strings("result.first") }
    return strings("result.previous", ["n": "\(previousBest)"])
  }

  /// What is said to a player who left in the middle; `nil` where the run could not be kept.
  func farewell(_ strings: Strings) -> String? {
    guard recorded != nil else { return nil }
    let isDaily = setup.daily != nil && !isPractice
    let key = isDaily ? "daily.left" : isNewBest ? "result.left.newBest" : "result.left"
    return strings(key, ["n": "\(run.score)"])
  }

  /// The line about the answers' times; empty without answers.
  func pace(_ strings: Strings) -> String {
    guard let times else { return "" }
    // A line may break between the two times, but not between a number and its unit.
    let (median, fastest) = (
      strings.seconds(milliseconds: times.median), strings.seconds(milliseconds: times.fastest)
    )
    return strings(
      "result.times",
      [
        "median": median.replacing(" ", with: "\u{A0}"),
        "fastest": fastest.replacing(" ", with: "\u{A0}"),
      ])
  }

  /// Whether there is something to be happy about.
  var isCelebrated: Bool {
    guard let rival = setup.rival else { return isNewBest }
    return run.score > rival.goal
  }

  /// Shows the run again.
  func watch(_ services: GameServices) {
    guard let record else { return }
    let checked = Verdict.Checked(record: record, palette: run.palette, run: run)
    guard let scene = WatchScene(checked, services) else { return }
    services.navigation.push(scene)
  }

  /// The score card.
  func card(_ services: GameServices) -> ShareCard {
    var sheet = ScoreSheet(
      mode: run.mode, score: run.score, answers: run.answers, seed: run.seed,
      palette: run.palette.id, day: day)
    sheet.record = record
    sheet.daily = isPractice ? nil : setup.daily
    sheet.isNewBest = isNewBest
    return sheet.card(services)
  }
}

/// How long answers took, in milliseconds.
struct AnswerPace: Hashable {
  let median: Int
  let fastest: Int

  /// Measures answers; `nil` without any.
  init?(_ answers: [Run.Answer]) {
    let times = answers.map(\.milliseconds).sorted()
    guard let first = times.first else { return nil }
    let middle = times.count / 2
    fastest = first
    median = times.count % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
  }
}

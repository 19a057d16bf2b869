internal import GameModules
internal import Localization
internal import MixRules
internal import ShareCards

/// What is said about a run that has ended.
struct Outcome {
  let run: Run
  let previousBest: Int
  let day: CalendarDay

  /// Keeps the score, so that it is on disk before it is shown.
  init(_ run: Run, services: GameServices) {
    self.run = run
    let key = "mix.\(run.mode.rawValue)"
    previousBest = services.bests.best(key)
    day = services.today()
    services.bests.record(run.score, key)
  }

  var isNewBest: Bool { run.score > previousBest }
  var best: Int { max(run.score, previousBest) }

  /// The median and the shortest of the answers' times, in milliseconds; `nil` without answers.
  var times: (median: Int, fastest: Int)? {
    let times = run.answers.map(\.milliseconds).sorted()
    guard let fastest = times.first else { return nil }
    let middle = times.count / 2
    let median = times.count % 2 == 1 ? times[middle] : (times[middle - 1] + times[middle]) / 2
    return (median, fastest)
  }

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

  /// The line about the best score.
  func standing(_ strings: Strings) -> String {
    guard isNewBest else { return strings("result.best", ["n": "\(best)"]) }
    guard previousBest > 0 else { return strings("result.first") }
    return strings("result.previous", ["n": "\(previousBest)"])
  }

  /// The line about the answers' times; empty without answers.
  func pace(_ strings: Strings) -> String {
    guard let times else { return "" }
    return strings(
      "result.times",
      [
        "median": strings.seconds(milliseconds: times.median),
        "fastest": strings.seconds(milliseconds: times.fastest),
      ])
  }

  /// The score card.
  func card(_ strings: Strings) -> ShareCard {
    let mode = strings("mode.\(run.mode.rawValue)")
    let date = strings.date(day)
    let details =
      times.map { times in
        let median = strings.seconds(milliseconds: times.median)
        return strings("scorecard.details", ["date": date, "time": median])
      } ?? date
    let caption = strings(
      isNewBest ? "caption.newBest" : "caption.score", ["score": "\(run.score)", "mode": mode])
    return ShareCard(
      figure: "\(run.score)", title: mode, details: details,
      invitation: strings("scorecard.game"), caption: caption,
      fileName: "colormix-\(run.mode.rawValue)-\(run.score)")
  }
}

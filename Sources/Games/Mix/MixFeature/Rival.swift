internal import MixRules

/// Somebody else's run through the same cards, to be beaten.
struct Rival: Hashable {
  /// Who played it; empty where that is not known.
  let name: String
  /// The score that was reached.
  let goal: Int
  /// When each of the right answers was given, in milliseconds of play.
  private let times: [Int]

  /// Takes a run that checked out, or one of which only the score is known.
  init(_ record: RunRecord, name: String = "") {
    self.name = name
    goal = record.score
    var time = 0
    times = record.answers.prefix(record.score).enumerated().map { index, answer in
      time += record.mode.lead(score: index) + answer.milliseconds
      return time
    }
  }

  /// Whether it is known when each answer was given.
  var hasTimes: Bool { !times.isEmpty || goal == 0 }

  /// The score after so many milliseconds of play, pauses left out.
  func score(after time: Int) -> Int {
    // The first answer that was given later: the answers' times only rise.
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Mode {
  /// How long a question takes before its timer starts, in milliseconds.
  func lead(score: Int) -> Int {
    let cards = self == .fantasy ? cardCount(score: score) : 0
    return Rules.entering + cards * (Rules.remembering + Rules.leaving)
  }
}

extension Run {
  /// How long it has been played, in milliseconds, pauses left out.
  var playedTime: Int {
    let given = answers.enumerated().reduce(0) { sum, answer in
      sum + mode.lead(score: answer.offset) + answer.element.milliseconds
    }
    // A wrong answer is the last thing that happens; any other answer leads to a next question.
    guard answers.count == score else { return given }
    let moment = phase.moment
    let card = Rules.remembering + Rules.leaving
    switch moment.stage {
    case .entering: return given + moment.elapsed
    case .remember(let index): return given + Rules.entering + index * card + moment.elapsed
    case .leaving(let index):
      return given + Rules.entering + index * card + Rules.remembering + moment.elapsed
    case .answer: return given + mode.lead(score: score) + moment.elapsed
    }
  }
}

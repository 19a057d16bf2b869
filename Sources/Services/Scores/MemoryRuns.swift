internal import Localization

/// Runs in the order in which they came, and every question about them answered by looking at all.
struct MemoryRuns: Sendable {
  struct Item: Sendable {
    var kept: KeptRun
    var answers: [AnswerEntry]
  }

  private(set) var runs: [Item] = []
  private(set) var players: [String] = []
  private var lastID: Int64 = 0

  mutating func record(_ entry: RunEntry, _ answers: [AnswerEntry]) -> Recorded {
    if !entry.player.isEmpty, !players.contains(entry.player) { players.append(entry.player) }
    let best = modes(entry.player).first { $0.mode == entry.mode }?.best ?? 0
    let isCounted = entry.daily.map { daily($0, entry.player) == nil } ?? false
    lastID += 1
    let kept = KeptRun(id: lastID, entry: entry, isCounted: isCounted)
    runs.append(Item(kept: kept, answers: answers))
    return Recorded(id: lastID, score: entry.score, formerBest: best, isCounted: isCounted)
  }

  mutating func addPlayer(_ name: String) -> Bool {
    guard PlayerName.isValid(name), !players.contains(name) else { return false }
    players.append(name)
    return true
  }

  mutating func removePlayer(_ name: String) {
    players.removeAll { $0 == name }
    runs.removeAll { $0.kept.entry.player == name }
  }

  mutating func removeAll() {
    players = []
    runs = []
  }

  func daily(_ day: CalendarDay, _ player: String) -> KeptRun? {
    runs.map(\.kept).first {
      $0.isCounted && $0.entry.daily == day && $0.entry.player == player
    }
  }

  func bestRuns(_ mode: String, _ player: String?, _ count: Int) -> [KeptRun] {
    let found = runs.map(\.kept).filter {
      $0.entry.mode == mode && [nil, $0.entry.player].contains(player)
    }
    let sorted = found.sorted {
      ($1.entry.score, $0.entry.moment, $0.id) < ($0.entry.score, $1.entry.moment, $1.id)
    }
    return Array(sorted.prefix(max(0, count)))
  }

  func modes(_ player: String) -> [ModeScores] {
    let own = runs.map(\.kept.entry).filter { $0.player == player }
    return Dictionary(grouping: own, by: \.mode).map { mode, runs in
      ModeScores(mode: mode, runs: runs.count, best: runs.map(\.score).max() ?? 0)
    }.sorted { $0.mode.utf8.lexicographicallyPrecedes($1.mode.utf8) }
  }
}

extension MemoryRuns {
  func summary(_ query: ScoresQuery) -> ScoresSummary {
    let own = runs.filter {
      $0.kept.entry.player == query.player && $0.kept.entry.mode == query.mode
    }
    var summary = ScoresSummary()
    summary.bestRuns = bestRuns(query.mode, query.player, query.bestCount)
    summary.modes = modes(query.player)
    summary.recent = own.map(\.kept).sorted { ($0.entry.moment, $0.id) < ($1.entry.moment, $1.id) }
      .suffix(max(0, query.recentCount))
      .map { ScorePoint(moment: $0.entry.moment, score: $0.entry.score) }
    summary.days = Dictionary(grouping: own.map(\.kept.entry), by: \.day).map { day, runs in
      let scores = runs.map(\.score)
      return DayScores(
        day: day, runs: runs.count, best: scores.max() ?? 0, sum: scores.reduce(0, +))
    }.sorted { $0.day < $1.day }
    let answers = own.flatMap(\.answers)
    let times = Dictionary(grouping: answers.filter(\.isCorrect), by: \.asked)
    summary.setTimes(
      times.mapValues { TimeHistogram(times: $0.map(\.milliseconds)) }, baseline: query.baseline)
    summary.confusions = confusions(answers)
    return summary
  }

  private func confusions(_ answers: [AnswerEntry]) -> [Confusion] {
    let pairs = answers.compactMap { answer in
      answer.rightAnswer.flatMap { right in answer.response.map { [right, $0] } }
    }
    return Dictionary(grouping: pairs) { $0 }.map { pair, all in
      Confusion(right: pair[0], chosen: pair[1], count: all.count)
    }.sorted { ($0.right, $0.chosen) < ($1.right, $1.chosen) }
  }
}

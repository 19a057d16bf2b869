public import Localization

/// All that the scores screen shows of one player in one mode, as it was at one moment.
public struct ScoresSummary: Hashable, Sendable {
  /// The best runs, the best first, of equal ones the earlier first.
  public var bestRuns: [KeptRun] = []
  /// The player's runs and bests in every mode that was played, in the order of the modes' keys.
  public var modes: [ModeScores] = []
  /// The last runs, the oldest first.
  public var recent: [ScorePoint] = []
  /// Every day on which the mode was played, the oldest first.
  public var days: [DayScores] = []
  /// How long right answers took, by what was asked, in the order of those keys.
  public var times: [AnswerTimes] = []
  /// How much longer the other questions take than those of the baseline.
  public var interference: [Interference] = []
  /// Which colour was chosen for which, in the order of their names.
  public var confusions: [Confusion] = []

  /// Makes a summary of nothing.
  public init() {}

  /// Fills in what follows from the times of right answers.
  ///
  /// - Parameters:
  ///   - histograms: The times, by what was asked.
  ///   - baseline: What is asked in the questions that the others are compared with.
  public mutating func setTimes(_ histograms: [String: TimeHistogram], baseline: String) {
    let sorted = histograms.sorted { $0.key < $1.key }
    times = sorted.compactMap { AnswerTimes($0.key, $0.value) }
    guard let base = histograms[baseline] else { return }
    interference = sorted.filter { $0.key != baseline }
      .compactMap { Interference($0.key, $0.value, baseline: base) }
  }
}

/// What is asked of the records for the scores screen.
public struct ScoresQuery: Hashable, Sendable {
  /// The player's name; empty for the guest.
  public var player: String
  /// The mode's key.
  public var mode: String
  /// What is asked in the questions that the others are compared with.
  public var baseline: String
  /// How many best runs are wanted.
  public var bestCount: Int
  /// How many of the last runs are wanted.
  public var recentCount: Int

  /// Makes a query.
  ///
  /// - Parameters:
  ///   - player: The player's name; empty for the guest.
  ///   - mode: The mode's key.
  ///   - baseline: What the other kinds of question are compared with.
  ///   - bestCount: How many best runs are wanted.
  ///   - recentCount: How many of the last runs are wanted.
  public init(
    player: String, mode: String, baseline: String = "background", bestCount: Int = 10,
    recentCount: Int = 100
  ) {
    self.player = player
    self.mode = mode
    self.baseline = baseline
    self.bestCount = bestCount
    self.recentCount = recentCount
  }
}

/// A player's runs in one mode.
public struct ModeScores: Hashable, Sendable {
  /// The mode's key.
  public var mode: String
  /// How many runs there are; at least 1.
  public var runs: Int
  /// The highest score.
  public var best: Int

  /// Makes it from the mode's key, the number of runs and the highest score.
  public init(mode: String, runs: Int, best: Int) {
    self.mode = mode
    self.runs = runs
    self.best = best
  }
}

/// A run as a point of a plot.
public struct ScorePoint: Hashable, Sendable {
  /// When it ended, in seconds since 1970, UTC.
  public var moment: Int64
  /// Its score.
  public var score: Int

  /// Makes a point from a moment in seconds since 1970 and a score.
  public init(moment: Int64, score: Int) {
    self.moment = moment
    self.score = score
  }
}

/// A day's runs in one mode.
public struct DayScores: Hashable, Sendable {
  /// The day, where the player was.
  public var day: CalendarDay
  /// How many runs ended on it; at least 1.
  public var runs: Int
  /// The highest score.
  public var best: Int
  /// The sum of the scores.
  public var sum: Int

  /// Makes it from the day, the number of runs, the highest score and the sum of the scores.
  public init(day: CalendarDay, runs: Int, best: Int, sum: Int) {
    self.day = day
    self.runs = runs
    self.best = best
    self.sum = sum
  }

  /// The mean score.
  public var mean: Double { Double(sum) / Double(max(1, runs)) }
}

/// How long right answers to one kind of question took.
public struct AnswerTimes: Hashable, Sendable {
  /// What was asked: `background`, `color` or `meaning`.
  public var asked: String
  /// How many right answers there are; at least 1.
  public var count: Int
  /// The time that a quarter of them stayed below, in milliseconds.
  public var lowerQuartile: Double
  /// The time that a half of them stayed below, in milliseconds.
  public var median: Double
  /// The time that three quarters of them stayed below, in milliseconds.
  public var upperQuartile: Double

  /// Reads the quartiles from a histogram; nil where it is empty.
  public init?(_ asked: String, _ times: TimeHistogram) {
    guard let lower = times.quantile(0.25), let median = times.quantile(0.5),
      let upper = times.quantile(0.75)
    else { return nil }
    self.asked = asked
    count = times.count
    lowerQuartile = lower
    self.median = median
    upperQuartile = upper
  }
}

/// How often one colour was chosen where another, or the same, was right.
public struct Confusion: Hashable, Sendable {
  /// The colour that was right.
  public var right: String
  /// The colour that was chosen.
  public var chosen: String
  /// How often; at least 1.
  public var count: Int

  /// Makes it from the right colour, the chosen one, and how often that was.
  public init(right: String, chosen: String, count: Int) {
    self.right = right
    self.chosen = chosen
    self.count = count
  }
}

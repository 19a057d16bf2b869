/// A part of a question's course.
public enum Stage: Hashable, Codable, Sendable {
  /// The question slides in.
  case entering
  /// Fantasy: the card with this index is shown.
  case remember(card: Int)
  /// Fantasy: the card with this index leaves.
  case leaving(card: Int)
  /// The timer runs, and an answer counts.
  case answer
}

/// A place in a question's course: which stage, and how far in it.
public struct Moment: Hashable, Codable, Sendable {
  /// The stage.
  public let stage: Stage
  /// How much of the stage has passed, in milliseconds, 0…``duration``.
  public let elapsed: Int
  /// How long the stage lasts, in milliseconds.
  public let duration: Int

  /// Makes a moment.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - elapsed: How much of it has passed, in milliseconds; not more than `duration`.
  ///   - duration: How long it lasts, in milliseconds; at least 1.
  public init(stage: Stage, elapsed: Int, duration: Int) {
    precondition(duration > 0 && (0...duration).contains(elapsed), "\(elapsed) of \(duration) ms")
    self.stage = stage
    self.elapsed = elapsed
    self.duration = duration
  }

  /// What is left of the stage, in milliseconds; never negative.
  public var remaining: Int { duration - elapsed }

  /// How much of the stage has passed, 0…1.
  public var progress: Double { Double(elapsed) / Double(duration) }
}

/// The course of one question by its own clock, which stands still in a pause.
struct Timeline: Hashable, Sendable {
  /// How many cards are shown and taken away before the timer starts.
  let remembered: Int
  /// The limit of the question, in milliseconds.
  let limit: Int

  private static let cardTime = Rules.remembering + Rules.leaving

  /// When the timer starts.
  var answerStart: Int { Rules.entering + remembered * Timeline.cardTime }

  /// When time is out: the first millisecond at which no answer counts.
  var end: Int { answerStart + limit }

  /// The moment after so many milliseconds; from ``end`` on, the last one.
  func moment(at time: Int) -> Moment {
    if time < Rules.entering {
      return Moment(stage: .entering, elapsed: time, duration: Rules.entering)
    }
    if time >= answerStart {
      return Moment(stage: .answer, elapsed: min(time - answerStart, limit), duration: limit)
    }
    let (card, within) = (time - Rules.entering).quotientAndRemainder(dividingBy: Timeline.cardTime)
    if within < Rules.remembering {
      return Moment(stage: .remember(card: card), elapsed: within, duration: Rules.remembering)
    }
    let left = within - Rules.remembering
    return Moment(stage: .leaving(card: card), elapsed: left, duration: Rules.leaving)
  }
}

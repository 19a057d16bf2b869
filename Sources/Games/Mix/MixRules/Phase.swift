/// What a run is doing at one time; all that a scene needs to draw it.
public enum Phase: Hashable, Codable, Sendable {
  /// The question takes its course.
  case playing(Moment)
  /// The card is hidden and the question stands still at this moment.
  case paused(Moment)
  /// The count after a pause: milliseconds left of it, and the moment at which the question goes on.
  case countdown(remaining: Int, Moment)
  /// The run has ended, with the question as it stood.
  case over(Ending, Moment)

  /// The place in the question's course, also while it stands still.
  public var moment: Moment {
    switch self {
    case .playing(let moment), .paused(let moment), .countdown(_, let moment),
      .over(_, let moment):
      moment
    }
  }

  /// The number of the 3-2-1 count; nil outside it.
  public var countdownNumber: Int? {
    guard case .countdown(let remaining, _) = self else { return nil }
    return (remaining + 999) / 1000
  }

  /// Whether an answer counts now.
  public var takesAnswers: Bool {
    guard case .playing(let moment) = self else { return false }
    return moment.stage == .answer
  }

  /// How the run ended; nil while it goes on.
  public var ending: Ending? {
    guard case .over(let ending, _) = self else { return nil }
    return ending
  }
}

/// How a run ended.
///
/// Nothing else ends one.
public enum Ending: Hashable, Codable, Sendable {
  /// This hue was chosen, and it was not the right one.
  case wrong(Hue)
  /// Nothing was chosen before the limit.
  case timedOut
}

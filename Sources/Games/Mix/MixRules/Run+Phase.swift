extension Run {
  /// What the run is doing where its clock stands.
  public var phase: Phase {
    let moment = timeline.moment(at: stopwatch.elapsed(at: now))
    if let ending { return .over(ending, moment) }
    guard case .running = stopwatch else { return .paused(moment) }
    let wait = stopwatch.wait(at: now)
    return wait > 0 ? .countdown(remaining: wait, moment) : .playing(moment)
  }

  /// What the run will be doing when its clock is advanced to a time.
  ///
  /// - Parameter time: Milliseconds; one before ``now`` is taken as ``now``.
  /// - Returns: The phase that ``Move/advance(to:)`` would lead to.
  public func phase(at time: Int) -> Phase {
    var later = self
    do { try later.play(.advance(to: time)) } catch { return phase }
    return later.phase
  }

  /// What is left of the question's limit, in milliseconds, 0…limit: all of it before the timer
  /// starts, and what stood on the clock while the run is paused or over.
  public var remaining: Int {
    let moment = phase.moment
    return moment.stage == .answer ? moment.remaining : question.limit
  }

  /// The index of the card that can be seen, also one that is sliding in or leaving.
  ///
  /// Nil while the run is paused or counts down, so that a pause is no time to think, and in Fantasy
  /// while the question is asked. When the run is over it is the card that was asked about.
  public var visibleCard: Int? {
    switch phase {
    case .paused, .countdown: nil
    case .over: question.target
    case .playing(let moment):
      switch moment.stage {
      case .remember(let card), .leaving(let card): card
      case .entering: 0
      case .answer: mode == .classic ? 0 : nil
      }
    }
  }

  var timeline: Timeline {
    Timeline(remembered: mode == .fantasy ? question.cards.count : 0, limit: question.limit)
  }
}

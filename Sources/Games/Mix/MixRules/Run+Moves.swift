extension Run {
  /// Plays one move.
  ///
  /// - An answer is judged by its own time: within the limit it counts, in whichever order it comes
  ///   with the advance of its frame. It also counts when only the last advance timed the run out,
  ///   and takes the time-out back; with the next advance the time-out is settled. The next question
  ///   begins at the answer's own time, so the result is the same at any rate of advances.
  /// - Only the first answer to a question counts: the next question refuses all while it slides in,
  ///   and every event that is older than it.
  /// - An advance by more than ``Rules/longestGap`` passes no time: it pauses the run as at the last
  ///   move. A count-down is broken off in the same way.
  /// - A pause past the limit comes too late: the run is then over.
  ///
  /// - Parameter move: What happens, and when.
  /// - Throws: ``Refusal`` where the move can't be played; the run is then exactly as before.
  public mutating func play(_ move: Move) throws(Refusal) {
    guard Rules.clock.contains(move.time) else { throw .timeOutOfRange(move.time) }
    switch move {
    case .advance(let time): try advance(to: time)
    case .answer(let option, let time): try answer(option, at: time)
    case .pause(let time): try pause(at: time)
    case .resume(let time): try resume(at: time)
    }
  }

  private mutating func advance(to time: Int) throws(Refusal) {
    guard time >= now else { throw .clockWentBack(from: now) }
    let gap = time - now
    defer { now = time }
    guard ending == nil else {
      isSettled = true
      return
    }
    guard case .running = stopwatch else { return }
    if gap > Rules.longestGap {
      stopwatch = stopwatch.stopped(at: now)
    } else if stopwatch.elapsed(at: time) >= timeline.end {
      ending = .timedOut
    }
  }

  private mutating func answer(_ option: Int, at time: Int) throws(Refusal) {
    guard question.options.indices.contains(option) else { throw .noSuchOption(option) }
    let elapsed = try elapsedOfAnswer(at: time)
    let answer = Answer(
      hue: question.options[option], milliseconds: elapsed - timeline.answerStart)
    answers.append(answer)
    now = max(now, time)
    ending = nil
    guard answer.hue == question.answer else {
      ending = .wrong(answer.hue)
      isSettled = true
      stopwatch = .stopped(elapsed)
      return
    }
    score += 1
    question = dealer.deal(score: score, after: question.cards)
    stopwatch = .running(since: time, before: 0)
  }

  /// How long the question had run at an answer's own time, where it counts.
  private func elapsedOfAnswer(at time: Int) throws(Refusal) -> Int {
    guard ending == nil || !isSettled else { throw .over }
    guard case .running(let since, _) = stopwatch else { throw .paused }
    guard time <= now + Rules.longestGap else { throw .afterGap }
    guard time >= now - Rules.longestGap else { throw .stale }
    guard time >= since else { throw now < since ? .countingDown : .stale }
    let elapsed = stopwatch.elapsed(at: time)
    guard elapsed < timeline.end else { throw .tooLate }
    let stage = timeline.moment(at: elapsed).stage
    guard stage == .answer else { throw .notYet(stage) }
    return elapsed
  }

  private mutating func pause(at time: Int) throws(Refusal) {
    guard ending == nil || !isSettled else { throw .over }
    guard case .running(let since, _) = stopwatch else { throw .paused }
    if time > now {
      try advance(to: time)
    }
    // A time-out that is not settled gives way to a pause of before it.
    let own = max(time, since, now - Rules.longestGap)
    guard stopwatch.elapsed(at: own) < timeline.end else { return }
    stopwatch = stopwatch.stopped(at: own)
    ending = nil
  }

  private mutating func resume(at time: Int) throws(Refusal) {
    guard ending == nil else { throw .over }
    guard case .stopped = stopwatch else { throw .notPaused }
    let own = max(time, now - Rules.longestGap)
    now = max(now, time)
    stopwatch = .running(since: own + Rules.countdown, before: stopwatch.elapsed(at: now))
  }
}

/// A recorded run that is played again, through the same door as the first time.
///
/// To watch one, advance it frame by frame and draw ``run``; to check one, call ``finish()``.
public struct Playback: Hashable, Sendable {
  /// What is played.
  public let record: RunRecord
  /// The run as far as it has come.
  public private(set) var run: Run

  /// Why a record can't be played, or is not true.
  public enum Fault: Error, Hashable, Sendable {
    /// It was played by rules of this version, which are not known here.
    case otherRules(Int)
    /// It was played with the palette of this id, and another was given.
    case otherPalette(String)
    /// The answer with this index can't be what the record says it is: it was not among the options,
    /// came too late, is right where the score says wrong or wrong where it says right, or comes
    /// after the end. The number of answers, where one more is needed for the score.
    case differs(at: Int)
  }

  /// Begins to play a record.
  ///
  /// - Parameters:
  ///   - record: What to play.
  ///   - palette: The palette that the record names.
  ///   - start: What the caller's clock shows, in milliseconds; not negative.
  /// - Throws: ``Fault`` where the record can't be played here, or has too few answers for its score.
  public init(_ record: RunRecord, palette: Palette, startedAt start: Int = 0) throws(Fault) {
    guard record.rulesVersion == Rules.version else { throw .otherRules(record.rulesVersion) }
    guard record.palette == palette.id else { throw .otherPalette(record.palette) }
    guard record.score >= 0 else { throw .differs(at: 0) }
    guard record.score <= record.answers.count else { throw .differs(at: record.answers.count) }
    self.record = record
    run = Run(seed: record.seed, mode: record.mode, palette: palette, startedAt: start)
  }

  /// Plays on to a time; all answers given by then are played at their own times.
  ///
  /// A playback has no pauses: to hold one, keep its clock still.
  ///
  /// - Parameter time: Milliseconds of the caller's clock; one before the last is passed over.
  /// - Throws: ``Fault/differs(at:)`` at the first answer that the rules don't agree with.
  public mutating func advance(to time: Int) throws(Fault) {
    while let due = nextAnswer, due <= time { try playAnswer(at: due) }
    step(to: time)
  }

  /// Plays everything that is left.
  ///
  /// - Returns: The run at its end, which has the record's score.
  /// - Throws: ``Fault/differs(at:)`` at the first answer that the rules don't agree with.
  public mutating func finish() throws(Fault) -> Run {
    while let due = nextAnswer { try playAnswer(at: due) }
    if run.ending == nil { step(to: run.questionStart + run.timeline.end) }
    step(to: run.now)
    return run
  }

  /// When the next answer of the record was given, by this playback's clock.
  ///
  /// An impossible time is taken as that of the timer's start, to be found out there.
  private var nextAnswer: Int? {
    guard run.ending == nil, run.answers.count < record.answers.count else { return nil }
    let milliseconds = record.answers[run.answers.count].milliseconds
    let possible = (0..<run.question.limit).contains(milliseconds) ? milliseconds : 0
    return run.questionStart + run.timeline.answerStart + possible
  }

  private mutating func playAnswer(at time: Int) throws(Fault) {
    let index = run.answers.count
    let answer = record.answers[index]
    let isRight = answer.hue == run.question.answer
    guard let option = run.question.options.firstIndex(of: answer.hue),
      (0..<run.question.limit).contains(answer.milliseconds),
      isRight == (index < record.score)
    else { throw .differs(at: index) }
    guard isRight || index == record.answers.count - 1 else { throw .differs(at: index + 1) }
    step(to: time)
    do { try run.play(.answer(option: option, at: time)) } catch { throw .differs(at: index) }
  }

  /// Advances in steps that the rules don't take for a pause.
  private mutating func step(to time: Int) {
    repeat {
      let next = min(time, run.now + Rules.longestGap)
      do { try run.play(.advance(to: next)) } catch { return }
    } while run.now < time
  }
}

extension Run {
  /// When the question began, by the clock; for a run that was never paused in it.
  fileprivate var questionStart: Int {
    guard case .running(let since, let before) = stopwatch else { return now }
    return since - before
  }
}

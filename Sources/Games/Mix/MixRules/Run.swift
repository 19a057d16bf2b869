/// One run of Co!orMix, from the first question to the answer that ends it.
///
/// A value with one door: ``play(_:)``. Play, replay and tests all go through it, and equal moves on
/// equal runs give equal runs. It is not stored as it stands: ``RunRecord`` is, and is played again.
public struct Run: Hashable, Sendable {
  /// What all questions follow from.
  public let seed: UInt64
  /// How the cards are shown.
  public let mode: Mode
  /// What the hues look like, and which are played.
  public let palette: Palette
  /// The version of the rules by which it is played.
  public let rulesVersion = Rules.version
  /// How many questions were answered rightly.
  public internal(set) var score = 0
  /// The answers so far; the last one is wrong where the run ended by it.
  public internal(set) var answers: [Answer] = []
  /// The question that stands, or the one by which the run ended.
  public internal(set) var question: Question
  /// How the run ended; nil while it goes on.
  public internal(set) var ending: Ending?
  /// Whether nothing can change the ending any more.
  ///
  /// A time-out settles with the next ``Move/advance(to:)``: until then an answer may still come in
  /// that was given before the limit. A wrong answer settles at once. What is shown and stored as
  /// the result waits for this.
  public internal(set) var isSettled = false
  /// Where the clock stands, in milliseconds.
  public internal(set) var now: Int

  var dealer: Dealer
  var stopwatch: Stopwatch

  /// An answer that was given.
  public struct Answer: Hashable, Codable, Sendable {
    /// The hue that was chosen.
    public let hue: Hue
    /// Milliseconds from the start of the question's timer to the answer, without pauses.
    public let milliseconds: Int

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - hue: The hue that was chosen.
    ///   - milliseconds: The time from the start of the question's timer, without pauses.
    public init(hue: Hue, milliseconds: Int) {
      self.hue = hue
      self.milliseconds = milliseconds
    }
  }

  /// Begins a run; its first question slides in at once.
  ///
  /// - Parameters:
  ///   - seed: What all questions follow from.
  ///   - mode: How the cards are shown.
  ///   - palette: What the hues look like, and which are played.
  ///   - start: What the caller's clock shows, in milliseconds; not negative.
  public init(seed: UInt64, mode: Mode, palette: Palette = .vivid, startedAt start: Int = 0) {
    precondition(Rules.clock.contains(start), "a clock can't show \(start)")
    self.seed = seed
    self.mode = mode
    self.palette = palette
    var dealer = Dealer(seed: seed, mode: mode, palette: palette)
    question = dealer.deal(score: 0, after: [])
    self.dealer = dealer
    now = start
    stopwatch = .running(since: start, before: 0)
  }
}

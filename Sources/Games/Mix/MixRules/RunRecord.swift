/// What is kept of a run: enough to play it again, question by question.
///
/// It claims a score; ``Playback`` finds out whether the rules agree.
public struct RunRecord: Hashable, Codable, Sendable {
  /// What all questions follow from.
  public var seed: UInt64
  /// How the cards were shown.
  public var mode: Mode
  /// The version of the rules by which it was played.
  public var rulesVersion: Int
  /// The id of the palette.
  public var palette: String
  /// The language of the words on the cards, as a BCP 47 tag: `en`.
  public var language: String
  /// The score that is claimed: so many answers were right.
  public var score: Int
  /// Every answer; one more than the score where a wrong one ended the run, else time was out.
  public var answers: [Run.Answer]

  /// Makes a record of its parts, which need not fit together.
  ///
  /// - Parameters:
  ///   - seed: What all questions follow from.
  ///   - mode: How the cards were shown.
  ///   - rulesVersion: The version of the rules by which it was played.
  ///   - palette: The id of the palette.
  ///   - language: The language of the words on the cards.
  ///   - score: How many answers were right.
  ///   - answers: Every answer, in order.
  public init(
    seed: UInt64, mode: Mode, rulesVersion: Int = Rules.version, palette: String, language: String,
    score: Int, answers: [Run.Answer]
  ) {
    self.seed = seed
    self.mode = mode
    self.rulesVersion = rulesVersion
    self.palette = palette
    self.language = language
    self.score = score
    self.answers = answers
  }

  /// Makes the record of a run that has ended.
  ///
  /// - Parameters:
  ///   - run: The run; nil comes back while its ending is not settled.
  ///   - language: The language of the words on the cards.
  public init?(_ run: Run, language: String) {
    guard run.ending != nil, run.isSettled else { return nil }
    self.init(
      seed: run.seed, mode: run.mode, rulesVersion: run.rulesVersion, palette: run.palette.id,
      language: language, score: run.score, answers: run.answers)
  }
}

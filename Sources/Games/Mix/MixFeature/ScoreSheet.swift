internal import Controls
internal import GameModules
internal import Localization
internal import MixRules
internal import Routing
internal import Scores
internal import ShareCards

/// What a score card of Co!orMix is made of.
struct ScoreSheet {
  let mode: Mode
  let score: Int
  let answers: [Run.Answer]
  let seed: UInt64
  let palette: String
  /// The day on which the run ended, where the player was.
  let day: CalendarDay
  /// The run that the card carries.
  var record: RunRecord?
  /// The UTC day whose daily game it was, where it counts as that.
  var daily: CalendarDay?
  var isNewBest = false

  init(
    mode: Mode, score: Int, answers: [Run.Answer], seed: UInt64, palette: String,
    day: CalendarDay
  ) {
    self.mode = mode
    self.score = score
    self.answers = answers
    self.seed = seed
    self.palette = palette
    self.day = day
  }

  /// The card, with the run in its code and beside its picture.
  func card(_ services: GameServices) -> ShareCard {
    let strings = services.environment.strings
    let bytes = record.flatMap { try? $0.encoded() }
    var card = ShareCard(
      figure: "\(score)", title: strings("mode.\(mode.rawValue)"), details: details(strings),
      invitation: strings("scorecard.game"), caption: caption(strings),
      fileName: "colormix-\(daily == nil ? mode.rawValue : "daily")-\(score)", payload: bytes)
    card.link = link
    guard let bytes, let short, let code = try? services.codes.make(bytes, short) else {
      return card
    }
    card.code = code.matrix
    card.invitation = strings(code.isWhole ? "scorecard.drop" : "scorecard.seedOnly")
    return card
  }

  /// The run without its answers, for codes that are too small for it.
  private var short: [UInt8]? {
    guard var beginning = record else { return nil }
    beginning.answers = []
    return try? beginning.encoded()
  }

  /// A link to the same cards, in the palette that they were dealt by.
  var link: String {
    Route(["mix", mode.rawValue], query: ["palette": palette, "seed": "\(seed)"]).link
  }

  private func details(_ strings: Strings) -> String {
    if let daily { return strings("scorecard.daily", ["date": strings.date(daily)]) }
    let date = strings.date(day)
    guard let pace = AnswerPace(answers) else { return date }
    let median = strings.seconds(milliseconds: pace.median)
    return strings("scorecard.details", ["date": date, "time": median])
  }

  private func caption(_ strings: Strings) -> String {
    if let daily {
      return strings("caption.daily", ["score": "\(score)", "date": strings.date(daily)])
    }
    let values = ["score": "\(score)", "mode": strings("mode.\(mode.rawValue)")]
    return strings(isNewBest ? "caption.newBest" : "caption.score", values)
  }
}

extension ScoreSheet {
  /// The sheet of a run that is kept; `nil` where its record can't be read or is not true.
  init?(_ kept: KeptRun, palettes: (String) -> Palette?) {
    guard case .valid(let checked) = Verdict(kept.entry.record, palettes: palettes) else {
      return nil
    }
    let record = checked.record
    self.init(
      mode: record.mode, score: record.score, answers: record.answers, seed: record.seed,
      palette: record.palette, day: kept.entry.day)
    self.record = record
    daily = kept.isCounted ? kept.entry.daily : nil
  }
}

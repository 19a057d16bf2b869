import MixRules
import Randomness

/// Plays a run as a person at a screen does: frame by frame, with answers at times of their own.
struct Player {
  var run: Run
  var frame = 16

  init(seed: UInt64 = 1, mode: Mode = .classic, palette: Palette = .vivid, startedAt: Int = 0) {
    run = Run(seed: seed, mode: mode, palette: palette, startedAt: startedAt)
  }

  /// Lets time pass, a frame at a time.
  mutating func wait(_ milliseconds: Int) throws {
    let end = run.now + milliseconds
    while run.now < end { try run.play(.advance(to: min(run.now + frame, end))) }
  }

  /// Lets time pass until the timer of the question starts; exactly then where a frame is 1 ms.
  mutating func waitForTimer() throws {
    while !run.phase.takesAnswers {
      if case .countdown(let remaining, _) = run.phase {
        try wait(remaining)
      } else {
        try wait(run.phase.moment.remaining)
      }
    }
  }

  /// The index of the right option.
  var right: Int { option(run.question.answer) }

  /// The index of an option that is not right.
  var wrong: Int { (right + 1) % 3 }

  mutating func answerRightly(after milliseconds: Int = 400) throws {
    try waitForTimer()
    try wait(milliseconds)
    try run.play(.answer(option: right, at: run.now))
  }

  /// Plays right answers up to a score.
  static func run(to score: Int, seed: UInt64 = 1, mode: Mode = .classic) throws -> Player {
    var player = Player(seed: seed, mode: mode)
    while player.run.score < score { try player.answerRightly() }
    return player
  }

  private func option(_ hue: Hue) -> Int { run.question.options.firstIndex(of: hue) ?? -1 }
}

extension Run {
  /// The refusal that a move meets; nil where it is played, or where it changed something.
  func refusal(of move: Move) -> Refusal? {
    var copy = self
    do {
      try copy.play(move)
      return nil
    } catch {
      return copy == self ? error : nil
    }
  }

  /// What can't be seen in any run; empty where all is well.
  var faults: [String] {
    var faults = question.faults(in: palette, mode: mode, score: score)
    let moment = phase.moment
    func check(_ holds: Bool, _ text: String) {
      if !holds { faults.append(text) }
    }
    let wrongAnswers = answers.count - score
    if case .wrong(let hue) = ending {
      check(wrongAnswers == 1 && answers.last?.hue == hue, "the wrong answer is the last")
      check(question.options.contains(hue) && hue != question.answer, "the wrong answer is wrong")
      check(isSettled, "a wrong answer is settled")
    } else {
      check(wrongAnswers == 0, "all answers but the last are right")
    }
    check(ending != nil || !isSettled, "only an ending settles")
    check((ending == nil) == (phase.ending == nil), "the phase is over when the run is")
    check(ending != .timedOut || remaining == 0, "a time-out leaves no time")
    check((0...question.limit).contains(remaining), "remaining time lies within the limit")
    check((0...moment.duration).contains(moment.elapsed), "a moment lies within its stage")
    check((0...1).contains(moment.progress), "progress lies within 0…1")
    if case .countdown(let left, _) = phase { check((1...3000).contains(left), "count-down") }
    for (score, answer) in answers.enumerated() {
      check((0..<Rules.limit(score: score)).contains(answer.milliseconds), "answers are in time")
    }
    return faults
  }
}

extension Question {
  func faults(in palette: Palette, mode: Mode, score: Int) -> [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ text: String) {
      if !holds { faults.append(text) }
    }
    for card in cards {
      let hues = Set([card.background, card.ink, card.meaning])
      check(hues.count == 3, "a card has three different hues")
      check(hues.isDisjoint(with: palette.without), "a card has only hues that are played")
      let contrast = palette[card.background].contrast(with: palette[card.ink])
      check(contrast >= 1.5, "the ink can be read")
    }
    check(Set(cards).count == cards.count, "the cards of a question differ")
    check(cards.count == mode.cardCount(score: score), "the number of cards fits the score")
    check(cards.indices.contains(target), "the target is one of the cards")
    let own = [targetCard.background, targetCard.ink, targetCard.meaning]
    check(options.count == 3 && Set(options) == Set(own), "the options are the card's hues")
    check(answer == targetCard[element], "the answer is what is asked")
    check(limit == max(1600, 6000 - 50 * score), "the limit follows from the score")
    return faults
  }
}

import MixRules
import Randomness
import Testing

struct RunPropertyTests {
  /// FAULTS 11: events keep their own times, the frames that carry them differ.
  ///
  /// In the second form each event is handled only after its frame's advance.
  @Test(arguments: Mode.allCases, [false, true])
  func `the result is the same at 30, 60, 144 and 1000 steps a second`(
    mode: Mode, eventsComeLate: Bool
  ) throws {
    for seed in 0..<6 as Range<UInt64> {
      let script = try Script(seed: seed, mode: mode)
      let finest = script.played(rate: 1000, eventsComeLate: false)
      for rate in [30, 60, 144, 1000] {
        let run = script.played(rate: rate, eventsComeLate: eventsComeLate)
        #expect(run == finest, "seed \(seed), \(rate) steps a second")
      }
      #expect(finest.ending != nil, "seed \(seed)")
    }
  }

  @Test(arguments: Mode.allCases)
  func `a hundred thousand random moves lead to no impossible state`(mode: Mode) {
    var dice = SeededGenerator(seed: 2024)
    var run = Run(seed: 1, mode: mode)
    var (accepted, best) = (0, 0)
    for count in 0..<50_000 {
      let before = run
      let move = Move.random(for: run, from: &dice)
      do {
        try run.play(move)
        accepted += 1
      } catch {
        #expect(run == before, "move \(count), \(move): \(error)")
      }
      let faults = run.faults + run.contradictions(to: before)
      #expect(faults == [], "move \(count), \(move)")
      guard faults.isEmpty else { return }
      best = max(best, run.score)
      if run.isSettled { run = Run(seed: UInt64(count), mode: mode, startedAt: run.now) }
    }
    #expect(accepted > 20_000)
    #expect(best >= 12)
  }
}

extension Move {
  /// A move that makes sense more often than not.
  fileprivate static func random(for run: Run, from dice: inout SeededGenerator) -> Move {
    let now = run.now
    let oddTimes = [now - 1, 0, -1, now - 2000, now + 1001, now + 90_000, .max, .min]
    let oddTime = oddTimes[dice.below(oddTimes.count)]
    let near = max(0, now + dice.below(60) - 20)
    let time = dice.below(60) == 0 ? oddTime : near
    switch dice.below(100) {
    case 0: return .pause(at: time)
    case 1...4: return .resume(at: time)
    case 5...14:
      guard dice.below(30) > 0 else { return .answer(option: dice.below(5) - 1, at: time) }
      let right = run.question.options.firstIndex(of: run.question.answer)
      return .answer(option: right ?? 0, at: time)
    default: return .advance(to: dice.below(200) == 0 ? oddTime : now + dice.below(250))
    }
  }
}

extension Run {
  /// What can't have happened between an earlier state and this one.
  fileprivate func contradictions(to before: Run) -> [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ text: String) {
      if !holds { faults.append(text) }
    }
    check(now >= before.now, "the clock goes forward")
    check(score == before.score || score == before.score + 1, "one point at a time")
    check(answers.starts(with: before.answers), "an answer stays")
    check(answers.count - before.answers.count <= 1, "one answer at a time")
    check(score == before.score || phase.moment.stage != .answer, "no answer opens the next")
    check((question == before.question) == (score == before.score), "a question for each score")
    check(!before.isSettled || self.ending == before.ending, "a settled ending stays")
    return faults
  }
}

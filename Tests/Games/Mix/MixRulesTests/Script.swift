import MixRules
import Randomness

/// Events with times of their own, written down while a run was played at 1000 steps a second.
struct Script {
  let seed: UInt64
  let mode: Mode
  private(set) var events: [Move] = []
  /// When the script ends; the run is over and settled by then.
  private(set) var end = 0

  /// Plays with pauses, double clicks, keys pressed too early, and a wrong or no answer at last.
  init(seed: UInt64, mode: Mode) throws {
    self.seed = seed
    self.mode = mode
    var dice = SeededGenerator(seed: seed)
    var player = Player(seed: seed, mode: mode)
    player.frame = 1
    let goal = 4 + dice.below(10)
    while player.run.score < goal { try play(&player, &dice) }
    try player.waitForTimer()
    if dice.below(2) == 0 {
      try player.wait(dice.below(player.run.question.limit))
      try note(.answer(option: player.wrong, at: player.run.now), &player)
    }
    end = player.run.now + 8000
  }

  /// The run after all of it, at a number of steps a second.
  func played(rate: Int, eventsComeLate: Bool) -> Run {
    var run = Run(seed: seed, mode: mode)
    var (rest, step) = (events[...], 0)
    while run.now < end {
      step += 1
      let now = min(step * 1000 / rate, end)
      let due = Array(rest.prefix { $0.time <= now })
      rest = rest.dropFirst(due.count)
      let advance = [Move.advance(to: now)]
      for move in eventsComeLate ? advance + due : due + advance {
        // Refusals are part of the script: what is dropped has to be dropped at any rate.
        do { try run.play(move) } catch { continue }
      }
    }
    return run
  }

  private mutating func play(_ player: inout Player, _ dice: inout SeededGenerator) throws {
    if dice.below(3) == 0 {
      events.append(.answer(option: dice.below(3), at: player.run.now + 1))
    }
    if dice.below(3) == 0 {
      try player.wait(dice.below(1000))
      try note(.pause(at: player.run.now), &player)
      try player.wait(40 + dice.below(2000))
      try note(.resume(at: player.run.now), &player)
    }
    try player.waitForTimer()
    try player.wait(40 + dice.below(player.run.question.limit - 1500))
    try note(.answer(option: player.right, at: player.run.now), &player)
  }

  private mutating func note(_ move: Move, _ player: inout Player) throws {
    events.append(move)
    try player.run.play(move)
  }
}

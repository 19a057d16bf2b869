import MixRules
import Testing

struct RunPauseTests {
  @Test(arguments: Mode.allCases)
  func `a pause at any moment hides the card, holds it all, and gives the same question back`(
    mode: Mode
  ) throws {
    for moment in stride(from: 0, to: 10_000, by: 370) {
      var player = Player(seed: 8, mode: mode)
      player.frame = 37
      try player.wait(moment)
      guard player.run.ending == nil else { continue }
      let before = player.run
      try player.run.play(.pause(at: player.run.now))
      #expect(player.run.phase == .paused(before.phase.moment), "after \(moment) ms")
      #expect(player.run.visibleCard == nil)
      try player.run.play(.advance(to: player.run.now + 3_600_000))
      #expect(player.run.phase == .paused(before.phase.moment), "after \(moment) ms")
      try player.run.play(.resume(at: player.run.now))
      var numbers: [Int] = []
      while let number = player.run.phase.countdownNumber {
        if numbers.last != number { numbers.append(number) }
        #expect(player.run.visibleCard == nil)
        #expect(player.run.remaining == before.remaining)
        try player.wait(50)
      }
      #expect(numbers == [3, 2, 1])
      #expect(player.run.question == before.question)
      try player.run.play(.pause(at: player.run.now))
      let lost = player.run.phase.moment.elapsed - before.phase.moment.elapsed
      #expect((0..<50).contains(lost) || player.run.phase.moment.stage != before.phase.moment.stage)
    }
  }

  @Test func `the count-down lasts exactly three seconds`() throws {
    var player = Player()
    player.frame = 1
    try player.wait(1000)
    try player.run.play(.pause(at: player.run.now))
    try player.run.play(.resume(at: player.run.now))
    try player.wait(2999)
    #expect(player.run.phase.countdownNumber == 1)
    let early = Move.answer(option: player.right, at: player.run.now)
    #expect(player.run.refusal(of: early) == .countingDown)
    try player.wait(1)
    #expect(player.run.phase.takesAnswers)
    #expect(player.run.remaining == 5300)
  }

  @Test func `an answer during a pause is dropped, also after it`() throws {
    var player = Player()
    try player.wait(1000)
    try player.run.play(.pause(at: 1000))
    #expect(player.run.refusal(of: .answer(option: player.right, at: 1000)) == .paused)
    try player.run.play(.resume(at: 1500))
    try player.wait(3016)
    #expect(player.run.refusal(of: .answer(option: player.right, at: 4499)) == .stale)
    #expect(player.run.refusal(of: .answer(option: player.right, at: 4500)) == nil)
  }

  @Test func `pausing twice and resuming twice are refused`() throws {
    var run = Run(seed: 1, mode: .classic)
    #expect(run.refusal(of: .resume(at: 0)) == .notPaused)
    try run.play(.pause(at: 100))
    #expect(run.refusal(of: .pause(at: 200)) == .paused)
    try run.play(.resume(at: 300))
    #expect(run.refusal(of: .resume(at: 400)) == .notPaused)
    try run.play(.pause(at: 400))
    #expect(run.phase == .paused(Moment(stage: .entering, elapsed: 100, duration: 300)))
  }

  @Test func `a pause just before the limit takes back the time-out of the same frame`() throws {
    var player = Player()
    try player.wait(6290)
    try player.run.play(.advance(to: 6306))
    try player.run.play(.pause(at: 6299))
    #expect(player.run.phase == .paused(Moment(stage: .answer, elapsed: 5999, duration: 6000)))
    #expect(player.run.remaining == 1)
  }

  @Test func `a pause past the limit comes too late`() throws {
    var player = Player()
    try player.wait(6299)
    try player.run.play(.pause(at: 6300))
    #expect(player.run.ending == .timedOut)
  }

  @Test func `pausing gains no time, however often`() throws {
    var player = Player()
    player.frame = 10
    var played = 0
    while player.run.ending == nil {
      try player.wait(100)
      played += 100
      guard player.run.ending == nil else { break }
      try player.run.play(.pause(at: player.run.now))
      try player.run.play(.resume(at: player.run.now))
      try player.wait(3000)
    }
    #expect(played == 6300)
  }
}

import MixRules
import Testing

/// FAULTS 8 to 13.
struct RunTimeTests {
  @Test func `time is out at the limit and not a millisecond before`() throws {
    var player = Player()
    player.frame = 1
    try player.wait(300 + 5999)
    #expect(player.run.ending == nil)
    #expect(player.run.remaining == 1)
    try player.wait(1)
    #expect(player.run.phase.ending == .timedOut)
    #expect(player.run.remaining == 0)
    try player.wait(5000)
    #expect(player.run.remaining == 0)
  }

  @Test func `a frame of ten seconds ends no run but pauses it where it stood`() throws {
    var player = Player()
    try player.wait(2300)
    let moment = player.run.phase.moment
    try player.run.play(.advance(to: player.run.now + 10_000))
    #expect(player.run.phase == .paused(moment))
    try player.run.play(.resume(at: player.run.now))
    try player.wait(3000)
    #expect(player.run.phase == .playing(moment))
    #expect(player.run.remaining == 4000)
  }

  @Test func `a gap of a second is a slow frame, a longer one a pause`() throws {
    var run = Run(seed: 1, mode: .classic)
    try run.play(.advance(to: Rules.longestGap))
    #expect(run.phase.takesAnswers)
    try run.play(.advance(to: 2 * Rules.longestGap + 1))
    #expect(run.phase == .paused(Moment(stage: .answer, elapsed: 700, duration: 6000)))
  }

  @Test func `a long gap in the count-down pauses again`() throws {
    var player = Player()
    try player.wait(1000)
    try player.run.play(.pause(at: player.run.now))
    let moment = player.run.phase.moment
    try player.run.play(.resume(at: player.run.now))
    try player.wait(1000)
    try player.run.play(.advance(to: player.run.now + 60_000))
    #expect(player.run.phase == .paused(moment))
  }

  @Test func `an answer in a long gap waits for the pause that the gap becomes`() throws {
    var player = Player()
    try player.wait(1000)
    let late = player.run.now + 1001
    #expect(player.run.refusal(of: .answer(option: player.right, at: late)) == .afterGap)
    try player.run.play(.advance(to: late))
    #expect(player.run.refusal(of: .answer(option: player.right, at: late)) == .paused)
  }

  @Test func `a clock that went back is refused`() throws {
    var run = Run(seed: 1, mode: .classic, startedAt: 100)
    #expect(run.refusal(of: .advance(to: 99)) == .clockWentBack(from: 100))
    #expect(run.refusal(of: .advance(to: -1)) == .timeOutOfRange(-1))
    #expect(run.refusal(of: .advance(to: .max)) == .timeOutOfRange(.max))
    try run.play(.advance(to: 100))
    #expect(run.phase(at: 50) == run.phase)
  }

  @Test func `input while a question slides in is dropped, not kept`() throws {
    var player = Player()
    player.frame = 1
    for _ in 0..<300 {
      let move = Move.answer(option: player.right, at: player.run.now)
      #expect(player.run.refusal(of: move) == .notYet(.entering))
      try player.wait(1)
    }
    #expect(player.run.score == 0)
    #expect(player.run.refusal(of: .answer(option: player.right, at: player.run.now)) == nil)
  }

  @Test func `no option answers before the last card has gone`() throws {
    var player = try Player.run(to: 26, mode: .fantasy)
    player.frame = 10
    while !player.run.phase.takesAnswers {
      let stage = player.run.phase.moment.stage
      let move = Move.answer(option: player.right, at: player.run.now)
      #expect(player.run.refusal(of: move) == .notYet(stage))
      try player.wait(10)
    }
  }

  @Test func `an answer just before the limit counts though its frame comes after it`() throws {
    var player = Player()
    try player.wait(6290)
    try player.run.play(.answer(option: player.right, at: 6299))
    try player.run.play(.advance(to: 6306))
    #expect(player.run.score == 1)
    #expect(player.run.answers.last?.milliseconds == 5999)
  }

  @Test func `an answer just before the limit takes back the time-out of the same frame`() throws {
    var player = Player()
    try player.wait(6290)
    try player.run.play(.advance(to: 6306))
    #expect(player.run.ending == .timedOut)
    #expect(!player.run.isSettled)
    try player.run.play(.answer(option: player.right, at: 6299))
    #expect(player.run.ending == nil)
    #expect(player.run.score == 1)
    #expect(player.run.phase == .playing(Moment(stage: .entering, elapsed: 7, duration: 300)))
    try player.wait(1000)
    #expect(player.run.ending == nil)
  }

  @Test func `a wrong answer just before the limit is wrong and not late`() throws {
    var player = Player()
    try player.wait(6290)
    try player.run.play(.advance(to: 6306))
    let chosen = player.run.question.options[player.wrong]
    try player.run.play(.answer(option: player.wrong, at: 6299))
    #expect(player.run.ending == .wrong(chosen))
    #expect(player.run.remaining == 1)
  }

  @Test func `with the next advance a time-out is settled`() throws {
    var player = Player()
    try player.wait(6306)
    try player.run.play(.advance(to: 6306))
    #expect(player.run.isSettled)
    #expect(player.run.refusal(of: .answer(option: player.right, at: 6299)) == .over)
    #expect(player.run.refusal(of: .pause(at: 6299)) == .over)
  }

  @Test func `an answer at the limit is too late, before and after the advance`() throws {
    var player = Player()
    try player.wait(6299)
    let move = Move.answer(option: player.right, at: 6300)
    #expect(player.run.refusal(of: move) == .tooLate)
    try player.wait(1)
    #expect(player.run.refusal(of: move) == .tooLate)
  }

  @Test func `asking for a later phase changes nothing and foretells the advance`() throws {
    var player = try Player.run(to: 11, mode: .fantasy)
    for step in stride(from: 0, through: 900, by: 50) {
      let before = player.run
      let foretold = player.run.phase(at: player.run.now + step)
      #expect(player.run == before)
      try player.run.play(.advance(to: player.run.now + step))
      #expect(player.run.phase == foretold)
    }
  }
}

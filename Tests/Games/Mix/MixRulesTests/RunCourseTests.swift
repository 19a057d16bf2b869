import MixRules
import Testing

struct RunCourseTests {
  @Test func `a question slides in for 300 ms and then runs its timer`() throws {
    var run = Run(seed: 1, mode: .classic, startedAt: 5000)
    #expect(run.phase == .playing(Moment(stage: .entering, elapsed: 0, duration: 300)))
    try run.play(.advance(to: 5299))
    #expect(run.phase.moment.stage == .entering)
    #expect(run.remaining == 6000)
    try run.play(.advance(to: 5300))
    #expect(run.phase == .playing(Moment(stage: .answer, elapsed: 0, duration: 6000)))
    try run.play(.advance(to: 5400))
    #expect(run.remaining == 5900)
  }

  @Test func `a right answer gives a point and the next question`() throws {
    var player = Player()
    let first = player.run.question
    try player.answerRightly(after: 750)
    #expect(player.run.score == 1)
    #expect(player.run.question != first)
    #expect(player.run.answers.map(\.hue) == [first.answer])
    #expect(player.run.phase == .playing(Moment(stage: .entering, elapsed: 0, duration: 300)))
    #expect(player.run.question.limit == 5950)
  }

  @Test func `a wrong answer ends the run at once and for good`() throws {
    var player = Player()
    try player.waitForTimer()
    try player.wait(1000)
    let chosen = player.run.question.options[player.wrong]
    try player.run.play(.answer(option: player.wrong, at: player.run.now))
    let remaining = player.run.remaining
    #expect(player.run.ending == .wrong(chosen))
    #expect(player.run.isSettled)
    try player.wait(20_000)
    #expect(player.run.phase.ending == .wrong(chosen))
    #expect(player.run.remaining == remaining)
    #expect(player.run.visibleCard == 0)
    for move in [Move.answer(option: 0, at: player.run.now), .pause(at: player.run.now)] {
      #expect(player.run.refusal(of: move) == .over)
    }
    #expect(player.run.refusal(of: .resume(at: player.run.now)) == .over)
  }

  @Test func `fantasy shows each card 1700 ms, lets it leave in 300 ms, and then asks`() throws {
    var player = try Player.run(to: 26, mode: .fantasy)
    player.frame = 1
    var stages: [Stage: Int] = [:]
    while !player.run.phase.takesAnswers {
      stages[player.run.phase.moment.stage, default: 0] += 1
      try player.wait(1)
    }
    var expected: [Stage: Int] = [.entering: 300]
    for card in 0..<3 {
      expected[.remember(card: card)] = 1700
      expected[.leaving(card: card)] = 300
    }
    #expect(stages == expected)
    #expect(player.run.remaining == player.run.question.limit)
  }

  @Test func `a card of fantasy can be seen only while it is shown`() throws {
    var player = try Player.run(to: 11, mode: .fantasy)
    var seen: [Int?] = []
    while !player.run.phase.takesAnswers {
      if seen.last != player.run.visibleCard { seen.append(player.run.visibleCard) }
      try player.wait(10)
    }
    seen.append(player.run.visibleCard)
    #expect(seen == [0, 1, nil])
    try player.run.play(.answer(option: player.wrong, at: player.run.now))
    #expect(player.run.visibleCard == player.run.question.target)
  }

  @Test func `no score is too high`() throws {
    let player = try Player.run(to: 300, seed: 12)
    #expect(player.run.question.limit == 1600)
    #expect(player.run.answers.count == 300)
    #expect(player.run.faults == [])
  }
}

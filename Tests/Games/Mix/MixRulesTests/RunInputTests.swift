import MixRules
import Testing

/// FAULTS 14 and 16, and the rule that only the first answer to a question counts.
struct RunInputTests {
  @Test func `a double click and a touch that is also a click answer once`() throws {
    var player = Player()
    try player.answerRightly()
    let (first, next) = (player.run.now, player.run.question)
    for delay in [0, 1, 20, 120, 299] {
      for option in 0..<3 {
        let move = Move.answer(option: option, at: first + delay)
        #expect(player.run.refusal(of: move) == .notYet(.entering), "\(delay) ms later")
      }
    }
    #expect(player.run.question == next)
  }

  @Test func `the second of two answers in one frame is not the next question's`() throws {
    var player = Player()
    try player.waitForTimer()
    try player.wait(500)
    let (right, wrong, now) = (player.right, player.wrong, player.run.now)
    try player.run.play(.answer(option: right, at: now + 3))
    #expect(player.run.refusal(of: .answer(option: wrong, at: now + 3)) == .notYet(.entering))
    #expect(player.run.refusal(of: .answer(option: wrong, at: now + 2)) == .stale)
    #expect(player.run.score == 1)
  }

  @Test func `an event of the question before is not an answer to this one`() throws {
    var player = Player()
    try player.answerRightly()
    let answered = player.run.now
    try player.wait(500)
    let move = Move.answer(option: player.right, at: answered - 1)
    #expect(player.run.refusal(of: move) == .stale)
  }

  @Test(arguments: [-1, 3, .min, .max])
  func `an option that is not there is refused`(option: Int) throws {
    var player = Player()
    try player.waitForTimer()
    let move = Move.answer(option: option, at: player.run.now)
    #expect(player.run.refusal(of: move) == .noSuchOption(option))
  }
}

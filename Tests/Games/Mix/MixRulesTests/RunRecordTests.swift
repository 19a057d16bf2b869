import Foundation
import MixRules
import Testing

struct RunRecordTests {
  private func record(to score: Int, mode: Mode, wrong: Bool) throws -> RunRecord {
    var player = try Player.run(to: score, seed: 5, mode: mode)
    try player.waitForTimer()
    if wrong {
      try player.run.play(.answer(option: player.wrong, at: player.run.now))
    } else {
      try player.wait(7000)
    }
    return try #require(RunRecord(player.run, language: "en"))
  }

  @Test(arguments: Mode.allCases, [false, true])
  func `a run that is played again has the same score and ending`(mode: Mode, wrong: Bool) throws {
    for score in [0, 1, 11, 30] {
      let record = try record(to: score, mode: mode, wrong: wrong)
      var playback = try Playback(record, palette: .vivid)
      let run = try playback.finish()
      #expect(run.score == score && run.isSettled)
      #expect(run.answers == record.answers)
      #expect(RunRecord(run, language: "en") == record)
    }
  }

  @Test func `a run that was paused is played again without its pauses`() throws {
    var player = Player(seed: 5)
    try player.wait(1000)
    try player.run.play(.pause(at: 1000))
    try player.run.play(.resume(at: 9000))
    try player.wait(3100)
    try player.run.play(.answer(option: player.right, at: player.run.now))
    try player.waitForTimer()
    try player.wait(7000)
    let record = try #require(RunRecord(player.run, language: "en"))
    #expect(record.answers.first?.milliseconds == 800)
    var playback = try Playback(record, palette: .vivid)
    #expect(try playback.finish().score == 1)
  }

  @Test func `a run that goes on, or may still take its time-out back, has no record`() throws {
    var player = Player()
    #expect(RunRecord(player.run, language: "en") == nil)
    try player.wait(6300)
    #expect(RunRecord(player.run, language: "en") == nil)
    try player.wait(1)
    #expect(RunRecord(player.run, language: "en") != nil)
  }

  @Test func `watched at any speed a run comes to the same end`() throws {
    let record = try record(to: 12, mode: .fantasy, wrong: true)
    for step in [5, 16, 67, 5000] {
      var playback = try Playback(record, palette: .vivid, startedAt: 77)
      var time = 77
      while !playback.run.isSettled {
        time += step
        try playback.advance(to: time)
        #expect(playback.run.now == time)
        #expect(playback.run.ending != nil || playback.run.phase.countdownNumber == nil)
      }
      #expect(RunRecord(playback.run, language: "en") == record, "\(step) ms a step")
    }
  }

  @Test(arguments: Mode.allCases, [false, true])
  func `one changed answer is found, and named`(mode: Mode, wrong: Bool) throws {
    let honest = try record(to: 14, mode: mode, wrong: wrong)
    for index in honest.answers.indices {
      for hue in Hue.allCases where hue != honest.answers[index].hue {
        var forged = honest
        let milliseconds = honest.answers[index].milliseconds
        forged.answers[index] = Run.Answer(hue: hue, milliseconds: milliseconds)
        // Another wrong option instead of the last wrong one is a run that could have been.
        let couldBe = index == honest.score && isOtherWrong(hue, in: honest)
        #expect(fault(of: forged) == (couldBe ? nil : .differs(at: index)), "\(index) \(hue)")
      }
      var late = honest
      for milliseconds in [-1, Rules.limit(score: index), .max, .min] {
        late.answers[index] = Run.Answer(
          hue: honest.answers[index].hue, milliseconds: milliseconds)
        #expect(fault(of: late) == .differs(at: index))
      }
    }
  }

  @Test func `a score that the answers don't give is found`() throws {
    let honest = try record(to: 6, mode: .classic, wrong: false)
    let wrong = try record(to: 6, mode: .classic, wrong: true)
    let expected: [(RunRecord, Int, Playback.Fault?)] = [
      (honest, 6, nil), (honest, 7, .differs(at: 6)), (honest, 5, .differs(at: 5)),
      (honest, 0, .differs(at: 0)), (honest, -1, .differs(at: 0)),
      (wrong, 6, nil), (wrong, 7, .differs(at: 6)), (wrong, 8, .differs(at: 7)),
    ]
    for (record, score, fault) in expected {
      var forged = record
      forged.score = score
      #expect(self.fault(of: forged) == fault, "score \(score)")
    }
  }

  @Test func `answers after the end, or left out, are found`() throws {
    var longer = try record(to: 6, mode: .classic, wrong: true)
    longer.answers.append(Run.Answer(hue: .red, milliseconds: 500))
    #expect(fault(of: longer) == .differs(at: 7))
    var shorter = try record(to: 6, mode: .classic, wrong: false)
    shorter.answers.removeLast()
    #expect(fault(of: shorter) == .differs(at: 5))
  }

  @Test func `another seed, mode, palette or version of the rules does not pass`() throws {
    let honest = try record(to: 6, mode: .classic, wrong: false)
    var forged = honest
    forged.seed += 1
    #expect(fault(of: forged) != nil)
    forged = honest
    forged.palette = "safe"
    #expect(fault(of: forged) == .otherPalette("safe"))
    forged = honest
    forged.rulesVersion = 2
    #expect(fault(of: forged) == .otherRules(2))
  }

  @Test func `a record survives being written and read as JSON`() throws {
    let honest = try record(to: 6, mode: .fantasy, wrong: true)
    let data = try JSONEncoder().encode(honest)
    #expect(try JSONDecoder().decode(RunRecord.self, from: data) == honest)
  }

  private func fault(of record: RunRecord) -> Playback.Fault? {
    do throws(Playback.Fault) {
      var playback = try Playback(record, palette: .vivid)
      _ = try playback.finish()
      return nil
    } catch {
      return error
    }
  }

  private func isOtherWrong(_ hue: Hue, in record: RunRecord) -> Bool {
    var playback = try? Playback(record, palette: .vivid)
    guard let question = try? playback?.finish().question else { return false }
    return question.options.contains(hue) && hue != question.answer
  }
}

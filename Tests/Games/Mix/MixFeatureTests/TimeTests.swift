import Routing
import Scenes
import TestSupport
import Testing

/// What time may and may not do to a run, as the scenes carry it.
struct TimeTests {
  @Test func `time stands still while the window is out of sight`() {
    // FAULTS 8
    let table = Table.playing(upTo: 2)
    let remaining = table.mix.remaining
    table.driver.receive(.focus(false))
    table.driver.advance(by: 3_600_000, frame: 1000)
    table.driver.receive(.focus(true))
    #expect(table.mix.phase == "paused")
    #expect(table.mix.remaining == remaining)
    #expect(table.mix.score == 2)
  }

  @Test(arguments: ["classic", "fantasy"])
  func `a frame of ten seconds is a pause and no end`(_ mode: String) {
    // FAULTS 9
    let table = Table.playing(mode)
    let before = table.mix
    table.driver.advance(by: 10_000, frame: 10_000)
    #expect(table.stage.overlayName == "pause")
    #expect(table.mix.phase == "paused")
    #expect(table.mix.question == before.question)
    #expect(table.mix.remaining == before.remaining)
  }

  @Test func `a frame of ten seconds while a card slides in or is shown is a pause too`() {
    // FAULTS 9
    for moment in [100, 500, 2150] {
      let table = Table()
      table.stage.open(Route(["mix", "fantasy"]))
      table.driver.advance(by: moment)
      table.driver.advance(by: 10_000, frame: 10_000)
      #expect(table.mix.phase == "paused", "\(moment) ms")
    }
  }

  @Test func `a frame of ten seconds in the count after a pause is a pause again`() {
    // FAULTS 9
    let table = Table.playing(upTo: 1)
    table.driver.key("P")
    table.driver.settle()
    table.driver.key("P")
    table.driver.advance(by: 500)
    table.driver.advance(by: 10_000, frame: 10_000)
    #expect(table.stage.overlayName == "pause")
    table.driver.settle()
    table.driver.key("P")
    table.driver.advance(by: 3100)
    #expect(table.mix.phase == "answer")
  }

  @Test func `a clock that goes back changes nothing, and no time is negative`() {
    // FAULTS 10
    let table = Table.playing()
    let remaining = table.mix.remaining
    table.stage.advance(to: table.driver.time - 3_600_000)
    #expect(table.mix.remaining == remaining)
    for _ in 0..<500 {
      table.driver.advance(by: 16)
      #expect((0...table.mix.limit).contains(table.mix.remaining))
    }
  }

  @Test func `thirty, sixty, 144 and 1000 frames a second give the same run`() {
    // FAULTS 11
    let ends = [33, 16, 7, 1].map { frame -> MixState in
      let table = Table()
      table.driver.open("/mix/fantasy?seed=7")
      let start = table.driver.time
      // Answers at times that no frame rate favours.
      for (index, time) in stride(from: 2913, to: 40_000, by: 3001).enumerated() {
        table.driver.advance(by: start + time - table.driver.time, frame: frame)
        table.driver.key("\(1 + index % 3)")
      }
      table.driver.advance(by: 3000, frame: frame)
      return table.mix
    }
    #expect(Set(ends).count == 1, "\(ends)")
  }

  @Test(arguments: ["classic", "fantasy"])
  func `an answer before the question is there counts for nothing, now or later`(_ mode: String) {
    // FAULTS 12
    let table = Table()
    table.stage.open(Route(["mix", mode]))
    while table.mix.phase == "remember" || table.mix.remaining == table.mix.limit {
      for option in 0..<3 {
        table.driver.key("\(option + 1)")
        table.driver.tap("game.option.\(option)")
      }
      table.driver.advance(by: 16)
    }
    #expect(table.mix.phase == "answer")
    #expect(table.mix.score == 0)
  }

  @Test func `an answer during the count counts for nothing, now or later`() {
    // FAULTS 12
    let table = Table.playing(upTo: 1)
    table.driver.key("P")
    table.driver.settle()
    table.driver.key("P")
    while table.mix.phase == "paused" {
      for option in 0..<3 {
        table.driver.key("\(option + 1)")
        table.driver.tap("game.option.\(option)")
      }
      table.driver.advance(by: 16)
    }
    table.driver.advance(by: 100)
    #expect(table.mix.phase == "answer")
    #expect(table.mix.score == 1)
  }

  @Test(arguments: [true, false])
  func `an answer just before the limit counts, however late its frame`(_ isFirst: Bool) {
    // FAULTS 13
    let table = Table.playing()
    let limit = table.driver.time + table.mix.remaining
    table.driver.advance(by: limit - 5 - table.driver.time)
    let answer = InputEvent.key(Key("\(table.mix.right + 1)"))
    if isFirst {
      table.stage.receive(answer, at: limit - 1)
      table.stage.advance(to: limit + 20)
    } else {
      // The frame is told the time before the event reaches it.
      table.stage.advance(to: limit + 20)
      table.stage.receive(answer, at: limit - 1)
    }
    #expect(table.mix.score == 1)
    #expect(table.mix.phase == "answer")
  }

  @Test func `an answer at the limit comes too late`() {
    // FAULTS 13
    let table = Table.playing()
    let limit = table.driver.time + table.mix.remaining
    table.driver.advance(by: limit - 5 - table.driver.time)
    table.stage.receive(.key(Key("\(table.mix.right + 1)")), at: limit)
    table.stage.advance(to: limit + 20)
    #expect(table.mix.phase == "over")
    #expect(table.mix.score == 0)
  }

  @Test func `a result, a pause and an open menu need no frame`() {
    // FAULTS 23
    let result = Table.finished()
    // The confetti of a new best has fallen.
    result.driver.advance(by: 4000, frame: 100)
    let paused = Table.playing()
    paused.driver.key("P")
    paused.driver.settle()
    for table in [result, paused] {
      #expect(table.stage.wake == .never)
      let list = table.driver.drawList
      table.driver.advance(by: 10_000, frame: 5000)
      #expect(table.driver.drawList == list)
    }
  }

  @Test func `a card that is to be remembered lies still, and then leaves in time`() {
    // FAULTS 23
    let table = Table()
    table.driver.open("/mix/fantasy")
    table.driver.advance(by: 400)
    let (list, start) = (table.driver.drawList, table.driver.time)
    guard case .at(let moment) = table.stage.wake else {
      Issue.record("frames are drawn of a card that lies still: \(table.stage.wake)")
      return
    }
    #expect(moment > start + 200)
    table.driver.advance(by: 150)
    #expect(table.driver.drawList == list)
    table.stage.advance(to: moment)
    table.stage.advance(to: moment + 1000)
    #expect(table.mix.phase != "paused")
  }
}

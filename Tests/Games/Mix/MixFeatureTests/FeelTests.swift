import Drawing
import Geometry
import Routing
import Scenes
import Sound
import Storage
import Testing
import TestSupport

/// Sounds, shaking and movement follow from changes of the run.
struct FeelTests {
  @Test func `a right answer sounds once, a wrong one shakes too`() {
    let table = Table()
    table.world.bests["mix.classic"] = 9
    table.driver.open("/mix/classic")
    for _ in 0..<3 { table.driver.answer() }
    #expect(table.world.effects == [.right, .right, .right])
    #expect(table.world.vibrations == 0)
    table.driver.answer(rightly: false)
    table.driver.advance(by: 3000)
    #expect(table.world.effects == [.right, .right, .right, .wrong])
    #expect(table.world.vibrations == 1)
  }

  @Test func `confetti falls over a new best alone, and only for a while`() {
    let table = Table.finished(at: 3, best: 1)
    let falling = table.driver.drawList
    #expect(table.stage.wake == .nextFrame)
    table.driver.advance(by: 300, frame: 16)
    #expect(table.driver.drawList != falling)
    table.driver.advance(by: 4000, frame: 100)
    #expect(table.stage.wake == .never)
    #expect(Table.finished(at: 3, best: 9).stage.wake == .never)
  }

  @Test func `a new best is celebrated and does not shake`() {
    let table = Table.finished(at: 1, best: 0)
    #expect(table.world.effects == [.right, .newBest])
    #expect(table.world.vibrations == 0)
  }

  @Test func `the last second ticks four times, whatever the frame rate`() {
    for frame in [33, 16, 7, 1] {
      let table = Table.playing()
      table.driver.advance(by: table.mix.remaining - 5, frame: frame)
      #expect(table.world.effects == [.tick, .tick, .tick, .tick], "\(frame) ms a frame")
      table.driver.advance(by: 3000, frame: frame)
      #expect(table.world.effects.last == .wrong)
    }
  }

  @Test func `nothing sounds while a run is paused`() {
    let table = Table.playing()
    table.driver.advance(by: table.mix.remaining - 400)
    let before = table.world.effects
    table.driver.key("P")
    table.driver.advance(by: 10_000)
    for key in ["1", "2", "3"] { table.driver.key(key) }
    #expect(table.world.effects == before)
  }

  @Test func `a refused answer makes no sound`() {
    let table = Table()
    table.stage.open(Route(["mix", "fantasy"]))
    for _ in 0..<20 {
      table.driver.key("1")
      table.driver.advance(by: 50)
    }
    #expect(table.world.effects.isEmpty)
  }

  @Test func `with reduced motion nothing slides`() {
    let table = Table.playing(upTo: 1) { $0.reduceMotion = true }
    table.driver.answer()
    for _ in 0..<20 {
      table.driver.advance(by: 16)
      let moves = table.driver.drawList.commands.contains { command in
        if case .group = command { return true }
        return false
      }
      #expect(!moves)
    }
  }

  @Test func `the next question slides in from the right and the last one out`() {
    let table = Table.playing()
    table.driver.answer()
    table.driver.advance(by: 60)
    let offsets = table.driver.drawList.commands.compactMap { command -> Double? in
      if case .group(_, let offset, _, _) = command { return offset.x }
      return nil
    }
    #expect(offsets.count == 2)
    #expect(offsets.contains { $0 < 0 } && offsets.contains { $0 > 0 })
  }
}

import Drawing
import Geometry
import Routing
import Scenes
import TestSupport
import Testing

struct TransitionTests {
  private let driver = StageDriver(size: Size(width: 100, height: 100))
  private let first = TestScene("first", buttons: ["a"])
  private let second = TestScene("second", buttons: ["b"])

  init() {
    driver.stage.resolve = { [second] _ in .page(second) }
    driver.stage.push(first)
    driver.advance(by: 16)
  }

  private var still: String { "fill 0,0 100×100 #FFFFFFFF\n" }

  @Test func `the first scene is there at once`() {
    #expect(driver.drawList.words == still)
    #expect(driver.stage.wake == .never)
  }

  @Test func `a pushed scene slides in over the other from the right, and back out`() {
    driver.stage.push(second)
    driver.advance(by: 150)
    let groups = driver.drawList.commands.compactMap(TransitionTests.offset)
    #expect(groups == [-50, 50])
    driver.settle()
    driver.stage.close()
    driver.advance(by: 75)
    let back = driver.drawList.commands.compactMap(TransitionTests.offset)
    #expect(back.count == 2 && back[0] > 0 && back[1] < 0)
  }

  private static func offset(_ command: DrawCommand) -> Double? {
    guard case .group(_, let offset, _, _) = command else { return nil }
    return offset.x
  }

  @Test func `the two that slide stay side by side`() {
    driver.stage.push(second)
    for _ in 0..<16 {
      driver.advance(by: 16)
      let offsets = driver.drawList.commands.compactMap(TransitionTests.offset)
      #expect(offsets.count == 2)
      #expect(abs((offsets.last ?? 0) - (offsets.first ?? 0) - 100) < 1e-9)
    }
  }

  @Test func `an opened scene fades in over the other`() {
    driver.stage.open(Route(["x"]))
    driver.advance(by: 150)
    #expect(
      driver.drawList.words == """
        fill 0,0 100×100 #000000FF
        fill 0,0 100×100 #FFFFFFFF
        group opacity 0.5 offset 0,0 scale 1
          fill 0,0 100×100 #FFFFFFFF

        """)
  }

  @Test func `an overlay fades in with its veil, and out again`() {
    second.backdrop = Backdrop(blur: 8, dim: .black)
    driver.stage.overlay(second)
    driver.advance(by: 150)
    let half = """
      fill 0,0 100×100 #FFFFFFFF
      backdrop 0,0 100×100 blur 8 #000000FF opacity 0.5
      group opacity 0.5 offset 0,0 scale 1
        fill 0,0 100×100 #FFFFFFFF

      """
    #expect(driver.drawList.words == half)
    driver.settle()
    #expect(driver.drawList.words.contains("opacity 1"))
    driver.stage.close()
    driver.advance(by: 150)
    #expect(driver.drawList.words == "fill 0,0 100×100 #000000FF\n" + half)
  }

  @Test func `after 0.3 seconds nothing moves any more`() {
    driver.stage.push(second)
    #expect(driver.stage.wake == .nextFrame)
    driver.advance(by: 299)
    #expect(driver.stage.wake == .nextFrame)
    driver.advance(by: 1)
    #expect(driver.stage.wake == .never)
    #expect(driver.drawList.words == still)
  }

  @Test func `with reduced motion scenes change at once, and nothing shakes`() {
    driver.stage.reducesMotion = true
    driver.stage.push(second)
    driver.stage.shake()
    #expect(driver.stage.wake == .never)
    #expect(driver.drawList.words == still)
    driver.stage.close()
    #expect(driver.drawList.words == still)
    driver.stage.overlay(second)
    #expect(driver.stage.wake == .never)
  }

  @Test func `a change in the middle of a change ends with the last scene alone`() {
    let failures = Sweep.failures(seeds: 60) { dice in
      let driver = StageDriver(size: Size(width: 100, height: 100))
      driver.stage.push(TestScene("base", buttons: ["a"]))
      for _ in 0..<12 {
        switch dice.below(4) {
        case 0: driver.stage.push(TestScene("p", buttons: ["a"]))
        case 1: driver.stage.replace(with: TestScene("r", buttons: ["a"]))
        case 2: driver.stage.overlay(TestScene("o", buttons: ["a"]))
        default: driver.stage.close()
        }
        driver.advance(by: dice.below(200))
        _ = driver.drawList
      }
      driver.settle()
      let words = driver.drawList.words
      let isStill = driver.stage.wake == .never && !words.contains("group")
      return isStill ? [] : [words]
    }
    #expect(failures == nil)
  }

  @Test func `a shake moves everything and dies away`() {
    driver.stage.shake()
    driver.advance(by: 16)
    #expect(driver.drawList.words.contains("group opacity 1 offset"))
    #expect(driver.stage.wake == .nextFrame)
    driver.advance(by: 400)
    #expect(driver.drawList.words == still)
    #expect(driver.stage.wake == .never)
  }
}

import Controls
import Drawing
import GameModules
import Geometry
import Layout
import Localization
import Scenes
import TestSupport
import Testing

struct TutorialLayoutTests {
  /// Where things are that games explain: a card, a band, options, a button in a corner, all.
  private static let spots = [
    Rect(x: 0.1, y: 0.05, width: 0.8, height: 0.45), Rect(x: 0, y: 0.5, width: 1, height: 0.12),
    Rect(x: 0.05, y: 0.65, width: 0.9, height: 0.3),
    Rect(x: 0.9, y: 0.02, width: 0.08, height: 0.1),
    Rect(x: 0, y: 0, width: 0.5, height: 1), Rect(x: 0.55, y: 0.1, width: 0.4, height: 0.8),
    Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 0.02, y: 0.9, width: 0.1, height: 0.08),
  ]

  /// The bubble is a panel, whose name no label bears.
  private func frame(_ id: String, in scene: TutorialScene) -> Rect {
    scene.screen.element(id).map(scene.screen.frame) ?? .zero
  }

  @Test(arguments: [Language.english, .simplifiedChinese], [0.85, 1, 1.5])
  func `every step fits every window, in both languages and all text sizes`(
    _ language: Language, _ textScale: Double
  ) {
    let lesson = Lesson(language: language)
    lesson.services.environment.textScale = textScale
    lesson.begin()
    let check = LayoutCheck()
    let windows = WindowCase.some(40, seed: 5).enumerated()
    let failures = Sweep.failures(over: windows) { index, window in
      lesson.spot = TutorialLayoutTests.spots[index % TutorialLayoutTests.spots.count]
      lesson.driver.resize(to: window)
      let faults = check.faults(on: lesson.driver.stage)
      lesson.driver.key(index % 5 == 4 ? "Left" : "Right")
      if lesson.step == nil { lesson.begin() }
      return faults
    }
    #expect(failures == nil)
  }

  @Test(arguments: spots.indices)
  func `the text lies beside the spotlight where there is room`(_ index: Int) {
    let lesson = Lesson()
    lesson.spot = TutorialLayoutTests.spots[index]
    let tutorial = lesson.begin()
    let failures = Sweep.failures(over: WindowCase.some(30, seed: 9)) { window in
      lesson.driver.resize(to: window)
      let layout = tutorial.screen.layout
      let unit = layout.value(of: layout.unit)
      let (spot, bubble) = (lesson.spotFrame, frame("tutorial.bubble", in: tutorial))
      let side = max(spot.minX, window.size.width - spot.maxX)
      let above = max(spot.minY, window.size.height - spot.maxY)
      // With the margin beside the window's edge and a hair of rounding.
      let hasRoom =
        above > bubble.height + unit * 8 + 2 || side > bubble.width + unit * 8 + 2
      let isBeside = bubble.inset(0.01).intersection(spot) == nil
      return isBeside || !hasRoom ? [] : ["\(bubble) over \(spot)"]
    }
    #expect(failures == nil)
  }

  @Test(arguments: spots.indices)
  func `everything but the spotlight is dimmed, and nothing twice`(_ index: Int) {
    let lesson = Lesson()
    lesson.spot = TutorialLayoutTests.spots[index]
    lesson.begin()
    let failures = Sweep.failures(over: WindowCase.some(0)) { window in
      lesson.driver.resize(to: window)
      let screen = lesson.driver.top?.screen
      guard let screen, let spot = screen.element("tutorial.spot") else { return ["no spot"] }
      var list = DrawList()
      screen.draw(spot, into: &list)
      let veils = list.commands.compactMap { command -> Rect? in
        guard case .fill(let frame, _) = command else { return nil }
        return frame
      }
      let whole = screen.layout.frame(of: screen.layout.window)
      let (veiled, lit) = (veils.map(area).reduce(0, +), area(screen.frame(of: spot)))
      let isWhole = abs(veiled + lit - area(whole)) < 1
      return isWhole ? [] : ["\(veiled) and \(lit) of \(area(whole))"]
    }
    #expect(failures == nil)
  }

  @Test(arguments: spots.indices)
  func `the arrow points at the spotlight, or as near to it as the bubble reaches`(_ index: Int) {
    let lesson = Lesson()
    lesson.spot = TutorialLayoutTests.spots[index]
    let tutorial = lesson.begin()
    let failures = Sweep.failures(over: WindowCase.some(30, seed: 6)) { window in
      lesson.driver.resize(to: window)
      guard let spot = tutorial.screen.element("tutorial.spot") else { return ["no spot"] }
      var list = DrawList()
      tutorial.screen.draw(spot, into: &list)
      let tips = list.commands.compactMap { command -> Point? in
        guard case .path(let path, _, _) = command else { return nil }
        guard case .curve(let tip, _, _) = path.steps.last else { return nil }
        return tip
      }
      // Where the bubble covers the spotlight there is none.
      guard let tip = tips.first else { return [] }
      let bubble = frame("tutorial.bubble", in: tutorial)
      let layout = tutorial.screen.layout
      let near = layout.value(of: layout.unit) * 32
      func isAimed(_ tip: Double, _ low: Double, _ high: Double, _ ends: [Double]) -> Bool {
        low...high ~= tip || abs(tip - (high < tip ? ends[0] : ends[1])) <= near
      }
      let wanted = lesson.spotFrame
      let isUpright = tip.y < bubble.minY || tip.y > bubble.maxY
      let isRight =
        isUpright
        ? isAimed(tip.x, wanted.minX, wanted.maxX, [bubble.minX, bubble.maxX])
        : isAimed(tip.y, wanted.minY, wanted.maxY, [bubble.minY, bubble.maxY])
      return isRight ? [] : ["\(tip) at \(wanted) from \(bubble)"]
    }
    #expect(failures == nil)
  }

  private func area(_ rect: Rect) -> Double { rect.width * rect.height }

  @Test func `the window's own constraints never give way`() {
    let lesson = Lesson()
    lesson.begin()
    let failures = Sweep.failures(over: WindowCase.some(60, seed: 8)) { window in
      lesson.driver.resize(to: window)
      return lesson.driver.top?.screen.layout.conflicts.map(\.description) ?? ["no scene"]
    }
    #expect(failures == nil)
  }

  @Test func `a resize gives what a start at that size gives`() {
    let lesson = Lesson()
    lesson.begin()
    let failures = Sweep.failures(over: WindowCase.some(10, seed: 4)) { window in
      lesson.driver.resize(to: window)
      let fresh = Lesson(size: window.size, scale: window.scale)
      fresh.begin()
      return fresh.driver.nodes == lesson.driver.nodes ? [] : ["differs"]
    }
    #expect(failures == nil)
  }

  @Test(arguments: [(1280.0, 720.0), (375, 667), (1000, 320)])
  func `a step draws what was looked at and found right`(_ width: Double, _ height: Double) {
    let lesson = Lesson(size: Size(width: width, height: height))
    let tutorial = lesson.begin()
    var list = DrawList()
    tutorial.draw(into: &list, at: 0)
    let name = "tutorial-\(Int(width))x\(Int(height))"
    #expect(Snapshot.difference(of: list.words, from: name) == nil)
  }
}

import Controls
import Geometry
import Localization
import Scores
import Shell
import Storage
import TestSupport
import Testing

struct ScoresLayoutTests {
  /// What may stand in the records.
  enum Contents: CaseIterable {
    case nothing, oneRun, manyRuns, highScores
  }

  @Test(arguments: Contents.allCases)
  func `the scores fit every window, in every language and size of text`(
    _ contents: Contents
  ) throws {
    let visitor = ScoresVisitor()
    try fill(visitor.scores, contents)
    visitor.open("/scores")
    #expect(faults(visitor) == nil)
  }

  @Test func `where there is no run yet, the button is seen as a whole`() throws {
    let visitor = ScoresVisitor()
    visitor.open("/scores")
    let failures = Sweep.failures(over: WindowCase.some(60)) { window in
      visitor.driver.resize(to: window)
      return visitor.driver.node("scores.empty.play") == nil ? ["not seen"] : []
    }
    #expect(failures == nil)
  }

  @Test(arguments: ["/players", "/menu"])
  func `players with the longest names fit every window`(_ address: String) throws {
    let visitor = ScoresVisitor()
    for letter in ["W", "李", "i"] {
      _ = try visitor.scores.addPlayer(String(repeating: letter, count: PlayerName.longest))
    }
    visitor.select(String(repeating: "W", count: PlayerName.longest))
    visitor.open(address)
    #expect(faults(visitor) == nil)
  }

  @Test func `a question before something goes fits every window`() throws {
    let visitor = ScoresVisitor()
    try fill(visitor.scores, .manyRuns)
    visitor.open("/scores")
    try visitor.tap("scores.erase")
    #expect(faults(visitor) == nil)
  }

  private func fill(_ scores: ScoresStore, _ contents: Contents) throws {
    switch contents {
    case .nothing: break
    case .oneRun: try scores.keep(2)
    case .manyRuns:
      for index in 0..<60 { try scores.keep(index % 40, day: index, seed: UInt64(index)) }
    case .highScores:
      for index in 0..<3 { try scores.keep(1234 + index, day: index, seed: UInt64(index)) }
    }
  }

  private func faults(_ visitor: ScoresVisitor) -> String? {
    let (languages, sizes) = (Language.allCases, Settings.textSizes)
    return Sweep.failures(over: WindowCase.some(25).enumerated()) { index, window in
      visitor.shell.change { settings in
        settings.language = languages[index % languages.count].rawValue
        settings.textSize = sizes[index / 2 % sizes.count]
        settings.theme = index % 3 == 0 ? .dark : .light
      }
      visitor.driver.resize(to: window)
      return LayoutCheck().faults(on: visitor.shell.stage)
    }
  }
}

import Controls
import Geometry
import Localization
@testable import MixFeature
import MixRules
import Scenes
import Scores
import TestSupport
import Testing

struct CardLayoutTests {
  /// The screens about runs, by what leads to them.
  private static func table(_ name: String, _ language: Language) throws -> CardTable {
    let table = CardTable(language: language)
    let record = try Played.record([900, 700, 1200])
    switch name {
    case "true": table.drop(try record.content)
    case "forged": table.drop(try record.forged(at: 1).content)
    case "nothing": table.driver.receive(.drop("/a picture with quite a long name for a file.png"))
    case "watch": table.driver.open("/mix/watch?run=\(try record.content.text)")
    case "beat": table.driver.open("/mix/beat?run=\(try record.content.text)")
    case "result":
      table.driver.open("/mix/beat?run=\(try record.content.text)")
      table.driver.answer(rightly: false)
      table.driver.advance(by: 2000)
    default: table.driver.open("/mix/daily")
    }
    table.driver.settle()
    return table
  }

  @Test(
    arguments: ["true", "forged", "nothing", "watch", "beat", "result", "daily"],
    [Language.english, .simplifiedChinese])
  func `everything has its place in any window`(_ name: String, _ language: Language) throws {
    let table = try CardLayoutTests.table(name, language)
    let failures = Sweep.failures(over: WindowCase.some(12)) { window in
      table.driver.resize(to: window)
      return LayoutCheck().faults(on: table.driver.stage)
    }
    #expect(failures == nil)
  }

  @Test(arguments: ["true", "watch", "daily"])
  func `nothing moves when a window comes back to its size`(_ name: String) throws {
    let table = try CardLayoutTests.table(name, .english)
    table.driver.key("P")
    let before = table.driver.drawList.words
    for window in WindowCase.some(4) { table.driver.resize(to: window) }
    table.driver.resize(1280, 720)
    #expect(table.driver.drawList.words == before)
  }
}

import Geometry
import Localization
import Scenes
import Shell
import Storage
import TestSupport
import Testing

struct LayoutTests {
  /// A window, and how words look in it.
  private struct Look: CustomStringConvertible {
    let window: WindowCase
    let language: Language
    let textSize: Int

    var description: String { "\(window), \(language.rawValue) at \(textSize) %" }

    /// Every language and size of text in a window.
    static func all(in window: WindowCase) -> [Look] {
      Language.allCases.flatMap { language in
        Settings.textSizes.map { Look(window: window, language: language, textSize: $0) }
      }
    }

    /// One look for each window, so that every language and size of text has its turn at all scales.
    static func each(in windows: [WindowCase]) -> [Look] {
      windows.enumerated().map { index, window in
        let looks = all(in: window)
        return looks[index / WindowCase.scales.count % looks.count]
      }
    }
  }

  /// What is wrong with what can be seen in each look.
  private func faults(of sight: Sight, in looks: [Look]) throws -> String? {
    let player = try Player(knowsTutorials: sight.knowsTutorials)
    try sight.reach(player)
    // The card on the share overlay has letters of its own, smaller than the layout's.
    let (layout, ink) = (LayoutCheck(roaming: ["share.preview"]), InkCheck())
    return Sweep.failures(over: looks) { look in
      player.shell.change { settings in
        settings.language = look.language.rawValue
        settings.textSize = look.textSize
      }
      player.driver.resize(to: look.window)
      return layout.faults(on: player.stage) + ink.faint(on: player.stage)
        + ink.overlaps(on: player.stage, at: player.driver.time)
        + (player.stage.banner.map(layout.faults) ?? [])
    }
  }

  @Test(arguments: Sight.layouts)
  func `every layout fits windows of all sizes, scales, languages and sizes of text`(
    _ sight: Sight
  ) throws {
    let faults = try faults(of: sight, in: Look.each(in: WindowCase.many(500)))
    #expect(faults == nil)
  }

  @Test(arguments: Sight.all)
  func `everything that can be seen fits`(_ sight: Sight) throws {
    let windows = WindowCase.edges.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
    let faults = try faults(of: sight, in: Look.each(in: windows))
    #expect(faults == nil)
  }

  @Test(arguments: Sight.all)
  func `everything fits in every language at every size of text`(_ sight: Sight) throws {
    let windows = [
      WindowCase(160, 120), WindowCase(320, 240, scale: 1.25), WindowCase(375, 667, scale: 2),
    ]
    let faults = try faults(of: sight, in: windows.flatMap(Look.all))
    #expect(faults == nil)
  }

  @Test(arguments: Sight.layouts)
  func `a window that comes back to its size looks as before`(_ sight: Sight) throws {
    let player = try Player(knowsTutorials: sight.knowsTutorials)
    try sight.reach(player)
    let before = player.driver.drawList.words
    for window in WindowCase.edges.enumerated().filter({ $0.offset % 9 == 0 }) {
      player.driver.resize(to: window.element)
    }
    player.driver.resize(1280, 720)
    #expect(player.driver.drawList.words == before)
  }
}

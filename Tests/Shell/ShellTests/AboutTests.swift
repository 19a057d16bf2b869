import Drawing
import Localization
import Scenes
import Shell
import Storage
import TestSupport
import Testing

struct AboutTests {
  private static let words = ["version", "what", "privacy"]
  private static let licences = [
    "swift", "sdl", "freetype", "harfbuzz", "fontconfig", "manrope", "noto",
  ]

  /// The size in points in which a text is written.
  private func size(of name: String, on player: Player) -> Double {
    guard let screen = player.stage.top?.screen, let element = screen.element("about.\(name)")
    else { return 0 }
    var list = DrawList()
    screen.draw(element, into: &list)
    return list.flat.compactMap(\.textLine).map(\.size).min() ?? 0
  }

  @Test(arguments: Language.allCases)
  func `all sentences are written in one size, and all names in one`(_ language: Language) throws {
    let player = try Player(language: language)
    player.open("/about")
    let windows = WindowCase.some(20).enumerated()
    let failures = Sweep.failures(over: windows) { index, window in
      player.shell.change { $0.textSize = Settings.textSizes[index % Settings.textSizes.count] }
      player.driver.resize(to: window)
      return [AboutTests.words, AboutTests.licences].flatMap { names in
        let sizes = names.map { size(of: $0, on: player) }
        guard let (least, most) = sizes.min().flatMap({ least in sizes.max().map { (least, $0) } })
        else { return ["nothing"] }
        return most - least < 0.01 ? [] : ["\(zip(names, sizes).map { "\($0) \($1)" })"]
      }
    }
    #expect(failures == nil)
  }

  @Test(arguments: [(1280.0, 720.0), (375, 667), (1000, 320), (320, 240)])
  func `text is as large as the player wants it, and grows at once`(
    _ width: Double, _ height: Double
  ) throws {
    let player = try Player()
    player.open("/about")
    player.driver.resize(width, height)
    _ = player.driver.drawList
    let names = AboutTests.words + AboutTests.licences
    let before = names.map { size(of: $0, on: player) }
    player.shell.change { $0.textSize = 150 }
    _ = player.driver.drawList
    for (name, size) in zip(names, before) {
      #expect(abs(self.size(of: name, on: player) - size * 1.5) < 0.01, "\(name) was \(size)")
    }
  }
}

import Drawing
import Geometry
import Localization
import Scenes
import Shell
import Storage
import Testing
import TestSupport

struct SettingsTests {
  private static func open(_ change: (inout Settings) -> Void = { _ in }) throws -> Player {
    let player = try Player(settings: change)
    player.open("/settings")
    return player
  }

  @Test func `each setting changes by a press, and is there after a restart`() throws {
    let player = try Self.open()
    for name in ["sound", "vibrate", "motion", "palette", "language", "theme", "textsize"] {
      let before = player.label("settings.\(name)")
      try player.tap("settings.\(name)")
      #expect(player.label("settings.\(name)") != before, "\(name)")
    }
    let kept = try player.restarted().shell.settings
    #expect(kept == player.shell.settings)
    #expect(!kept.sound && !kept.vibrate && kept.reduceMotion)
    #expect(kept.palette == .safe && kept.theme == .dark)
    #expect(kept.language == "zh-Hans" && kept.textSize == 115)
  }

  @Test func `a double click on a switch counts twice`() throws {
    let player = try Self.open()
    player.driver.tap("settings.sound")
    player.driver.tap("settings.sound")
    #expect(player.shell.settings.sound)
  }

  @Test func `each choice comes round again`() throws {
    let player = try Self.open()
    for (name, count) in [("palette", 3), ("language", 2), ("theme", 2), ("textsize", 5)] {
      let before = player.label("settings.\(name)")
      for _ in 0..<count { try player.tap("settings.\(name)") }
      #expect(player.label("settings.\(name)") == before, "\(name)")
    }
  }

  @Test func `the language changes at once, above and below`() throws {
    let player = try Self.open()
    try player.tap("settings.language")
    #expect(player.label("settings.title") == "设置")
    #expect(
      player.label("settings.language") == "语言: 简体中文"
        || player.label("settings.language")?.contains("简体中文") == true)
    try player.tap("settings.close")
    let english = ProjectFiles.strings(.english)
    #expect(player.label("menu.classic") != english("menu.classic"))
    #expect(!player.driver.drawList.texts.contains("Settings"))
  }

  @Test func `the theme changes at once`() throws {
    let player = try Self.open()
    guard case .fill(_, let light) = player.driver.drawList.commands.first else { return }
    try player.tap("settings.theme")
    guard case .fill(_, let dark) = player.driver.drawList.commands.first else { return }
    #expect(light.luminance > 0.8)
    #expect(dark.luminance < 0.1)
  }

  @Test func `larger text is larger`() throws {
    let sizes = try Settings.textSizes.map { percent -> Double in
      let player = try Player(size: Size(width: 1920, height: 1080)) { $0.textSize = percent }
      let lines = player.driver.drawList.flat.compactMap(\.textLine)
      return lines.first { $0.string == "About" }?.size ?? 0
    }
    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count == sizes.count)
  }

  @Test func `a palette holds from the next run on`() throws {
    let player = try Player()
    let colours = try ["vivid", "safe", "soft"].map { _ -> Set<Color> in
      player.open("/mix/classic?seed=7")
      player.driver.waitForTimer()
      let list = player.driver.drawList
      player.open("/menu")
      player.open("/settings")
      try player.tap("settings.palette")
      try player.tap("settings.close")
      return Set(
        list.flat.compactMap {
          if case .fill(_, let color) = $0 { return color }
          return nil
        })
    }
    #expect(Set(colours).count == 3)
  }

  @Test func `Esc, a click outside and the cross close`() throws {
    for close in [
      { $0.driver.key("Escape") }, { $0.driver.tap(at: Point(x: 4, y: 400)) },
      { $0.driver.tap("settings.close") }, { $0.driver.button("b") },
    ] as [(Player) -> Any] {
      let player = try Self.open()
      _ = close(player)
      #expect(player.overlay == nil)
      #expect(player.place == "/menu")
    }
  }

  @Test func `a click that closes does not reach what lies below`() throws {
    // FAULTS 18
    let player = try Player()
    let place = player.driver.frame(of: "menu.about").center
    player.open("/settings")
    player.driver.tap(at: place)
    player.driver.settle()
    #expect(player.place == "/menu")
  }

  @Test func `the settings fade in over what lies below, eased, in 0.3 s`() throws {
    let player = try Player()
    player.shell.open("/settings")
    let opacities = [0, 75, 75, 75, 75].map { step -> Double in
      player.driver.advance(by: step)
      for case .backdrop(_, _, _, let opacity) in player.driver.drawList.commands {
        return opacity
      }
      return 0
    }
    #expect(opacities == opacities.sorted())
    #expect(opacities[0] == 0 && opacities[4] == 1)
    #expect(opacities[1] < 0.2 && opacities[3] > 0.8)
  }

  @Test func `with reduced motion they are there at once`() throws {
    let player = try Player { $0.reduceMotion = true }
    player.shell.open("/settings")
    #expect(player.stage.wake == .never)
  }

  @Test func `Tutorial, Share and About lead on`() throws {
    let player = try Self.open()
    try player.tap("settings.tutorial")
    #expect(player.place == "/mix/classic")
    #expect(player.overlay == "tutorial")
    player.open("/menu")
    player.open("/settings")
    try player.tap("settings.share")
    #expect(player.overlay == "share")
    player.open("/menu")
    player.open("/settings")
    try player.tap("settings.about")
    #expect(player.place == "/about")
  }

  @Test func `settings over a run pause it`() throws {
    let player = try Player()
    player.open("/mix/classic")
    player.driver.waitForTimer()
    let remaining = player.driver.mix.remaining
    player.shell.open("/settings")
    player.driver.advance(by: 20_000)
    #expect(player.driver.mix.phase == "paused")
    #expect(player.driver.mix.remaining == remaining)
    try player.tap("settings.close")
    player.driver.advance(by: 3100)
    #expect(player.driver.mix.phase == "answer")
  }

  @Test func `settings that can't be written hold on, and the player is told once`() throws {
    // FAULTS 28
    let player = try Self.open()
    player.disk.failWrites(.readOnly)
    try player.tap("settings.sound")
    #expect(!player.shell.settings.sound)
    let message = try #require(player.stage.message)
    #expect(player.log.said == [message])
    try player.tap("settings.vibrate")
    #expect(player.log.said == [message])
    player.disk.failWrites(nil)
    #expect(try player.restarted().shell.settings.sound)
  }
}

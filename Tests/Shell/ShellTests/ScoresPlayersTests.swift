import Geometry
import Controls
import GameModules
import Localization
import Scenes
import Scores
import Shell
import Storage
import TestSupport
import Testing

struct ScoresPlayersTests {
  @Test func `a name that is typed becomes a player who plays from then on`() throws {
    let visitor = ScoresVisitor()
    visitor.open("/players")
    try visitor.tap("players.name")
    visitor.driver.type("Ann")
    visitor.driver.type(" 李")
    visitor.driver.key("Return")
    visitor.driver.settle()
    #expect(visitor.shell.player == "Ann 李")
    #expect(try visitor.scores.players() == ["Ann 李"])
    #expect(visitor.label("players.1") == "Ann 李")
    visitor.open("/menu")
    #expect(visitor.label("menu.players") == "Ann 李")
    #expect(visitor.restarted().shell.player == "Ann 李")
    #expect(visitor.log.players == ["", "Ann 李"])
  }

  @Test func `letters are typed only while the field is open, and Escape closes it first`() throws {
    let visitor = ScoresVisitor()
    visitor.open("/players")
    #expect(!visitor.shell.stage.wantsText)
    visitor.driver.type("Q")
    #expect(visitor.label("players.name") == "Name")
    try visitor.tap("players.add")
    #expect(visitor.shell.stage.wantsText)
    visitor.driver.type("Bob")
    visitor.driver.key("Backspace")
    #expect(visitor.label("players.name") == "Bo")
    visitor.driver.key("Escape")
    #expect(visitor.place == "/players")
    #expect(visitor.label("players.name") == "Name")
    visitor.driver.key("Escape")
    visitor.driver.settle()
    #expect(visitor.place == "/menu")
  }

  @Test func `a space in a name presses nothing, and no name is longer than there is room`() throws
  {
    let visitor = ScoresVisitor()
    visitor.open("/players")
    try visitor.tap("players.name")
    visitor.driver.key("Tab")
    for _ in 0..<40 {
      visitor.driver.key("Space")
      visitor.driver.type("a b")
    }
    #expect(visitor.shell.player == "")
    #expect(visitor.place == "/players")
    #expect(visitor.label("players.name")?.count == PlayerName.longest)
  }

  @Test func `a name that is taken or nothing but spaces is refused in words`() throws {
    let visitor = ScoresVisitor()
    _ = try visitor.scores.addPlayer("Ann")
    visitor.open("/players")
    try visitor.tap("players.name")
    for (name, words) in [(" Ann ", "Ann"), ("Guest", "Guest"), ("   ", "letter")] {
      visitor.driver.type(name)
      visitor.driver.key("Return")
      #expect(visitor.label("players.status")?.contains(words) == true, "for \(name)")
      for _ in 0..<30 { visitor.driver.key("Backspace") }
    }
    #expect(try visitor.scores.players() == ["Ann"])
    #expect(visitor.shell.player == "")
  }

  @Test(arguments: [(1280.0, 720.0), (320, 240), (200, 160), (375, 667), (1000, 320)])
  func `why a name is refused is seen below the field, however long the list is`(
    _ width: Double, _ height: Double
  ) throws {
    let visitor = ScoresVisitor()
    for index in 0..<12 { _ = try visitor.scores.addPlayer("Kid \(index)") }
    visitor.open("/players")
    visitor.driver.resize(width, height)
    while visitor.driver.nodes.first(where: \.isFocused)?.id != "players.name" {
      visitor.driver.key("Tab")
    }
    visitor.driver.key("Return")
    visitor.driver.type("Kid 3")
    visitor.driver.key("Return")
    func isSeen() -> Bool {
      let (field, status) = (
        visitor.driver.node("players.name"), visitor.driver.node("players.status")
      )
      guard let field, let status else { return false }
      return status.frame.minY >= field.frame.maxY
    }
    #expect(isSeen())
    visitor.driver.resize(width, height * 0.9)
    #expect(isSeen())
  }

  @Test func `each player has settings, bests and runs of their own`() throws {
    let visitor = ScoresVisitor()
    let shell = visitor.shell
    shell.change { $0.language = "zh-Hans" }
    visitor.record(11)
    visitor.select("Ann")
    #expect(shell.settings.language == "system")
    #expect(shell.environment.strings.language == .english)
    #expect(visitor.best == 0)
    shell.change { $0.theme = .dark }
    visitor.record(22)
    visitor.select("")
    #expect(shell.settings.theme == .light)
    #expect(shell.environment.strings.language == .simplifiedChinese)
    #expect(visitor.best == 11)
    visitor.select("Ann")
    let again = visitor.restarted().shell
    #expect(again.player == "Ann")
    #expect(again.settings.theme == .dark)
    #expect(again.services.bests.best("mix.classic") == 22)
  }

  @Test func `the window's place is the machine's, whoever plays`() throws {
    let visitor = ScoresVisitor()
    visitor.select("Ann")
    let place = Settings.WindowPlace(
      x: 3, y: 4, width: 500, height: 400, isMaximised: false, isFullscreen: false)
    visitor.shell.windowPlace = place
    visitor.select("")
    #expect(visitor.shell.windowPlace == place)
    #expect(visitor.restarted().shell.windowPlace == place)
  }

  @Test func `removing asks, takes everything of the player, and leaves the guest to play`() throws
  {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(9, player: "Ann")
    visitor.select("Ann")
    visitor.shell.change { $0.theme = .dark }
    visitor.record(9)
    visitor.open("/players")
    try visitor.tap("players.1.remove")
    #expect(visitor.label("players.remove.sure")?.contains("Ann") == true)
    try visitor.tap("players.remove.keep")
    #expect(try visitor.scores.players() == ["Ann"])
    try visitor.tap("players.1.remove")
    try visitor.tap("players.remove.confirm")
    #expect(visitor.shell.player == "")
    #expect(try visitor.scores.players().isEmpty)
    #expect(try visitor.scores.bestRuns("mix.classic", nil, 5).isEmpty)
    visitor.select("Ann")
    #expect(visitor.shell.settings.theme == .light)
    #expect(visitor.best == 0)
  }

  @Test func `a player's folder is a plain name, whatever the player is called`() {
    var folders: Set<String> = []
    let longest = String(repeating: "x", count: PlayerName.longest)
    let names = ["../..", "a/b", "", "CON", "李", "e\u{301}", "👩‍👩‍👧", longest]
    let failures = Sweep.failures(over: names) { name in
      let folder = ShellServices.folder(of: name)
      folders.insert(folder)
      let number = folder.dropFirst("players/".count)
      let isPlain = number.count == 16 && number.allSatisfy { $0.isHexDigit && !$0.isUppercase }
      return folder.hasPrefix("players/") && isPlain ? [] : [folder]
    }
    #expect(failures == nil)
    #expect(folders.count == names.count)
    #expect(ShellServices.folder(of: "Ann") == "players/f999bd199ff42d18", "as it is on disks")
  }
}

extension ScoresVisitor {
  /// Lets somebody play, as a press on their name does.
  func select(_ name: String) {
    _ = try? scores.addPlayer(name)
    open("/players")
    let names = [""] + ((try? scores.players()) ?? [])
    guard let index = names.firstIndex(of: name) else { return }
    driver.tap("players.\(index)")
    driver.advance(by: 450)
  }
}

import Drawing
import Geometry
import GameModules
import GuessFeature
import GuessRules
import Localization
import Routing
import Scenes
import ShareCards
import Storage
import Testing

struct RoutesTests {
  private func folder() throws -> PackFolder {
    try PackFolder(["CAT", "DOG", "EMU"].map { .init($0, letters: $0 + "XYZ", picture: "a.svg") })
  }

  @Test func `each question has an address, and an address that leads nowhere is refused`() throws {
    let rig = try Rig(try folder())
    for number in 1...3 {
      #expect(try rig.open("/guess/animals/\(number)"))
      #expect(rig.state.index == number - 1)
      #expect(rig.stage.top?.route.description == "/guess/animals/\(number)")
    }
    for route in [
      "/guess/none", "/guess/animals/0", "/guess/animals/4", "/guess/animals/x",
      "/guess/animals/-1", "/guess/animals/1/2", "/guess/tutorial/none", "/guess/..",
      "/guess/animals/99999999999999999999",
    ] {
      #expect(try !rig.open(route), "\(route)")
    }
    #expect(rig.state.index == 2, "the game is as it was")
  }

  @Test func `a solved question can be visited, and earns nothing again`() throws {
    let rig = try Rig(try folder())
    try rig.open("/guess/animals/2")
    rig.solve()
    rig.wait(1400)
    try rig.open("/guess/animals/2")
    #expect(rig.state.phase == "spell")
    rig.solve()
    #expect(rig.state.coins == 3000)
  }

  @Test func `the menu has one entry, and paths name what can be opened`() throws {
    let rig = try Rig(try folder())
    let item = try #require(rig.module.menuItems.first)
    #expect(item.id == "menu.guess" && item.order == 30 && item.route == Route(["guess"]))
    #expect(rig.module.paths.contains("/guess/<pack>/<number>"))
    #expect(rig.module.base(rig.services).route == Route(["guess"]))
  }

  @Test func `the first puzzle opens the tutorial over it, once`() throws {
    let rig = try Rig(try folder(), tutorialSeen: false)
    try rig.open("/guess/animals")
    #expect(rig.stage.overlayName == "tutorial")
    rig.type("c")
    #expect(rig.state.word == "___", "nothing goes through it")
    for _ in 0..<5 { rig.key("Space") }
    rig.wait(400)
    #expect(rig.stage.overlayName == nil)
    #expect(rig.log.settings.tutorialsSeen == ["guess.guess"])
    try rig.open("/guess/animals/2")
    #expect(rig.stage.overlayName == nil)
    try rig.open("/guess/tutorial/guess")
    #expect(rig.stage.overlayName == "tutorial", "it can be played again")
    rig.key("Escape")
    rig.wait(400)
    #expect(rig.state.phase == "spell")
  }

  @Test func `each step of the tutorial has its words and lies in the window`() throws {
    for language in Language.allCases {
      for size in BoardLayoutTests.sizes {
        let rig = try Rig(try folder(), language: language, size: size)
        try rig.open("/guess/tutorial/guess")
        for _ in 0..<5 {
          let screen = try #require(rig.stage.top?.screen)
          let spot = try #require(rig.node("tutorial.spot")).frame
          #expect(Rect(origin: .zero, size: size).contains(spot, tolerance: 0.5))
          let words = try #require(screen.element("tutorial.text")).label()
          #expect(!words.isEmpty && !words.contains("{") && !words.hasPrefix("tutorial."))
          rig.key("Space")
        }
      }
      let hint = try Project.strings(language)("tutorial.guess.hint.text")
      #expect(hint.contains("\(Wallet.hintPrice)"))
    }
  }

  @Test func `without a pack to play the tutorial leads to the list`() throws {
    let rig = try Rig(try PackFolder())
    #expect(try rig.open("/guess/tutorial/guess"))
    #expect(rig.stage.top?.route == Route(["guess"]))
  }

  @Test func `a still screen draws nothing`() throws {
    let rig = try Rig(try folder())
    for route in ["/guess", "/guess/animals"] {
      try rig.open(route)
      rig.wait(1000)
      #expect(rig.stage.wake == .never, "\(route)")
      let list = rig.stage.drawList()
      rig.wait(5000)
      #expect(rig.stage.drawList() == list)
    }
  }

  @Test func `packs are checked and added without a screen`() throws {
    let packs = try folder()
    let strings = try Project.strings(.english)
    let mine = try packs.add(
      "mine", title: "Mine", in: "elsewhere",
      [.init("OWL", letters: "OWLX", picture: "no-such.png"), .init("EMU", letters: "X")])
    let rig = try Rig(packs)
    let checked = rig.module.check(mine, strings)
    #expect(checked.lines.count == 2 && !checked.isPlayable)
    #expect(rig.module.check(packs.builtIn + "/animals", strings).isPlayable)
    let added = rig.module.add(mine, strings)
    #expect(added.id == "mine" && added.title == "Mine" && added.lines.count == 2)
    let failed = rig.module.add("/none", strings)
    #expect(failed.id == nil && failed.lines.count == 1)
    #expect(try rig.open("/guess/mine"))
  }
}

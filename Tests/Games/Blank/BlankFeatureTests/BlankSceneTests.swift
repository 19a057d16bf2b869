import BlankFeature
import Controls
import Drawing
import GameModules
import Geometry
import Localization
import Routing
import Scenes
import Testing

struct BlankSceneTests {
  @Test func `every entry of the menu and every path leads to a screen with that address`() throws {
    let table = Table()
    let paths = try table.module.paths.map { try Route(parsing: $0) }
    for route in table.module.menuItems.map(\.route) + paths {
      let scene = try #require(table.module.scene(at: route, table.services), "\(route)")
      #expect(scene.route == route)
    }
    #expect(table.module.base(table.services).route == Route([table.module.id]))
  }

  @Test func `a path that the game does not have leads nowhere`() {
    let table = Table()
    #expect(table.module.scene(at: Route(["blank", "nothing"]), table.services) == nil)
  }

  @Test func `the screen says the game's name in the player's words`() {
    let table = Table(words: ["menu.blank": "A name", "blank.title": "A title"])
    #expect(table.stage.nodes().map(\.label).contains("A name"))
    #expect(table.stage.drawList().texts.contains("A title"))
    table.services.environment.strings = Strings(.simplifiedChinese, ["menu.blank": "名字"])
    #expect(table.stage.nodes().map(\.label).contains("名字"))
  }

  @Test func `the button goes back, by a click and by Return`() {
    let clicked = Table()
    clicked.click("blank.back")
    #expect(clicked.stage.top?.route == Route(["menu"]))
    let typed = Table()
    typed.stage.receive(.key(Key("Return")), at: 1000)
    #expect(typed.stage.top?.route == Route(["blank"]), "the first press only shows the focus")
    typed.stage.receive(.key(Key("Return")), at: 1100)
    #expect(typed.stage.top?.route == Route(["menu"]))
  }

  @Test(arguments: [InputEvent.key(Key("Escape")), .button("b")])
  func `Escape and the gamepad's second button go back`(_ event: InputEvent) {
    let table = Table()
    table.stage.receive(event, at: 1000)
    #expect(table.stage.top?.route == Route(["menu"]))
  }

  @Test func `the screen is still, and looks the same at any time`() {
    let table = Table()
    let list = table.stage.drawList()
    #expect(table.stage.wake == .never)
    table.stage.advance(to: 5_000_000)
    #expect(table.stage.drawList() == list)
  }

  @Test func `drivers find the game under its id`() {
    #expect(Table().stage.report["blank"] == .object([:]))
  }
}

extension DrawList {
  /// The texts that are drawn, line by line.
  var texts: [String] {
    commands.compactMap { command in
      guard case .text(let line) = command else { return nil }
      return line.string
    }
  }
}

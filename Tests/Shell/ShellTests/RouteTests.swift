import Geometry
import Routing
import Scenes
import Shell
import Testing
import TestSupport

struct RouteTests {
  @Test func `every path of the program opens, is where it says, and can be left`() throws {
    let player = try Player()
    // Where a run is named there has to be one.
    for path in player.shell.paths where !path.contains("<run>") && !path.contains("<code>") {
      let route = path.replacing("<number>", with: "42")
      player.open("/menu")
      #expect(player.open(route), "\(route)")
      #expect(player.stage.message == nil, "\(route)")
      let shown = player.overlay == "settings" ? "/settings" : player.place
      let isTutorial = route.contains("tutorial")
      #expect(isTutorial ? player.overlay == "tutorial" : shown == route, "\(route): \(shown)")
      for _ in 0..<3 where player.stage.scenes.count > 1 { player.stage.close() }
      #expect(player.place == "/menu", "\(route)")
    }
  }

  @Test func `links open as paths do`() throws {
    let player = try Player()
    #expect(player.open("colormix://mix/classic?seed=42"))
    #expect(player.place == "/mix/classic?seed=42")
  }

  @Test(arguments: [
    "/nowhere", "/mix/chess", "/mix/classic/again", "/mix/classic?seed=minus",
    "/mix/tutorial", "/mix/tutorial/chess", "/menu/x", "/chess", "/guess/animals/-1",
  ])
  func `an unknown path says so over the menu`(_ route: String) throws {
    let player = try Player()
    #expect(!player.open(route))
    #expect(player.place == "/menu")
    #expect(player.stage.message?.contains(route) == true)
    #expect(player.driver.node("message") != nil)
    #expect(player.log.said.count == 1)
  }

  @Test(arguments: [
    "", "menu", "http://menu", "/mix/%zz", "/a%", "/mix/classic?seed=1&seed=2", "/?=1",
    "/%ff", "/" + String(repeating: "a", count: 5000),
  ])
  func `a malformed path says so over the menu`(_ route: String) throws {
    let player = try Player()
    #expect(!player.open(route))
    #expect(player.place == "/menu")
    #expect(player.stage.message?.isEmpty == false)
    #expect((player.driver.node("message")?.frame.width ?? 0) <= 1280)
  }

  @Test func `a message goes by itself, and does not swallow clicks for long`() throws {
    let player = try Player()
    player.open("/nowhere")
    player.driver.advance(by: 4000)
    #expect(player.stage.message != nil)
    player.driver.advance(by: 2000)
    #expect(player.stage.message == nil)
    try player.tap("menu.about")
    #expect(player.place == "/about")
  }

  @Test func `a run goes on where an unknown path is opened`() throws {
    let player = try Player()
    player.open("/mix/classic")
    player.driver.answer()
    player.open("/nowhere")
    player.driver.waitForTimer()
    #expect(player.driver.mix.score == 1)
  }

  @Test func `a file that is dropped and means nothing is named`() throws {
    let player = try Player()
    player.driver.receive(.drop("/home/player/notes.txt"))
    #expect(player.stage.message?.contains("notes.txt") == true)
    #expect(player.place == "/menu")
  }

  @Test func `settings that are opened again and again do not pile up`() throws {
    let player = try Player()
    for _ in 0..<5 {
      player.open("/settings")
      try player.tap("settings.share")
    }
    #expect(player.overlay == "share")
    #expect(player.stage.scenes.count == 3)
    player.open("/settings")
    #expect(player.overlay == "settings")
    #expect(player.stage.scenes.count == 2)
  }

  @Test func `pages do not pile up`() throws {
    let player = try Player()
    for _ in 0..<5 {
      for route in ["/about", "/scores", "/mix/classic", "/mix/fantasy"] { player.open(route) }
    }
    #expect(player.stage.scenes.count == 2)
  }
}

import Drawing
import Geometry
import Routing
import Scenes
import TestSupport
import Testing

struct NavigationTests {
  private let driver = StageDriver()
  private let menu = TestScene("menu")
  private let game = TestScene("game")
  private let pause = TestScene("pause")

  init() {
    pause.overlayName = "pause"
    driver.stage.push(menu)
    driver.settle()
  }

  private var names: [String] { driver.stage.scenes.map { $0.route.path.joined() } }

  @Test func `an overlay that is opened twice lies there once`() {
    driver.stage.resolve = { route in
      let scene = TestScene(route.path.joined())
      scene.overlayName = route.path.joined()
      return .overlay(scene)
    }
    driver.stage.open(Route(["settings"]))
    driver.stage.open(Route(["settings"]))
    #expect(names == ["menu", "settings"])
  }

  @Test func `a pushed scene is on top, and closing leads back`() {
    driver.stage.push(game)
    #expect(names == ["menu", "game"])
    #expect(driver.top === game)
    driver.stage.close()
    #expect(driver.top === menu)
    #expect(menu.happenings == ["resized", "appeared", "covered", "appeared"])
    #expect(game.happenings == ["resized", "appeared", "covered"])
  }

  @Test func `a scene that replaces another leads back to what was below`() {
    driver.stage.push(game)
    driver.stage.replace(with: TestScene("result"))
    #expect(names == ["menu", "result"])
    #expect(game.happenings.last == "covered")
    driver.stage.close()
    #expect(names == ["menu"])
  }

  @Test func `an overlay lies over the base, is named, and stays an overlay when replaced`() {
    driver.stage.push(game)
    driver.stage.overlay(pause)
    #expect(driver.stage.base === game)
    #expect(driver.top === pause)
    #expect(driver.stage.overlayName == "pause")
    #expect(game.happenings.last == "covered")
    driver.stage.replace(with: TestScene("other"))
    #expect(driver.stage.base === game)
    #expect(driver.stage.overlayName == nil)
    driver.stage.close()
    #expect(game.happenings.last == "appeared")
  }

  @Test func `the last scene can't be closed`() {
    driver.stage.close()
    driver.key("Escape")
    driver.button("b")
    #expect(names == ["menu"])
    #expect(menu.happenings == ["resized", "appeared"])
  }

  @Test(arguments: ["Escape", "AC Back"])
  func `keys that mean back close`(_ key: String) {
    driver.stage.push(game)
    driver.key(key)
    #expect(names == ["menu"])
  }

  @Test(arguments: ["b", "back"])
  func `a gamepad's buttons that mean back close`(_ button: String) {
    driver.stage.push(game)
    driver.button(button)
    #expect(names == ["menu"])
  }

  @Test func `an empty stage takes anything, and shows nothing`() {
    let driver = StageDriver()
    driver.key("Return")
    driver.tap(at: .init(x: 5, y: 5))
    driver.stage.close()
    driver.advance(by: 100)
    #expect(driver.drawList.commands.isEmpty)
    #expect(driver.nodes.isEmpty)
    #expect(driver.stage.wake == .never)
    driver.stage.replace(with: game)
    #expect(driver.top === game)
  }

  @Test func `what a scene is handed reaches the stage`() {
    let navigation = driver.stage.navigation
    navigation.push(game)
    #expect(navigation.isTop(game) && !navigation.isTop(menu))
    navigation.overlay(pause)
    navigation.close()
    navigation.replace(menu)
    #expect(names == ["menu", "menu"])
    navigation.say("hello")
    #expect(driver.stage.message == "hello")
  }

  @Test func `each scene is told the time, the covered ones too`() {
    driver.stage.push(game)
    driver.advance(by: 32)
    #expect(menu.times.suffix(2) == game.times.suffix(2))
    driver.stage.advance(to: 5)
    #expect(game.times.last == driver.time, "the clock never goes back")
  }

  @Test func `drivers read what every scene tells, the upper one's word last`() {
    menu.report = ["a": 1, "b": 1]
    game.report = ["b": 2]
    driver.stage.push(game)
    #expect(driver.stage.report == ["a": 1, "b": 2])
  }

  @Test func `letters are typed where the uppermost scene wants them`() {
    game.wantsText = true
    driver.stage.push(game)
    #expect(driver.stage.wantsText)
    driver.stage.overlay(pause)
    #expect(!driver.stage.wantsText)
  }
}

struct AddressTests {
  private let driver = StageDriver()

  init() {
    driver.stage.resolve = { route in
      switch route.path.first {
      case "menu": .root(TestScene("menu"))
      case "settings": .overlay(TestScene("settings"))
      case "nowhere": nil
      default: .page(TestScene(route.path.joined()))
      }
    }
    driver.open("/menu")
  }

  private var names: [String] { driver.stage.scenes.map { $0.route.path.joined() } }

  @Test func `a root takes away whatever was there, a page stands on the root alone`() {
    driver.open("/a")
    driver.open("/b")
    #expect(names == ["menu", "b"])
    driver.open("/settings")
    #expect(names == ["menu", "b", "settings"])
    driver.open("/c")
    #expect(names == ["menu", "c"])
    driver.open("/menu")
    #expect(names == ["menu"])
  }

  @Test func `an address that leads nowhere changes nothing`() {
    driver.open("/a")
    #expect(!driver.open("/nowhere"))
    #expect(names == ["menu", "a"])
  }

  @Test func `each scene is told once that it is covered or goes`() throws {
    let menu = try #require(driver.top as? TestScene)
    driver.open("/a")
    let page = try #require(driver.top as? TestScene)
    #expect(menu.happenings == ["resized", "appeared", "covered"])
    driver.open("/settings")
    #expect(page.happenings == ["resized", "appeared", "covered"])
    driver.open("/b")
    #expect(page.happenings == ["resized", "appeared", "covered"])
    #expect(menu.happenings == ["resized", "appeared", "covered"])
    driver.stage.close()
    #expect(menu.happenings.last == "appeared")
  }

  @Test func `a dropped file that no scene takes goes to the stage's owner`() throws {
    var dropped: [String] = []
    driver.stage.dropped = { dropped.append($0) }
    driver.receive(.drop("/a/b.zip"))
    let menu = try #require(driver.top as? TestScene)
    menu.usesUp = { $0 == .drop("/mine") }
    driver.receive(.drop("/mine"))
    #expect(dropped == ["/a/b.zip"])
  }
}

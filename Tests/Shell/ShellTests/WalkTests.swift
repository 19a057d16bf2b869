import GameModules
import Scenes
import ShareCards
import Shell
import Sound
import Storage
import Testing
import TestSupport

/// From the first click to a shared score, through the whole program.
struct WalkTests {
  @Test func `a new player learns, plays, shares and goes home`() throws {
    let player = try Player(knowsTutorials: false)
    try player.tap("menu.classic")
    #expect(player.place == "/mix/classic")
    #expect(player.overlay == "tutorial")
    for _ in 0..<5 { try player.tap("tutorial.next") }
    #expect(player.overlay == nil)
    for _ in 0..<5 { player.driver.answer() }
    player.driver.answer(rightly: false)
    player.driver.advance(by: 2000)
    #expect(player.label("result.score") == "5")
    #expect(player.label("result.headline") == "New best!")
    try player.tap("result.share")
    #expect(player.overlay == "share")
    try player.tap("share.save")
    #expect(player.log.jobs.map(\.fileName) == ["colormix-classic-5"])
    try player.tap("share.close")
    try player.tap("result.home")
    #expect(player.place == "/menu")
    try player.tap("menu.scores")
    #expect(player.place == "/scores")
    #expect(player.best("mix.classic") == 5)
  }

  @Test func `Fantasy is played to three cards and its best is kept`() throws {
    let player = try Player()
    try player.tap("menu.fantasy")
    for _ in 0..<27 { player.driver.answer() }
    #expect(player.driver.mix.cards.count == 3)
    player.driver.answer(rightly: false)
    player.driver.advance(by: 2000)
    #expect(player.label("result.score") == "27")
    let later = try player.restarted()
    #expect(later.best("mix.fantasy") == 27)
  }

  @Test func `a best is on disk before the result is shown`() throws {
    let player = try Player()
    player.open("/mix/classic")
    for _ in 0..<4 { player.driver.answer() }
    player.driver.answer(rightly: false)
    player.driver.advance(by: 16)
    #expect(player.driver.node("result.score") == nil)
    let later = try player.restarted()
    #expect(later.best("mix.classic") == 4)
  }

  @Test func `a tutorial that is left in the middle is there at the next start`() throws {
    // FAULTS 39
    let player = try Player(knowsTutorials: false)
    try player.tap("menu.classic")
    try player.tap("tutorial.next")
    let later = try player.restarted()
    try later.tap("menu.classic")
    #expect(later.label("tutorial.dots") == "Step 2 of 5")
    try later.tap("tutorial.skip")
    let last = try later.restarted()
    try last.tap("menu.classic")
    #expect(last.overlay == nil)
  }

  @Test func `all is reached and left by keys alone`() throws {
    let player = try Player()
    for key in ["Tab", "Return"] { player.driver.key(key) }
    player.driver.settle()
    #expect(player.place == "/mix/classic")
    player.driver.answer(rightly: false)
    player.driver.advance(by: 2000)
    player.driver.key("Tab")
    player.driver.key("Escape")
    player.driver.settle()
    #expect(player.place == "/menu")
  }

  @Test func `all is reached and left by a gamepad alone`() throws {
    let player = try Player()
    player.driver.button("dpdown")
    player.driver.button("a")
    player.driver.settle()
    #expect(player.place == "/mix/classic")
    player.driver.button("start")
    player.driver.settle()
    #expect(player.overlay == "pause")
    player.driver.button("dpdown")
    player.driver.button("dpdown")
    player.driver.button("a")
    player.driver.settle()
    #expect(player.place == "/menu")
  }

  @Test(arguments: ["/menu", "/scores", "/about", "/settings"])
  func `a still page draws nothing`(_ route: String) throws {
    // FAULTS 23
    let player = try Player()
    player.open(route)
    player.driver.advance(by: 6000)
    #expect(player.stage.wake == .never)
    let list = player.driver.drawList
    player.driver.advance(by: 10_000, frame: 5000)
    #expect(player.driver.drawList == list)
  }

  @Test func `sounds and rumbling follow the settings`() throws {
    let player = try Player()
    player.record(50, "mix.classic")
    player.finish("classic", at: 1)
    #expect(player.log.sounds == [.right, .wrong])
    #expect(player.log.rumbles == 1)
    player.shell.change {
      $0.sound = false
      $0.vibrate = false
    }
    player.open("/menu")
    player.finish("classic", at: 1)
    #expect(player.log.sounds == [.right, .wrong])
    #expect(player.log.rumbles == 1)
  }
}

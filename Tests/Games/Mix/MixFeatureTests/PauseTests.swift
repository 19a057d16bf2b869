import Drawing
import Scenes
import TestSupport
import Testing

struct PauseTests {
  /// A way into the pause.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let take: @Sendable (StageDriver) -> Void

    init(_ name: String, _ take: @escaping @Sendable (StageDriver) -> Void) {
      (testDescription, self.take) = (name, take)
    }

    static let all = [
      Way("Esc") { $0.key("Escape") }, Way("P") { $0.key("P") },
      Way("the Pause key") { $0.key("Pause") }, Way("the button") { $0.tap("game.pause") },
      Way("a lost focus") { $0.receive(.focus(false)) },
      Way("start on a gamepad") { $0.button("start") },
      Way("back on a gamepad") { $0.button("back") },
      Way("the mouse's back button") { $0.key("AC Back") },
    ]
  }

  @Test(arguments: Way.all)
  func `the same question comes back after a pause and a count`(_ way: Way) {
    let table = Table.playing(upTo: 3)
    table.driver.advance(by: 500)
    let before = table.mix
    way.take(table.driver)
    #expect(table.stage.overlayName == "pause")
    table.driver.advance(by: 60_000)
    #expect(table.mix.phase == "paused")
    table.driver.tap("pause.resume")
    #expect(table.stage.overlayName == nil)
    table.driver.advance(by: 2990)
    #expect(table.mix.phase == "paused")
    table.driver.advance(by: 20)
    #expect(table.mix.phase == "answer")
    #expect(table.mix.question == before.question)
    #expect((before.remaining - 30...before.remaining).contains(table.mix.remaining))
  }

  @Test(arguments: [PauseKey("P"), PauseKey("Escape"), PauseKey("Pause")])
  func `the key that pauses also goes on`(_ key: PauseKey) {
    let table = Table.playing()
    table.driver.key(key.name)
    table.driver.settle()
    table.driver.key(key.name)
    #expect(table.stage.overlayName == nil)
  }

  /// A key by its place.
  struct PauseKey: CustomTestStringConvertible, Sendable {
    let name: String
    var testDescription: String { name }
    init(_ name: String) { self.name = name }
  }

  @Test(arguments: ["classic", "fantasy"])
  func `a pause and its count show nothing of the question`(_ mode: String) {
    // Whatever the question is, the window shows the same, and says the same.
    var sights: [Set<DrawList>] = [[], [], []]
    var words: [Set<[String]>] = [[], [], []]
    for seed in 1...12 {
      let table = Table()
      table.driver.open("/mix/\(mode)?seed=\(seed)")
      table.driver.waitForTimer()
      table.driver.key("P")
      for moment in 0..<3 {
        if moment == 1 { table.driver.key("P") }
        table.driver.advance(by: moment == 2 ? 1500 : 600)
        sights[moment].insert(table.driver.drawList)
        words[moment].insert(table.words)
      }
    }
    #expect(sights.map(\.count) == [1, 1, 1])
    #expect(words.map(\.count) == [1, 1, 1])
  }

  @Test(arguments: [300, 900, 2100])
  func `a pause hides a card that is to be remembered`(_ moment: Int) {
    let table = Table()
    table.driver.open("/mix/fantasy?seed=7")
    table.driver.advance(by: moment - 400 > 0 ? moment - 400 : 0)
    table.driver.key("P")
    table.driver.settle()
    let card = table.mix.cards[0].values
    #expect(card.allSatisfy { !table.words.contains($0) })
    #expect(table.driver.node("game.remember") == nil)
  }

  @Test func `the count says three, two, one`() {
    let table = Table.playing()
    table.driver.key("P")
    table.driver.settle()
    table.driver.key("P")
    // The overlay fades away meanwhile.
    for number in ["3", "2", "1"] {
      table.driver.advance(by: 500)
      #expect(table.driver.drawList.texts.contains(number))
      table.driver.advance(by: 500)
    }
    #expect(table.mix.phase == "answer")
  }

  @Test func `a pause in the count starts the count again`() {
    let table = Table.playing()
    table.driver.key("P")
    table.driver.settle()
    table.driver.key("P")
    table.driver.advance(by: 2500)
    table.driver.receive(.focus(false))
    #expect(table.stage.overlayName == "pause")
    table.driver.settle()
    table.driver.key("P")
    table.driver.advance(by: 2900)
    #expect(table.mix.phase == "paused")
    table.driver.advance(by: 200)
    #expect(table.mix.phase == "answer")
  }

  @Test func `Quit leads to the menu, and what was reached is kept`() {
    let table = Table.playing(upTo: 4)
    table.driver.key("P")
    table.driver.settle()
    table.driver.tap("pause.quit")
    table.driver.settle()
    #expect(table.place == "/menu")
    #expect(table.stage.overlayName == nil)
    #expect(table.world.bests == ["mix.classic": 4])
  }

  @Test func `focus that is lost twice pauses once`() {
    let table = Table.playing()
    for hasFocus in [false, false, true, false] { table.driver.receive(.focus(hasFocus)) }
    #expect(table.stage.scenes.count == 3)
    table.driver.settle()
    table.driver.key("P")
    #expect(table.stage.overlayName == nil)
  }
}

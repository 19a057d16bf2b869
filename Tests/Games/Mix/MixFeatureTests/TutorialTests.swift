import Scenes
import Storage
import Testing
import TestSupport

/// FAULTS 39, and that a tutorial costs nothing of the run.
struct TutorialTests {
  private static func newcomer(_ mode: String = "classic") -> Table {
    let table = Table(knowsTutorials: false)
    table.driver.open("/mix/\(mode)")
    return table
  }

  @Test(arguments: ["classic", "fantasy"])
  func `the first run of a mode opens its tutorial, later ones do not`(_ mode: String) {
    let table = Self.newcomer(mode)
    #expect(table.stage.overlayName == "tutorial")
    for step in 1...5 {
      #expect(table.label("tutorial.dots") == "Step \(step) of 5")
      #expect(table.driver.tap("tutorial.next"))
      table.driver.advance(by: 450)
    }
    #expect(table.stage.overlayName == nil)
    #expect(table.world.settings.tutorialsSeen == ["mix.\(mode)"])
    table.driver.open("/menu")
    table.driver.open("/mix/\(mode)")
    #expect(table.stage.overlayName == nil)
  }

  @Test func `each mode has a tutorial of its own`() {
    let table = Self.newcomer()
    table.driver.tap("tutorial.skip")
    table.driver.open("/mix/fantasy")
    #expect(table.stage.overlayName == "tutorial")
  }

  @Test(arguments: ["tutorial.skip", "Escape", "b"])
  func `a tutorial can be skipped, and does not come back`(_ way: String) {
    let table = Self.newcomer()
    switch way {
    case "Escape": table.driver.key(way)
    case "b": table.driver.button(way)
    default: table.driver.tap(way)
    }
    #expect(table.stage.overlayName == nil)
    table.driver.open("/mix/classic")
    #expect(table.stage.overlayName == nil)
  }

  @Test func `a tutorial that was left in the middle goes on there`() {
    let table = Self.newcomer()
    table.driver.key("Space")
    table.driver.key("Right")
    #expect(table.label("tutorial.dots") == "Step 3 of 5")
    // The game is quit and started again: only the settings are left.
    let later = Table(knowsTutorials: false) { $0 = table.world.settings }
    later.driver.open("/mix/classic")
    #expect(later.label("tutorial.dots") == "Step 3 of 5")
    later.driver.key("Left")
    #expect(later.label("tutorial.dots") == "Step 2 of 5")
  }

  @Test func `a place in one tutorial says nothing about the other`() {
    let table = Self.newcomer()
    table.driver.key("Space")
    table.driver.open("/mix/fantasy")
    #expect(table.label("tutorial.dots") == "Step 1 of 5")
  }

  @Test func `a tutorial is played again by its path, also by who knows it`() {
    let table = Table()
    table.driver.open("/mix/tutorial/fantasy")
    #expect(table.stage.overlayName == "tutorial")
    #expect(table.label("tutorial.dots") == "Step 1 of 5")
  }

  @Test(arguments: ["classic", "fantasy"])
  func `the run begins after the tutorial, with all of its time`(_ mode: String) {
    let table = Self.newcomer(mode)
    table.driver.advance(by: 120_000)
    table.driver.receive(.focus(false))
    table.driver.receive(.focus(true))
    #expect(table.stage.overlayName == "tutorial")
    #expect(table.mix.phase == "paused")
    table.driver.tap("tutorial.skip")
    let first = table.mix
    #expect(first.score == 0)
    #expect(first.remaining == 6000)
    table.driver.waitForTimer()
    #expect(table.mix.phase == "answer")
    #expect(table.mix.remaining > 5900)
  }

  @Test func `a tutorial explains an example, not the first question of the run`() {
    let cards = (1...5).map { seed -> [[String: String]] in
      let table = Table(knowsTutorials: false)
      table.driver.open("/mix/classic?seed=\(seed)")
      return table.mix.cards
    }
    #expect(Set(cards).count == 1)
  }
}

import MixRules
import Scenes
import Storage
import TestSupport
import Testing

struct RunTests {
  @Test func `Classic is played up to thirty`() {
    let table = Table.playing(upTo: 30)
    #expect(table.mix.score == 30)
    #expect(table.mix.limit == 4500)
    #expect(table.mix.cards.count == 1)
    #expect(table.label("game.score") == "30")
  }

  @Test func `Fantasy shows one card up to ten, two from eleven, three from twenty-six`() {
    let table = Table.playing("fantasy")
    for score in 0..<28 {
      #expect(table.mix.score == score)
      #expect(table.mix.cards.count == (score < 11 ? 1 : score < 26 ? 2 : 3))
      table.driver.answer()
    }
  }

  @Test func `a seed in the path gives the questions that the rules give`() {
    let table = Table()
    table.driver.open("/mix/fantasy?seed=42")
    let question = Run(seed: 42, mode: .fantasy).question
    #expect(table.mix.options == question.options.map(\.name))
    #expect(table.mix.element == question.element.rawValue)
    #expect(table.place == "/mix/fantasy?seed=42")
  }

  @Test(arguments: [
    ["1", "2", "3"], ["A", "B", "C"], ["Keypad 1", "Keypad 2", "Keypad 3"],
    ["Left", "Down", "Right"],
  ])
  func `keys answer by their place`(_ keys: [String]) {
    let table = Table.playing()
    for score in 1...9 {
      table.driver.key(keys[table.mix.right])
      #expect(table.mix.score == score)
      table.driver.waitForTimer()
    }
  }

  @Test(arguments: [["x", "a", "b"], ["dpleft", "dpdown", "dpright"]])
  func `a gamepad answers`(_ buttons: [String]) {
    let table = Table.playing()
    for score in 1...9 {
      table.driver.button(buttons[table.mix.right])
      #expect(table.mix.score == score)
      table.driver.waitForTimer()
    }
  }

  @Test func `clicks answer`() {
    let table = Table.playing()
    for score in 1...9 {
      #expect(table.driver.tap("game.option.\(table.mix.right)"))
      #expect(table.mix.score == score)
      table.driver.advance(by: 450)
    }
  }

  @Test func `an option is reached by Tab and pressed by Return`() {
    let table = Table.playing()
    table.driver.key("Tab")
    for _ in 0..<table.mix.right { table.driver.key("Tab") }
    table.driver.key("Return")
    #expect(table.mix.score == 1)
  }

  @Test func `a wrong answer ends the run, and nothing counts after it`() {
    let table = Table.playing(upTo: 2)
    table.driver.answer(rightly: false)
    #expect(table.mix.phase == "over")
    for key in ["1", "2", "3"] { table.driver.key(key) }
    #expect(table.mix.score == 2)
    #expect(table.driver.node("game.pause") == nil)
  }

  @Test func `the run ends when time is out`() {
    let table = Table.playing()
    table.driver.advance(by: table.mix.remaining - 20)
    #expect(table.mix.phase == "answer")
    table.driver.advance(by: 40)
    #expect(table.mix.phase == "over")
    #expect(table.mix.remaining == 0)
  }

  @Test func `Fantasy takes its cards away before it asks`() {
    let table = Table()
    table.driver.open("/mix/fantasy?seed=7")
    #expect(table.mix.phase == "remember")
    #expect(table.driver.node("game.option.0") == nil)
    #expect(table.driver.node("game.remember") != nil)
    table.driver.waitForTimer()
    #expect(table.driver.node("game.option.0") != nil)
    #expect(table.driver.node("game.remember") == nil)
    #expect(table.driver.drawList.texts.contains("#1"))
  }

  @Test func `the palette of the settings colours the cards`() {
    let lists = [Settings.Palette.vivid, .safe, .soft].map { palette in
      Table.playing { $0.palette = palette }.driver.drawList
    }
    #expect(Set(lists).count == 3)
  }
}

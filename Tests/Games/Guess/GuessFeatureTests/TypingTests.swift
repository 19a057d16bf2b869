import Drawing
import Geometry
import GuessFeature
import Routing
import Scenes
import Testing

struct TypingTests {
  @Test func `a letter that is scrolled out of sight does not fly over the tools`() throws {
    let letters = "CAT" + String(repeating: "X", count: 17) + "Z"
    let packs = try PackFolder([.init("CAT", letters: letters, picture: "a.svg")])
    let rig = try Rig(packs, size: Size(width: 320, height: 240))
    try rig.open("/guess/animals")
    #expect(rig.node("guess.letter.20") == nil)
    rig.type("Z")
    rig.wait(20)
    func flies(_ commands: [DrawCommand]) -> Bool {
      commands.contains { if case .text(let line) = $0 { line.string == "Z" } else { false } }
    }
    #expect(flies(rig.commands()), "it is on its way")
    #expect(!flies(rig.stage.drawList().commands), "and clipped")
  }

  private func rig(_ items: [PackFolder.Item]) throws -> Rig {
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    return rig
  }

  @Test func `letters are typed in capitals or not, and Backspace takes the last one back`() throws
  {
    let rig = try rig([.init("CAT", letters: "TACQ")])
    rig.type("c")
    rig.type("T")
    #expect(rig.state.word == "CT_")
    rig.key("Backspace")
    #expect(rig.state.word == "C__")
    rig.key("Backspace")
    rig.key("Backspace")
    #expect(rig.state.word == "___")
  }

  @Test func `what an input method commits is spelled letter by letter`() throws {
    let rig = try rig([.init("热气球", letters: "山气海风球云火热")])
    rig.type("热气球")
    #expect(rig.state.phase == "right")
  }

  @Test func `letters that the board lacks, and spaces, are passed over`() throws {
    let rig = try rig([.init("CAT", letters: "CATX")])
    rig.type("q c\u{1F600}a\n")
    #expect(rig.state.word == "CA_")
  }

  @Test func `a letter that occurs twice is taken twice and no more`() throws {
    let rig = try rig([.init("BALL", letters: "LBALX")])
    rig.type("lll")
    #expect(rig.state.word == "LL__")
  }

  @Test func `Enter goes on, and presses what has the focus only after Tab or an arrow`() throws {
    let rig = try rig([.init("CAT", letters: "CATX"), .init("DOG", letters: "DOGX")])
    rig.key("Return")
    #expect(rig.state.index == 1)
    rig.wait(500)
    rig.key("Tab")
    #expect(rig.node("guess.back")?.isFocused == true)
    try rig.open("/guess/animals/1")
    rig.key("Tab")
    rig.key("Tab")
    rig.key("Return")
    #expect(rig.state.isBig, "Tab led to the picture")
    rig.key("Escape")
    rig.type("c")
    rig.key("Return")
    #expect(rig.state.index == 1, "who types goes on with Enter")
  }

  @Test func `text is wanted on the puzzle alone, and not below the big picture`() throws {
    let rig = try rig([.init("CAT", letters: "CATX")])
    #expect(rig.stage.wantsText)
    rig.key("Space")
    #expect(!rig.stage.wantsText)
    rig.type("c")
    #expect(rig.state.word == "___")
    rig.key("Space")
    #expect(rig.stage.wantsText)
    try rig.open("/guess")
    #expect(!rig.stage.wantsText)
  }

  @Test func `a gamepad plays it`() throws {
    let rig = try rig([.init("CAT", letters: "CATX"), .init("DOG", letters: "DOGX")])
    for button in ["dpdown", "dpdown"] { rig.stage.receive(.button(button), at: rig.time) }
    rig.type("c")
    rig.stage.receive(.button("x"), at: rig.time)
    #expect(rig.state.word == "___")
    rig.stage.receive(.button("y"), at: rig.time)
    #expect(rig.state.isBig)
    rig.stage.receive(.button("b"), at: rig.time)
    #expect(!rig.state.isBig)
    rig.stage.receive(.button("start"), at: rig.time)
    #expect(rig.state.index == 1)
    rig.stage.receive(.button("b"), at: rig.time)
    rig.wait(400)
    #expect(rig.stage.top?.route.description == "/guess")
  }
}

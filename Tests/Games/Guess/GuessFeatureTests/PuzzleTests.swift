import Drawing
import GuessFeature
import Localization
import Routing
import Scenes
import Storage
import Testing

struct PuzzleTests {
  private func rig(
    _ answers: [String] = ["BALLOON", "CAT", "DOG"], coins: Int? = nil
  ) throws -> Rig {
    let packs = try PackFolder(answers.map { .init($0, letters: $0 + "XYZ", picture: "a.svg") })
    let disk = MemoryDisk(coins.map { ["guess.json": Array("{\"coins\":\($0)}".utf8)] } ?? [:])
    let rig = try Rig(packs, disk: disk)
    try rig.open("/guess/animals")
    return rig
  }

  @Test func `a letter goes into the first blank, and back to its own place`() throws {
    let rig = try rig()
    try rig.tap("guess.letter.3")
    try rig.tap("guess.letter.2")
    #expect(rig.state.word == "LL_____")
    #expect(rig.state.used == [2, 3])
    try rig.tap("guess.blank.0")
    #expect(rig.state.word == "_L_____")
    #expect(rig.state.used == [2], "the very letter that was chosen goes back")
    #expect(rig.node("guess.letter.3")?.isEnabled == true)
    #expect(rig.node("guess.letter.2")?.isEnabled == false)
  }

  @Test func `when all blanks are full further letters do nothing`() throws {
    let rig = try rig(["CAT"])
    rig.type("XYZ")
    let full = rig.state
    #expect(full.phase == "wrong")
    try rig.tap("guess.letter.0")
    rig.type("C")
    #expect(rig.state == full)
  }

  @Test func `a wrong word is red, crossed, and said, until one letter is taken back`() throws {
    let rig = try rig(["CAT"])
    rig.type("XYZ")
    rig.wait(1000)
    let red = Color(0xE0244A)
    #expect(rig.boxColors.count { $0 == red } == 4, "three tiles and the sign's disc")
    #expect(rig.node("guess.verdict")?.label == rig.strings("guess.wrong"))
    #expect(rig.log.vibrations == 1)
    try rig.tap("guess.blank.1")
    rig.wait(1000)
    #expect(rig.state.phase == "spell")
    #expect(!rig.boxColors.contains(red))
    #expect(rig.node("guess.verdict")?.label == "")
  }

  @Test func `a wrong word shakes a little, unless motion is reduced`() throws {
    for reduces in [false, true] {
      let rig = try Rig(
        try PackFolder([.init("CAT", letters: "CATXYZ")]), reducesMotion: reduces)
      try rig.open("/guess/animals")
      rig.type("XYZ")
      #expect((rig.stage.wake == .nextFrame) == !reduces)
      rig.wait(1000)
      #expect(rig.stage.wake == .never)
    }
  }

  @Test func `a right word is blue, ticked, earns its coins, and leads on after a second`() throws {
    let rig = try rig(["CAT", "DOG"])
    rig.solve()
    #expect(rig.state.phase == "right")
    #expect(rig.state.coins == 3000)
    rig.wait(500)
    let blue = Color(0x0F7CC4)
    #expect(rig.boxColors.count { $0 == blue } == 4)
    #expect(rig.node("guess.verdict")?.label == rig.strings("guess.right", ["n": "1000"]))
    rig.wait(480)
    #expect(rig.state.index == 0)
    rig.wait(20)
    #expect(rig.state.index == 1)
    #expect(rig.state.phase == "spell")
  }

  @Test func `nothing that is pressed in the second after a right word counts`() throws {
    let rig = try rig(["CAT", "DOG", "EMU"])
    rig.solve()
    let right = rig.state
    for id in ["guess.next", "guess.hint", "guess.letter.3", "guess.blank.0"] { try rig.tap(id) }
    rig.key("Return")
    rig.key("Backspace")
    rig.type("X")
    #expect(rig.state == right)
    rig.wait(1000)
    #expect(rig.state.index == 1)
    #expect(rig.state.word == "___")
  }

  @Test func `a hint fixes the next right letter, which can't be taken back`() throws {
    let rig = try rig(["CAT"])
    rig.type("XA")
    try rig.tap("guess.hint")
    #expect(rig.state.word == "CA_")
    #expect(rig.state["fixed"] == .array([.int(0)]))
    #expect(rig.state.coins == 1500)
    try rig.tap("guess.blank.0")
    rig.key("Backspace")
    rig.key("Backspace")
    #expect(rig.state.word == "C__")
  }

  @Test func `with too few coins the hint's button says so, and nothing is spent`() throws {
    let rig = try rig(["CAT"], coins: 499)
    #expect(rig.node("guess.hint")?.label == rig.strings("guess.hint.poor", count: 1))
    let before = rig.state
    try rig.tap("guess.hint")
    #expect(rig.state == before)
    #expect(rig.stage.message == rig.strings("guess.notEnough"))
  }

  @Test func `Next goes on, and unsolved questions come round again`() throws {
    let rig = try rig(["CAT", "DOG", "EMU"])
    try rig.tap("guess.next")
    rig.wait(500)
    rig.solve()
    rig.wait(1400)
    #expect(rig.state.index == 2)
    try rig.tap("guess.next")
    rig.wait(500)
    #expect(rig.state.index == 0, "the solved one is left out")
  }

  @Test func `a double click on Next counts once, whatever motion there is`() throws {
    for reduces in [false, true] {
      let packs = try PackFolder(["CAT", "DOG", "EMU"].map { .init($0, letters: $0) })
      let rig = try Rig(packs, reducesMotion: reduces)
      try rig.open("/guess/animals")
      try rig.tap("guess.next")
      rig.wait(120)
      try rig.tap("guess.next")
      #expect(rig.state.index == 1)
      rig.wait(500)
      try rig.tap("guess.next")
      #expect(rig.state.index == 2)
    }
  }

  @Test func `Next says so where no other question is left`() throws {
    let rig = try rig(["CAT"])
    try rig.tap("guess.next")
    #expect(rig.stage.message == rig.strings("guess.next.only"))
    #expect(rig.state.index == 0)
  }

  @Test func `a letter flies to its blank, and then nothing moves`() throws {
    let rig = try rig()
    try rig.tap("guess.letter.0")
    #expect(rig.stage.wake == .nextFrame)
    let texts = rig.commands().count { command in
      if case .text(let line) = command { return line.string == "B" }
      return false
    }
    #expect(texts == 1, "a letter is in one place at a time")
    rig.wait(200)
    #expect(rig.stage.wake == .never)
  }

  @Test func `the last question leads to the pack's result, from where it can begin again`() throws
  {
    let rig = try rig(["CAT", "DOG"])
    for _ in 0..<2 {
      rig.solve()
      rig.wait(1400)
    }
    #expect(rig.state.phase == "done")
    #expect(rig.state.coins == 4000)
    #expect(rig.node("guess.done.title") != nil)
    #expect(rig.stage.top?.route.description == "/guess/animals")
    try rig.tap("guess.again")
    rig.wait(400)
    #expect(rig.state.phase == "spell")
    #expect(rig.state.index == 0)
    #expect(rig.state.coins == 4000)
    rig.solve()
    #expect(rig.state.coins == 5000)
  }

  @Test func `a question without a picture that can be shown has a placeholder`() throws {
    let packs = try PackFolder([.init("CAT", letters: "CAT", picture: "no-such.png")])
    let rig = try Rig(packs)
    try rig.open("/guess/animals")
    let says = rig.strings("guess.noPicture").split(separator: " ").first.map(String.init)
    let words = rig.commands().compactMap { command -> String? in
      if case .text(let line) = command { return line.string }
      return nil
    }
    #expect(words.contains { $0.hasPrefix(says ?? "?") })
    #expect(!rig.commands().contains { if case .picture = $0 { true } else { false } })
  }
}

import Geometry
import GuessFeature
import Localization
import Routing
import Scenes
import Storage
import Testing

struct KeepingTests {
  private let items: [PackFolder.Item] = ["BALLOON", "CAT", "DOG", "EMU"].map {
    .init($0, letters: $0 + "XYZ", picture: "a.svg")
  }

  private func text(_ disk: MemoryDisk) -> String {
    String(decoding: disk.files["guess.json"] ?? [], as: UTF8.self)
  }

  /// What a player would miss if it were gone.
  private func essence(_ state: GuessState) -> [String] {
    ["\(state.index)", state.word, "\(state.coins)", "\(String(describing: state["fixed"]))"]
  }

  @Test(arguments: 0..<5)
  func `killed at any moment, it goes on where it stood`(seed: Int) throws {
    var numbers = Numbers(seed: UInt64(seed))
    let packs = try PackFolder(items)
    let disk = MemoryDisk()
    let rig = try Rig(packs, disk: disk)
    try rig.open("/guess/animals")
    for step in 0..<40 {
      act(on: rig, numbers.next(16))
      let state = rig.state
      let again = try Rig(packs, disk: MemoryDisk(disk.files))
      try again.open("/guess/animals")
      let comment = Comment("seed \(seed), step \(step)")
      #expect(again.state.coins == state.coins, comment)
      guard state.phase != "right" else { continue }
      #expect(essence(again.state) == essence(state), comment)
      guard state.phase != "done" else { return }
    }
  }

  private func act(on rig: Rig, _ choice: Int) {
    switch choice {
    case 0..<8: tap("guess.letter.\(choice)", on: rig)
    case 8: tap("guess.blank.0", on: rig)
    case 9: rig.key("Backspace")
    case 10: tap("guess.hint", on: rig)
    case 11: rig.solve()
    case 12: tap("guess.next", on: rig)
    case 13: rig.wait(450)
    default: rig.wait(1200)
    }
  }

  private func tap(_ id: String, on rig: Rig) {
    if let node = rig.node(id) { rig.tap(at: node.frame.center) }
  }

  @Test func `killed in the second after a right word, the next question comes`() throws {
    let packs = try PackFolder(items)
    let rig = try Rig(packs)
    try rig.open("/guess/animals")
    rig.solve()
    #expect(rig.state.phase == "right")
    let again = try Rig(packs, disk: MemoryDisk(rig.disk.files))
    try again.open("/guess/animals")
    #expect(again.state.index == 1)
    #expect(again.state.coins == 3000)
  }

  @Test func `one file holds version, coins and packs, the version first`() throws {
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    try rig.tap("guess.hint")
    let expected = """
      {
        "version": 1,
        "coins": 1500,
        "packs": {
          "animals": {"blanks":[0,null,null,null,null,null,null],"fixed":{"0":[0]},"index":0,\
      "solved":[],"version":1}
        }
      }

      """
    #expect(text(rig.disk) == expected)
    #expect(rig.disk.files.keys.sorted() == ["guess.json"])
  }

  @Test func `the first stored version can be read, and what is not known is kept`() throws {
    let stored = """
      {"version": 1, "coins": 700, "later": {"a": [1, 2.5]},
       "packs": {"animals": {"version": 1, "index": 2, "solved": [0], "blanks": [0, null, null],
       "fixed": {"2": [0]}}, "gone": {"solved": [1]}}}
      """
    let disk = MemoryDisk(["guess.json": Array(stored.utf8)])
    let rig = try Rig(try PackFolder(items), disk: disk)
    try rig.open("/guess/animals")
    #expect(
      essence(rig.state) == [
        "2", "D__", "700", "Optional(Scenes.ReportValue.array([Scenes.ReportValue.int(0)]))",
      ])
    rig.solve()
    #expect(text(disk).contains("\"later\": {\"a\": [1, 2.5]}"))
    #expect(text(disk).contains("\"gone\": "))
  }

  @Test func `a file that makes no sense is set aside and told of, and the game goes on`() throws {
    let disk = MemoryDisk(["guess.json": Array("{ nonsense".utf8)])
    let rig = try Rig(try PackFolder(items), disk: disk)
    try rig.open("/guess/animals")
    #expect(rig.state.coins == 2000)
    #expect(disk.files["guess.json.unreadable-1"] == Array("{ nonsense".utf8))
    #expect(rig.stage.message?.contains("guess.json.unreadable-1") == true)
  }

  @Test func `a full disk is told once, and nothing that was reached in the session is lost`()
    throws
  {
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    rig.disk.failWrites(.diskFull)
    rig.solve()
    let reason = rig.strings("file.diskFull")
    #expect(rig.stage.message == rig.strings("message.notSaved", ["reason": reason]))
    rig.wait(6000)
    #expect(rig.stage.message == nil)
    rig.solve()
    rig.wait(1200)
    #expect(rig.stage.message == nil, "once is enough")
    try rig.open("/guess")
    try rig.tap("packs.0")
    rig.wait(400)
    #expect(rig.state.index == 2)
    #expect(rig.state.coins == 4000)
    rig.disk.failWrites(nil)
    try rig.tap("guess.letter.0")
    #expect(text(rig.disk).contains("\"coins\": 4000"))
    #expect(text(rig.disk).contains("\"solved\":[0,1]"))
  }

  @Test(arguments: ["the list of packs", "the end"])
  func `what a full disk did not take is written once it has room`(when: String) throws {
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    rig.disk.failWrites(.diskFull)
    rig.solve()
    rig.disk.failWrites(nil)
    if when == "the end" { rig.module.finish() } else { try rig.open("/guess") }
    #expect(text(rig.disk).contains("\"coins\": 3000"))
    #expect(text(rig.disk).contains("\"solved\":[0]"))
  }

  @Test func `what could not be written is not the next player's`() throws {
    let rig = try Rig(try PackFolder(items))
    try rig.open("/guess/animals")
    rig.disk.failWrites(.diskFull)
    rig.solve()
    rig.module.finish()
    rig.disk.failWrites(nil)
    try rig.open("/guess")
    try rig.tap("packs.0")
    rig.wait(400)
    #expect(rig.state.coins == 2000)
  }

  @Test func `two copies of the game keep what both have reached`() throws {
    let (packs, disk) = (try PackFolder(items), MemoryDisk())
    let first = try Rig(packs, disk: disk)
    let second = try Rig(packs, disk: disk)
    try first.open("/guess/animals/1")
    try second.open("/guess/animals/2")
    first.solve()
    second.solve()
    try first.open("/guess")
    #expect(first.node("packs.0")?.label.contains("2 of 4") == true)
    #expect(text(disk).contains("\"coins\": 4000"))
  }
}

/// A small generator for tests (SplitMix64).
struct Numbers {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}

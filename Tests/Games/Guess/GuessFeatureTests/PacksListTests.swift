import Foundation
import Geometry
import GuessFeature
import Layout
import Localization
import Routing
import Scenes
import Storage
import Testing

struct PacksListTests {
  private func items(_ answers: String...) -> [PackFolder.Item] {
    answers.map { .init($0, letters: $0 + "XYZ", picture: "a.svg") }
  }

  @Test(arguments: [
    (Language.english, ["Animals", "Plain", "动物"]),
    (Language.simplifiedChinese, ["动物", "Plain", "Animals"]),
  ])
  func `packs of the player's language come first`(language: Language, order: [String]) throws {
    let packs = try PackFolder()
    try packs.add("animals", title: "Animals", language: "en", items("CAT"))
    try packs.add("animals-zh", title: "动物", language: "zh-Hans", items("猫"))
    try packs.add("plain", title: "Plain", language: nil, items("DOG"))
    let rig = try Rig(packs, language: language)
    try rig.open("/guess")
    #expect(rig.titles == order)
  }

  @Test func `a row tells how far the player has come, and leads to where it was left`() throws {
    let rig = try Rig(try PackFolder(items("CAT", "DOG", "EMU")))
    try rig.open("/guess")
    #expect(rig.node("packs.0")?.label == "animals, 0 of 3 solved")
    try rig.tap("packs.0")
    rig.wait(400)
    rig.solve()
    rig.wait(1400)
    try rig.tap("guess.back")
    rig.wait(400)
    #expect(rig.stage.top?.route == Route(["guess"]))
    #expect(rig.node("packs.0")?.label == "animals, 1 of 3 solved")
    try rig.tap("packs.0")
    rig.wait(400)
    #expect(rig.state.index == 1)
    rig.key("Escape")
    rig.wait(400)
    #expect(rig.stage.top?.route == Route(["guess"]))
  }

  @Test func `a solved pack leads to its result`() throws {
    let rig = try Rig(try PackFolder(items("CAT")))
    try rig.open("/guess")
    try rig.tap("packs.0")
    rig.wait(400)
    rig.solve()
    rig.wait(1400)
    try rig.tap("guess.packs")
    rig.wait(400)
    #expect(rig.node("packs.0")?.label == "animals, All solved")
    try rig.tap("packs.0")
    rig.wait(400)
    #expect(rig.state.phase == "done")
  }

  @Test func `only a pack of the player's can be removed, after a question`() throws {
    let packs = try PackFolder(items("CAT"))
    try packs.add("mine", title: "Mine", in: "players/packs", items("LION"))
    let rig = try Rig(packs)
    try rig.open("/guess/mine")
    rig.solve()
    try rig.open("/guess")
    #expect(rig.node("packs.0.remove") == nil)
    for answer in ["packs.remove.keep", "packs.remove"] {
      try rig.tap("packs.1.remove")
      rig.wait(400)
      #expect(rig.stage.top?.overlayName == "remove")
      try rig.tap(answer)
      rig.wait(400)
    }
    #expect(rig.titles == ["animals"])
    #expect(rig.stage.message == rig.strings("packs.removed", ["title": "Mine"]))
    #expect(!FileManager.default.fileExists(atPath: packs.players + "/mine"))
    let kept = String(decoding: rig.disk.files["guess.json"] ?? [], as: UTF8.self)
    #expect(!kept.contains("mine"))
    #expect(kept.contains("\"coins\": 3000"))
  }

  @Test func `a pack that is empty or broken says what is wrong, and the way back works`() throws {
    let packs = try PackFolder()
    try packs.add("none", [])
    try packs.add("hopeless", [.init("BEAR", letters: "XYZ")])
    _ = try packs.write("built-in/bad/questions.json", "{ nonsense")
    _ = try packs.write("built-in/void/readme.txt", "")
    let rig = try Rig(packs)
    for id in ["none", "hopeless", "bad", "void"] {
      #expect(try rig.open("/guess/\(id)"))
      #expect(rig.node("packs.problems.0")?.label.isEmpty == false, "\(id)")
      #expect(rig.state.fields.isEmpty)
      rig.key("Escape")
      rig.wait(400)
      #expect(rig.stage.top?.route == Route(["guess"]), "\(id)")
    }
    #expect(rig.titles.count == 4)
    try rig.tap("packs.0")
    rig.wait(400)
    #expect(rig.node("packs.problems.0") != nil)
  }

  @Test func `without any pack the list says so`() throws {
    let rig = try Rig(try PackFolder())
    try rig.open("/guess")
    #expect(rig.node("packs.empty")?.label == rig.strings("packs.empty.title"))
    try rig.tap("packs.back")
    rig.wait(400)
    #expect(rig.stage.top?.route == Route(["menu"]))
  }

  @Test func `its rows overlap nothing, and have room for fingers`() throws {
    let packs = try PackFolder()
    for index in 0..<7 { try packs.add("pack\(index)", items("CAT")) }
    for index in 0..<3 { try packs.add("own\(index)", in: "players/packs", items("CAT")) }
    let rig = try Rig(packs)
    try rig.open("/guess")
    for size in BoardLayoutTests.sizes {
      rig.stage.resize(to: size, scale: 1)
      let screen = try #require(rig.stage.top?.screen)
      #expect(screen.layout.conflicts.isEmpty, "\(size)")
      let targets = screen.elements.filter { $0.press != nil }
      for (index, element) in targets.enumerated() {
        let frame = screen.frame(of: element)
        #expect(frame.minX >= 0 && frame.maxX <= size.width, "\(element.id) \(size)")
        if size.width >= 320, size.height >= 240 {
          #expect(min(frame.width, frame.height) >= 40, "\(element.id) \(frame) \(size)")
        }
        for other in targets[..<index] where other.isScrolled == element.isScrolled {
          let shared = screen.frame(of: other).intersection(frame)
          #expect(shared == nil, "\(element.id) \(other.id) \(size)")
        }
      }
      rig.key("Tab")
      for _ in 0..<13 { rig.key("Down") }
      #expect(rig.stage.nodes().contains { $0.isFocused }, "the focus is in sight \(size)")
    }
  }
}

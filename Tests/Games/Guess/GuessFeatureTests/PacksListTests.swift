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

  private func labels(_ rig: Rig) -> [String] {
    (0..<20).compactMap { rig.stage.top?.screen.element("packs.\($0)")?.label() }
      .compactMap { $0.split(separator: ",").first.map(String.init) }
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
    #expect(labels(rig) == order)
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

  @Test func `a dropped pack is copied, checked and opened`() throws {
    let packs = try PackFolder(items("CAT"))
    let source = try packs.add("mine", title: "My pack", in: "elsewhere", items("LION", "BEAR"))
    for start in ["/guess", "/guess/animals", "/menu"] {
      let rig = try Rig(packs)
      try rig.open(start)
      rig.drop(source)
      #expect(rig.state["pack"] == .string("mine"), "dropped at \(start)")
      #expect(rig.stage.message == rig.strings("packs.added", ["title": "My pack"]))
      #expect(rig.log.pictureChanges == 1)
      rig.key("Escape")
      rig.wait(400)
      #expect(labels(rig) == ["animals", "My pack"])
    }
    #expect(FileManager.default.fileExists(atPath: packs.players + "/mine/a.svg"))
  }

  @Test func `what is wrong with a dropped pack is listed, and the rest can be played`() throws {
    let packs = try PackFolder(items("CAT"))
    let source = try packs.add(
      "mine", in: "elsewhere",
      [
        .init("LION", letters: "LIONX", picture: "a.svg"), .init("BEAR", letters: "XYZ"),
        .init("OWL", letters: "OWLX", picture: "no-such.png"),
      ])
    let rig = try Rig(packs)
    try rig.open("/guess")
    rig.drop(source)
    let lines = rig.stage.nodes().filter { $0.id.hasPrefix("packs.problems.") }.map(\.label)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Question 2: ") == true)
    #expect(lines.last?.contains("no-such.png") == true)
    try rig.tap("packs.play")
    rig.wait(400)
    #expect(rig.state["count"] == .int(2))
  }

  @Test func `what is no pack is not added, and the reason is said`() throws {
    let packs = try PackFolder(items("CAT"))
    let empty = try packs.write("elsewhere/empty/readme.txt", "Hello")
    let bad = try packs.write("elsewhere/bad/questions.json", "{ nonsense")
    let hopeless = try packs.add("hopeless", in: "elsewhere", [.init("BEAR", letters: "XYZ")])
    let rig = try Rig(packs)
    for path in [(empty as NSString).deletingLastPathComponent, bad, empty, hopeless, "/none"] {
      try rig.open("/guess")
      rig.drop(path)
      #expect(rig.stage.message?.hasPrefix("The pack was not added") == true, "\(path)")
      #expect(rig.node("packs.problems.0") != nil, "\(path)")
      #expect(rig.node("packs.play") == nil)
      try rig.tap("packs.back")
      rig.wait(400)
      #expect(labels(rig) == ["animals"])
    }
  }

  @Test func `a dropped picture is left to the rest of the program`() throws {
    let rig = try Rig(try PackFolder(items("CAT")))
    var others: [String] = []
    rig.stage.dropped = { others.append($0) }
    for route in ["/guess", "/guess/animals"] {
      try rig.open(route)
      rig.drop("/somewhere/card.PNG")
    }
    #expect(others.count == 2)
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
    #expect(labels(rig) == ["animals"])
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
    #expect(labels(rig).count == 4)
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

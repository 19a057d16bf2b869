import Foundation
import GameModules
import GuessPacks
import Localization
import Scenes
import Testing

@testable import GuessFeature

/// Packs that are dropped on the window, or added on the command line.
struct BringingTests {
  private func items(_ answers: String...) -> [PackFolder.Item] {
    answers.map { .init($0, letters: $0 + "XYZ", picture: "a.svg") }
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
      #expect(rig.titles == ["animals", "My pack"])
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
    let lines = rig.problems
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
      #expect(rig.node("packs.problems")?.label.hasSuffix(" was not added") == true, "\(path)")
      let lines = rig.problems
      #expect(!lines.isEmpty && lines.count == Set(lines).count, "\(path) \(lines)")
      #expect(lines == rig.module.check(path, rig.strings).lines)
      #expect(rig.node("packs.play") == nil)
      try rig.tap("packs.back")
      rig.wait(400)
      #expect(rig.titles == ["animals"])
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

  @Test func `adding and dropping say of pictures what a check says`() throws {
    let packs = try PackFolder(items("CAT"))
    let pictures = ["no-such.png", "no-picture.png", "no-whole.png", "no-inside.svg", "a.svg"]
    let mine = try packs.add(
      "mine", in: "elsewhere", pictures.map { .init("OWL", letters: "OWLX", picture: $0) })
    _ = try packs.write("elsewhere/mine/no-picture.png", "Hello")
    _ = try packs.write("elsewhere/mine/no-whole.png", "")
    try FileManager.default.createSymbolicLink(
      atPath: mine + "/no-inside.svg", withDestinationPath: packs.builtIn + "/animals/a.svg")
    let rig = try Rig(packs)
    let lines = rig.module.check(mine, rig.strings).lines
    #expect(lines.count == 4 && lines[3].contains("leads outside"), "\(lines)")
    #expect(rig.module.add(mine, rig.strings).lines == lines)
    for start in ["/guess", "/guess/animals", "/menu"] {
      try rig.open(start)
      rig.drop(mine)
      #expect(rig.problems == lines, "dropped at \(start)")
    }
  }

  @Test func `a check of a faultless pack says so, and prints nothing for programs`() throws {
    let packs = try PackFolder(items("CAT", "DOG"))
    let poor = try packs.add("poor", in: "elsewhere", [.init("EMU")])
    let rig = try Rig(packs)
    let check = try #require(rig.module.commands.first { $0.name == "check" })
    let fine = check.run([packs.builtIn + "/animals"], rig.strings)
    #expect(fine.lines.isEmpty && fine.status == 0)
    #expect(fine.remarks == ["animals is fine: 2 questions"])
    let told = check.run([poor], rig.strings)
    #expect(told.lines.count == 1 && told.remarks.isEmpty && told.status == 0)
    #expect(check.run(["/none"], rig.strings).remarks.isEmpty)
  }

  @Test func `a page of problems has the screen to itself`() throws {
    let packs = try PackFolder(items("CAT"))
    let mine = try packs.add("mine", in: "elsewhere", [.init("OWL", picture: "no-such.png")])
    let bad = try packs.write("elsewhere/bad/questions.json", "{ nonsense")
    let rig = try Rig(packs)
    for (path, heading) in [
      (mine, "What is wrong with mine"), (bad, "questions.json was not added"),
    ] {
      try rig.open("/guess")
      rig.drop(path)
      #expect(rig.node("packs.problems")?.label == heading)
      #expect(rig.stage.message == nil)
    }
  }

  @Test func `packs of one title bear numbers wherever they are named`() throws {
    let packs = try PackFolder(items("CAT"))
    let rig = try Rig(packs)
    for (index, title) in ["Wide", "Wide", "animals"].enumerated() {
      let path = try packs.add("wide", title: title, in: "\(index)", items("OWL", "EMU\(index)"))
      try rig.open("/guess")
      rig.drop(path)
      let shown = ["Wide", "Wide 2", "animals 2"][index]
      #expect(rig.stage.message?.hasSuffix("\(shown) was added") == true)
      let added = rig.module.add(path, rig.strings)
      #expect(added.title == shown && rig.module.check(path, rig.strings).title == title)
    }
    try rig.open("/guess")
    #expect(rig.titles == ["animals", "Wide", "Wide 2", "animals 2"], "none is there twice")
    try rig.tap("packs.2.remove")
    rig.wait(400)
    #expect(rig.node("packs.remove.sure")?.label == "Remove Wide 2 and its progress?")
    try rig.tap("packs.remove")
    rig.wait(400)
    #expect(rig.stage.message?.hasSuffix("Wide 2 was removed") == true)
    #expect(rig.titles == ["animals", "Wide", "animals 2"])
  }

  @Test func `a number that is part of another title is not given`() {
    let titles = PackTitle.numbered(["Wide", "Wide", "Wide 2", "Wide", "Wide 2"])
    #expect(titles == ["Wide", "Wide 3", "Wide 2", "Wide 4", "Wide 2 2"])
  }

  @Test func `a long title is cut where it is named`() throws {
    let packs = try PackFolder(items("CAT"))
    let title = String(repeating: "long ", count: 30)
    let fine = try packs.add("fine", title: title, in: "elsewhere", items("OWL"))
    let poor = try packs.add("poor", title: title, in: "elsewhere", [.init("EMU")])
    let rig = try Rig(packs)
    try rig.open("/guess")
    rig.drop(fine)
    #expect(rig.stage.message == "\(title.prefix(47))… was added")
    rig.drop(poor)
    #expect(rig.node("packs.problems")?.label == "What is wrong with \(title.prefix(47))… 2")
  }

  @Test(arguments: Language.allCases)
  func `what keeps a pack from being kept is said in the player's words`(language: Language) throws
  {
    let packs = try PackFolder(items("CAT"))
    _ = try packs.write("players", "a file where the folder should be")
    let mine = try packs.add("mine", in: "elsewhere", items("OWL"))
    let rig = try Rig(packs, language: language)
    let reason = rig.strings("file.notAFolder", ["path": packs.players])
    let words = rig.strings("packs.notAdded", ["reason": reason])
    #expect(rig.module.add(mine, rig.strings).lines == [words])
    try rig.open("/guess")
    rig.drop(mine)
    #expect(rig.node("packs.problems")?.label == words)
    #expect(rig.problems.isEmpty && rig.stage.message == nil)
    try rig.tap("packs.back")
    rig.wait(400)
    #expect(rig.titles == ["animals"])
  }

  @Test func `a full disk and one that can only be read are called so`() throws {
    let strings = try Project.strings(.simplifiedChinese)
    let full = PackStore.Fault.failed(path: "/packs", code: ENOSPC)
    #expect(full.words(strings) == "磁盘已满")
    #expect(PackStore.Fault.failed(path: "/packs", code: EROFS).words(strings) == "/packs 是只读的")
    #expect(PackStore.Fault.noFolder.words(strings) == "没有可以保存的文件夹")
  }
}

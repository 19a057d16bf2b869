import Foundation
import GuessPacks
import GuessRules
import Testing

@Suite struct PackStoreTests {
  private let scratch: Scratch
  private let store: PackStore

  init() throws {
    scratch = try Scratch()
    try scratch.write(
      "built-in/animals/questions.json", questions(picture: "cat"))
    store = PackStore(
      builtIn: scratch.path + "/built-in", players: scratch.path + "/data/colormix/packs")
  }

  private func ids() -> [String] { store.entries().map(\.id) }

  private func refusal(_ body: () throws(PackStore.Fault) -> Void) -> PackStore.Fault? {
    do throws(PackStore.Fault) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a pack is copied with the pictures that its questions show`() throws {
    let entry = try store.add(try fixture("phone-few"))
    #expect(entry.id == "phone-few")
    #expect(ids() == ["animals", "phone-few"])
    #expect(
      try scratch.names("data/colormix/packs/phone-few")
        == ["Questions.plist", "fish.jpg", "tree.imageset"])
    #expect(try scratch.names("data/colormix/packs/phone-few/tree.imageset") == ["tree@2x.png"])
    #expect(try store.open(entry).check().isEmpty)
    #expect(try store.open(entry).pack.title == "phone-few")
  }

  @Test func `nothing is left beside the packs`() throws {
    _ = try store.add(try fixture("phone-21"))
    _ = try store.add(try fixture("phone-21"))
    _ = try store.add(try fixture("latin-binary"))
    try store.remove("latin-binary")
    #expect(try scratch.names("data/colormix/packs") == ["phone-21"])
  }

  @Test func `the same pack again brings its pictures up to date`() throws {
    let entry = try store.add(try fixture("latin-binary"))
    let copy = URL(filePath: scratch.path + "/source/latin-binary")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: URL(filePath: try fixture("latin-binary")), to: copy)
    try scratch.write("source/latin-binary/star.png", png(7, 7))
    #expect(try store.add(copy.path) == entry)
    #expect(ids() == ["animals", "latin-binary"])
    #expect(try store.open(entry).check().isEmpty)
  }

  @Test func `another pack of the same name gets a number, a built-in one keeps its name`() throws {
    try scratch.write("one/animals/questions.json", Data(#"[{"answer":"one"}]"#.utf8))
    try scratch.write("two/animals/questions.json", Data(#"[{"answer":"two"}]"#.utf8))
    #expect(try store.add(scratch.path + "/one/animals").id == "animals-2")
    #expect(try store.add(scratch.path + "/two/animals").id == "animals-3")
    #expect(try store.add(scratch.path + "/one/animals").id == "animals-2")
  }

  @Test func `the same pack is not added twice, though those before it were removed`() throws {
    for number in 1...11 {
      try scratch.write("\(number)/pets/questions.json", Data("[{\"answer\":\"a\(number)\"}]".utf8))
      _ = try store.add(scratch.path + "/\(number)/pets")
    }
    let all = ["animals", "pets"] + (2...11).map { "pets-\($0)" }
    #expect(ids() == all)
    try store.remove("pets")
    try store.remove("pets-3")
    #expect(try store.add(scratch.path + "/11/pets").id == "pets-11")
    #expect(try store.add(scratch.path + "/3/pets").id == "pets")
    #expect(ids() == all.filter { $0 != "pets-3" })
  }

  @Test(arguments: [
    ("Tiere im Wald", "Tiere im Wald"), ("...", "pack"), (".hidden", "hidden"),
    ("a%2F..?b#c", "a-2F..-b-c"), ("line\nbreak", "line break"), ("动物", "动物"),
    (String(repeating: "é", count: 100), String(repeating: "é", count: 50)),
  ])
  func `a folder's name becomes a safe name`(name: String, id: String) throws {
    try scratch.write("in/\(name)/questions.json", Data(#"[{"answer":"cat"}]"#.utf8))
    #expect(try store.add(scratch.path + "/in/\(name)").id == id)
  }

  @Test func `a pack with a title of its own is named for paths`() throws {
    try scratch.write("in/My Pets (2)!/questions.json", questions(picture: "a"))
    let entry = try store.add(scratch.path + "/in/My Pets (2)!")
    #expect(entry.id == "my-pets-2")
    #expect(try store.open(entry).pack.title == "T")
  }

  @Test func `a questions file of any name is found again as a pack`() throws {
    let path = try scratch.write("in/Pets.json", Data(#"[{"answer":"cat","picture":"c"}]"#.utf8))
    try scratch.write("in/c.png", png(1, 1))
    try scratch.write("in/private.txt", [1])
    let entry = try store.add(path)
    #expect(entry.id == "Pets")
    #expect(try scratch.names("data/colormix/packs/Pets") == ["c.png", "questions.json"])
    #expect(try store.open(entry).check().isEmpty)
  }

  @Test func `names that begin with an accent are names like others`() throws {
    let text = #"[{"answer":"cat","picture":"b/\u0301c"}]"#
    try scratch.write("in/\u{301}a/questions.json", Data(text.utf8))
    try scratch.write("in/\u{301}a/b/\u{301}c.png", png(1, 1))
    let entry = try store.add(scratch.path + "/in/\u{301}a/questions.json")
    #expect(entry.id == "\u{301}a")
    #expect(try store.open(entry).check().isEmpty)
    try store.remove(entry.id)
    #expect(ids() == ["animals"])
  }

  @Test func `a pack without a playable question is not copied`() throws {
    try scratch.write("in/bad/questions.json", Data("[7]".utf8))
    let pack = try PackReader().open(scratch.path + "/in/bad")
    let told = refusal { () throws(PackStore.Fault) in _ = try store.add(pack) }
    #expect(told == .pack(.nothingPlayable))
    #expect(ids() == ["animals"])
  }

  @Test func `where nothing can be written, the reason is told and nothing is left`() throws {
    try scratch.write("blocked", [1])
    let pack = try PackReader().open(try fixture("phone-21"))
    let path = scratch.path + "/blocked/packs"
    let blocked = PackStore(builtIn: nil, players: path)
    let told = refusal { () throws(PackStore.Fault) in _ = try blocked.add(pack) }
    #expect(told == .failed(path: path, code: ENOTDIR))
    let none = PackStore(builtIn: nil, players: nil)
    #expect(refusal { () throws(PackStore.Fault) in _ = try none.add(pack) } == .noFolder)
    #expect(none.entries().isEmpty)
  }

  @Test(arguments: ["animals", "none", "", ".", "..", "../built-in/animals", "/etc"])
  func `only a pack of the player's is removed`(id: String) throws {
    _ = try store.add(try fixture("phone-21"))
    let told = refusal { () throws(PackStore.Fault) in try store.remove(id) }
    #expect(told == .notRemovable(id: id))
    #expect(ids() == ["animals", "phone-21"])
  }

  @Test func `removing a pack does not follow its links`() throws {
    let outside = try Scratch()
    try outside.write("keep.png", [1])
    let entry = try store.add(try fixture("phone-21"))
    try FileManager.default.createSymbolicLink(
      atPath: entry.path + "/link", withDestinationPath: outside.path)
    try store.remove(entry.id)
    #expect(try outside.names() == ["keep.png"])
    #expect(ids() == ["animals"])
  }

  @Test func `a link among the player's packs is no pack`() throws {
    _ = try store.add(try fixture("phone-21"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/data/colormix/packs/link",
      withDestinationPath: try fixture("broken"))
    #expect(ids() == ["animals", "phone-21"])
  }
}

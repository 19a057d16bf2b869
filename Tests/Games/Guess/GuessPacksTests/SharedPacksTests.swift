import GuessPacks
import GuessRules
import Testing

@Suite struct SharedPacksTests {
  @Test(arguments: [("phone-21", 3), ("phone-few", 2), ("latin-binary", 3)])
  func `every question of a pack as the phones have them plays`(name: String, count: Int) throws {
    let opened = try PackReader().open(try fixture(name))
    #expect(opened.pack.questions.count == count)
    #expect(opened.issues.isEmpty)
    #expect(opened.everythingPlays)
    #expect(opened.pack.id == name)
    #expect(opened.pack.title == name)
  }

  @Test func `only the missing picture of the binary pack is named`() throws {
    let opened = try PackReader().open(try fixture("latin-binary"))
    #expect(opened.check() == [PackIssue(question: 3, .pictureMissing(name: "star"))])
    #expect(try PackReader().open(try fixture("phone-21")).check().isEmpty)
    #expect(try PackReader().open(try fixture("phone-few")).check().isEmpty)
  }

  @Test func `the broken pack keeps four questions and names what is wrong`() throws {
    let opened = try PackReader().open(try fixture("broken"))
    #expect(opened.numbers == [1, 4, 5, 6])
    #expect(!opened.everythingPlays)
    #expect(
      opened.check() == [
        PackIssue(question: 2, .noAnswer),
        PackIssue(question: 3, .lettersMissing(["O"])),
        PackIssue(question: 4, .pictureCutShort(name: "cut")),
        PackIssue(question: 5, .pictureUnreadable(name: "text")),
        PackIssue(question: 6, .pictureOutside(name: "../phone-21/sun")),
        PackIssue(question: 7, .answerNotText),
        PackIssue(question: 8, .notAQuestion),
      ])
  }

  @Test func `pictures are known by content and not by name`() throws {
    let opened = try PackReader().open(try fixture("phone-21"))
    var pictures = opened.pictures()
    #expect(try pictures.find("house").header.kind == .jpeg)
    #expect(try pictures.find("sun").header.kind == .png)
  }

  @Test func `the sharpest picture of an imageset folder is taken`() throws {
    let opened = try PackReader().open(try fixture("phone-few"))
    var pictures = opened.pictures()
    let tree = try pictures.find("tree")
    #expect(tree.path.hasSuffix("/tree.imageset/tree@2x.png"))
    #expect(tree.header.width == 640)
    #expect(tree.header.height == 480)
  }

  @Test func `blanks at the ends of titles are cut, lines within letters kept`() throws {
    let few = try PackReader().open(try fixture("phone-few")).pack
    #expect(few.questions[1].title == "在水里")
    let latin = try PackReader().open(try fixture("latin-binary")).pack
    #expect(latin.questions[1].letters.contains("o-o\n | \n/ \\"))
  }

  @Test func `the questions file itself opens its pack`() throws {
    let opened = try PackReader().open(try fixture("phone-few/Questions.plist"))
    #expect(opened.pack.title == "phone-few")
    #expect(opened.check().isEmpty)
  }
}

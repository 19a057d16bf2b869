import Foundation
import GuessPacks
import GuessRules
import Testing

@Suite struct PictureFinderTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  /// The file found for a name, by its path within the pack, or the problem.
  private func found(_ name: String) throws -> Result<String, PackProblem> {
    try scratch.write("questions.json", questions(picture: name))
    let opened = try PackReader().open(scratch.path)
    var pictures = opened.pictures()
    do throws(PackProblem) {
      let path = try pictures.find(opened.pack.questions[0].picture).path
      return .success(String(path.dropFirst(scratch.path.count + 1)))
    } catch {
      return .failure(error)
    }
  }

  @Test func `a name is found with and without its ending`() throws {
    try scratch.write("cat.jpg", jpeg(10, 10))
    for name in ["cat", "cat.jpg", "cat.png", "./cat", " cat "] {
      #expect(try found(name) == .success("cat.jpg"), "\(name)")
    }
    #expect(try found("dog") == .failure(.pictureMissing(name: "dog")))
  }

  @Test func `of several variants the sharpest is taken`() throws {
    try scratch.write("cat.png", png(10, 10))
    try scratch.write("cat@2x.png", png(20, 20))
    #expect(try found("cat") == .success("cat@2x.png"))
    #expect(try found("cat.png") == .success("cat@2x.png"))
    try scratch.write("cat@3x.png", png(30, 30))
    #expect(try found("cat") == .success("cat@3x.png"))
    try scratch.write("cat.svg", Data("<svg/>".utf8))
    #expect(try found("cat") == .success("cat.svg"))
    #expect(try found("cat.png") == .success("cat@3x.png"))
  }

  @Test func `a variant that can't be shown gives way to one that can`() throws {
    try scratch.write("cat.png", png(10, 10))
    try scratch.write("cat@2x.png", png(20_000, 50))
    try scratch.write("cat@3x.png", Data("no picture".utf8))
    #expect(try found("cat") == .success("cat.png"))
  }

  @Test func `capitals and the Unicode form of a name don't matter`() throws {
    try scratch.write("Ka\u{308}se.PNG", png(1, 1))
    #expect(try found("k\u{E4}se.png") == .success("Ka\u{308}se.PNG"))
    #expect(try found("KA\u{308}SE") == .success("Ka\u{308}se.PNG"))
    try scratch.write("Bilder/o\u{308}l.png", png(1, 1))
    #expect(try found("bilder/\u{D6}L") == .success("Bilder/o\u{308}l.png"))
  }

  @Test func `a name with a dot in it is no ending`() throws {
    try scratch.write("mr.bean", png(1, 1))
    try scratch.write("mr.fox.png", png(1, 1))
    #expect(try found("mr.bean") == .success("mr.bean"))
    #expect(try found("mr.fox") == .success("mr.fox.png"))
  }

  @Test func `files that another system keeps beside are no pictures`() throws {
    try scratch.write("._cat.png", png(1, 1))
    try scratch.write("tree.imageset/._tree.png", png(9, 9))
    try scratch.write("tree.imageset/Contents.json", Data("{}".utf8))
    try scratch.write("tree.imageset/any.png", png(1, 1))
    #expect(try found("cat") == .failure(.pictureMissing(name: "cat")))
    #expect(try found("tree") == .success("tree.imageset/any.png"))
  }

  @Test(arguments: [
    "../cat", "..", "a/../../cat", "/etc/hostname", "/", "..\\cat", "\\cat", "a\\..\\..\\cat",
    "cat\u{0}.png",
  ])
  func `a name that leads outside is refused`(name: String) throws {
    try scratch.write("a/b", [])
    #expect(try found(name) == .failure(.pictureOutside(name: name)))
  }

  @Test func `a link that leads outside is refused, one that stays is not`() throws {
    let outside = try Scratch()
    try outside.write("cat.png", png(1, 1))
    try scratch.link("far.png", to: outside.path + "/cat.png")
    try scratch.link("folder", to: outside.path)
    try scratch.link("set.imageset", to: outside.path)
    try scratch.write("near.png", png(1, 1))
    try scratch.link("here.png", to: "near.png")
    #expect(try found("far") == .failure(.pictureOutside(name: "far")))
    #expect(try found("folder/cat") == .failure(.pictureMissing(name: "folder/cat")))
    #expect(try found("set") == .failure(.pictureMissing(name: "set")))
    #expect(try found("here") == .success("near.png"))
  }

  @Test func `a folder beside whose name begins alike is outside`() throws {
    let beside = scratch.path + "-beside"
    try FileManager.default.createDirectory(atPath: beside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: beside) }
    try Data(png(1, 1)).write(to: URL(filePath: beside + "/cat.png"))
    try scratch.link("cat.png", to: beside + "/cat.png")
    #expect(try found("cat") == .failure(.pictureOutside(name: "cat")))
  }

  @Test func `what is no regular file is no picture, and is not waited for`() throws {
    #expect(mkfifo(scratch.path + "/pipe.png", 0o600) == 0)
    try scratch.write("folder.png/x", [])
    #expect(try found("pipe") == .failure(.pictureUnreadable(name: "pipe")))
    #expect(try found("folder") == .failure(.pictureUnreadable(name: "folder")))
  }

  @Test func `a picture that is too long or too large is named with its size`() throws {
    let path = try scratch.write("long.png", png(1, 1))
    try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: (64 << 20) + 1)
    #expect(try found("long") == .failure(.pictureTooLong(name: "long", bytes: (64 << 20) + 1)))
    try scratch.write("wide.png", png(20_000, 50))
    #expect(
      try found("wide") == .failure(.pictureTooLarge(name: "wide", width: 20_000, height: 50)))
    try scratch.write("most.png", png(16_384, 16_384))
    #expect(try found("most") == .success("most.png"))
  }
}

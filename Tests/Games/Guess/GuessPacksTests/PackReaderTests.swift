import Foundation
import GuessPacks
import GuessRules
import Testing

@Suite struct PackReaderTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func refusal(_ path: String? = nil) -> PackProblem? {
    do throws(PackProblem) {
      _ = try PackReader().open(path ?? scratch.path)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a missing or empty pack says what is wrong`() throws {
    let name = try #require(scratch.path.split(separator: "/").last.map(String.init))
    #expect(refusal(scratch.path + "/none") == .missing(path: scratch.path + "/none"))
    #expect(refusal("") == .missing(path: ""))
    #expect(refusal() == .noQuestionsFile(folder: name))
    try scratch.write("questions.json", Data("[]".utf8))
    #expect(refusal() == .emptyList(file: "questions.json"))
  }

  @Test func `what is no file is refused and not waited for`() throws {
    #expect(mkfifo(scratch.path + "/questions.json", 0o600) == 0)
    #expect(refusal() == .unreadable(path: "questions.json"))
    #expect(refusal("/dev/null") == .unreadable(path: "/dev/null"))
  }

  @Test func `a questions file that is a link to outside is refused`() throws {
    let outside = try Scratch()
    try outside.write("q.json", questions(picture: "a"))
    try scratch.link("questions.json", to: outside.path + "/q.json")
    #expect(refusal() == .questionsOutside(file: "questions.json"))
  }

  @Test(arguments: ["questions.json", "Questions.json", "QUESTIONS.PLIST", "Questions.plist"])
  func `capitals in the file's name and the wrong ending don't matter`(name: String) throws {
    try scratch.write("._questions.json", Data([0, 5, 22, 7]))
    try scratch.write(name, questions(picture: "a"))
    #expect(try PackReader().open(scratch.path).questionsFile == name)
  }

  @Test func `a file of another name opens as a pack of that name`() throws {
    let text = #"[{"answer":"cat"}]"#
    let path = try scratch.write("Haustiere.plist", Data(text.utf8))
    #expect(try PackReader().open(path).pack.title == "Haustiere")
  }

  @Test func `problems come in the order of the questions, the pack's first`() throws {
    let text = #"[{"answer":"a","picture":"x"},{},{"answer":"b"},7]"#
    try scratch.write("questions.json", Data(text.utf8))
    let opened = try PackReader().open(scratch.path)
    #expect(
      lines(opened.check()) == ["1 pictureMissing", "2 noAnswer", "3 noPicture", "4 notAQuestion"])
    #expect(!opened.everythingPlays)
    try scratch.write("questions.json", Data("[7]".utf8))
    #expect(
      lines(try PackReader().open(scratch.path).check()) == ["nothingPlayable", "1 notAQuestion"])
  }

  @Test func `every problem has words of its own, safe to be printed in a line`() {
    let problems: [PackProblem] = [
      .pictureMissing(name: "a\nb\u{1B}[31m\u{202E}c"), .lettersMissing(["é", "太"]),
      .fileTooLong(file: "f", bytes: 50_000_000),
      .missing(path: String(repeating: "a", count: 999)),
      .pictureTooLarge(name: "n", width: 20_000, height: 50),
    ]
    let arguments = problems.map(\.arguments)
    #expect(arguments[0] == ["a\u{FFFD}b\u{FFFD}[31m\u{FFFD}c"])
    #expect(arguments[1] == ["é 太"])
    #expect(arguments[2] == ["f", "48", "32"])
    #expect(arguments[3][0].count == 121)
    #expect(arguments[4] == ["n", "20000", "50", "16384"])
    #expect(Set(PackProblem.Key.allCases.map(\.rawValue)).count == PackProblem.Key.allCases.count)
  }
}

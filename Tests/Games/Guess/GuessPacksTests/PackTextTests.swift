import Foundation
import GuessPacks
import GuessRules
import Testing

@Suite struct PackTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31mred", "[31mred"), ("a\u{202E}b\u{2066}c\u{200F}", "abc"),
    ("a\u{9B}31mb\u{7F}\u{0}", "a31mb"), ("one\r\ntwo\rthree\u{2028}", "one\ntwo\nthree\n"),
    ("a\tb", "a b"), ("…“é”", "…“é”"), ("👩\u{200D}🚀", "👩\u{200D}🚀"), ("نص\u{61C}", "نص"),
  ])
  func `what could scramble a screen or a terminal is dropped`(text: String, clean: String) {
    #expect(PackText.clean(text) == clean)
    #expect(PackText.line(text) == clean.split(separator: "\n").joined(separator: " "))
  }

  @Test func `titles, answers and letters are clean as they are read`() throws {
    let text = #"""
      {"title":"A\u001b[31m\nB\u202e","questions":[
        {"title":"\u202e hint\u001b","answer":"\u200eC\u202aAT\u0007",
         "letters":["C","\u202eA","T\u001b","(o)\r\n(x)"]},
        {"answer":"CAT"}]}
      """#
    let contents = try PackContents(Array(text.utf8), file: "f")
    #expect(contents.title == "A[31m B")
    let question = try #require(contents.questions.first)
    #expect(question.title == "hint")
    #expect(question.answer == "CAT")
    #expect(question.letters == ["C", "A", "T", "(o)\n(x)"])
    #expect(contents.issues.isEmpty)
  }

  @Test func `a title of nothing else is none`() throws {
    let text = #"{"title":"\u202e\u001b","questions":[{"answer":"cat"}]}"#
    #expect(try PackContents(Array(text.utf8), file: "f").title == nil)
  }

  @Test func `a folder's name is clean where it is the title`() throws {
    let scratch = try Scratch()
    for (name, title) in [("Pets\u{202E}\u{1B}[1m", "Pets[1m"), ("\u{202E}", "pack")] {
      try scratch.write("\(name)/questions.json", Data(#"[{"answer":"cat"}]"#.utf8))
      #expect(try PackReader().open(scratch.path + "/" + name).pack.title == title)
    }
  }
}

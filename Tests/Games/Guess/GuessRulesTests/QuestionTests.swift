import GuessRules
import Testing

@Suite struct QuestionTests {
  @Test func `a letter is a user-perceived character`() throws {
    let family = "👩‍👩‍👧‍👦"
    let question = try Question(
      title: "", answer: "e\u{301}\(family)", letters: [family, "\u{E9}"])
    #expect(question.spelling == ["é", family])
  }

  @Test func `white space in an answer is not spelled`() throws {
    let question = try Question(
      title: "", answer: "ice \u{3000}tea", letters: "iceteax".map(String.init))
    #expect(question.spelling.joined() == "icetea")
    #expect(question.answer == "ice \u{3000}tea")
  }

  @Test func `each letter of the answer needs a tile of its own`() {
    #expect(throws: QuestionFault.lettersMissing(["O"])) {
      try Question(title: "", answer: "MOON", letters: ["M", "O", "N", "A"])
    }
  }

  @Test func `a tile of several characters spells no letter`() {
    #expect(throws: QuestionFault.lettersMissing(["a", "b"])) {
      try Question(title: "", answer: "ab", letters: ["ab", "a\nb"])
    }
  }

  @Test(arguments: ["", " ", "\n\u{3000}"])
  func `an answer with nothing to spell is refused`(answer: String) {
    #expect(throws: QuestionFault.noAnswer) {
      try Question(title: "", answer: answer, letters: ["a"])
    }
  }

  @Test func `an answer has 24 letters at most`() throws {
    let longest = Array(repeating: "a", count: 24)
    _ = try Question(title: "", answer: longest.joined(), letters: longest)
    #expect(throws: QuestionFault.answerTooLong(25)) {
      try Question(title: "", answer: longest.joined() + "a", letters: longest + ["a"])
    }
  }

  @Test func `a board has 64 letters at most`() throws {
    let largest = Array(repeating: "a", count: 64)
    _ = try Question(title: "", answer: "a", letters: largest)
    #expect(throws: QuestionFault.boardTooLarge(65)) {
      try Question(title: "", answer: "a", letters: largest + ["b"])
    }
  }
}

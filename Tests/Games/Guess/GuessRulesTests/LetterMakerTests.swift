import GuessRules
import Testing

@Suite struct LetterMakerTests {
  private static let answers = [
    "cat", "horse", "penguin", "butterfly", "owl", "zebra", "jackal", "mink", "vixen", "deer",
  ]

  @Test func `the same pack gives the same boards`() {
    let boards = (0..<2).map { _ in
      Self.answers.map { LetterMaker(answers: Self.answers).letters(for: $0, number: 7) }
    }
    #expect(boards[0] == boards[1])
  }

  @Test func `boards are what they were when they were first made`() {
    let maker = LetterMaker(answers: Self.answers)
    #expect(maker.letters(for: "cat", number: 0).joined() == "gvjxdzapcoiblktsmnweh")
    #expect(maker.letters(for: "太阳", number: 3).joined() == "zybmai阳cwpnxsf太rlujed")
  }

  @Test func `every board can spell its answer, and its strangers occur once`() throws {
    let maker = LetterMaker(answers: Self.answers)
    for (number, answer) in Self.answers.enumerated() {
      let letters = maker.letters(for: answer, number: number)
      let question = try Question(title: "", answer: answer, letters: letters)
      let strangers = letters.filter { !question.spelling.contains($0) }
      #expect(letters.count == 21, "\(answer)")
      #expect(Set(strangers).count == letters.count - question.spelling.count, "\(answer)")
    }
  }

  @Test func `equal answers get boards of their own`() {
    let maker = LetterMaker(answers: Self.answers)
    #expect(maker.letters(for: "cat", number: 0) != maker.letters(for: "cat", number: 1))
  }

  @Test func `a pack of one question has the letters of its answer`() {
    let letters = LetterMaker(answers: ["moon"]).letters(for: "moon", number: 0)
    #expect(letters.sorted() == ["m", "n", "o", "o"])
  }

  @Test(arguments: 1...24)
  func `a board has whole rows of seven, with strangers to the longest answer`(count: Int) {
    let own = (0..<count).map { String(UnicodeScalar(0x4E00 + $0) ?? "x") }.joined()
    let others = (0..<500).map { String(UnicodeScalar(0x5000 + $0) ?? "x") }
    let letters = LetterMaker(answers: others + [own]).letters(for: own, number: 0)
    #expect(letters.count % 7 == 0)
    #expect(letters.count >= 21)
    #expect(letters.count - count >= 7)
    #expect(Set(letters).count == letters.count)
  }
}

import Drawing
import Geometry
import GuessFeature
import Localization
import Scenes
import ShareCards
import Testing

struct HelpTests {
  private func rig(
    answer: String = "CAT", title: String = "Nine lives", language: Language = .english,
    size: Size = Size(width: 960, height: 600)
  ) throws -> Rig {
    let letters = answer + "XYZ"
    let packs = try PackFolder([
      .init(answer, letters: letters, title: title, picture: "a.svg")
    ])
    let rig = try Rig(packs, language: language, size: size)
    try rig.open("/guess/animals")
    return rig
  }

  private func texts(_ job: CardSaver.Job) -> [TextLine] {
    Rig.flat(job.list.commands).compactMap { command in
      if case .text(let line) = command { return line }
      return nil
    }
  }

  @Test func `help is a picture of the question, never of its answer`() throws {
    let rig = try rig()
    try rig.tap("guess.hint")
    rig.type("x")
    try rig.tap("guess.help")
    let job = try #require(rig.log.jobs.first)
    #expect(job.size == Size(width: 1200, height: 630))
    let commands = Rig.flat(job.list.commands)
    #expect(commands.contains { if case .picture = $0 { true } else { false } })
    #expect(texts(job).map(\.string).contains("Nine lives"))
    let said = texts(job).map(\.string)
    #expect(!said.contains("X"), "nor what was tried")
    let blanks = commands.compactMap { command -> Rect? in
      guard case .box(let frame, _, let color) = command, color == Color(0x747684) else {
        return nil
      }
      return frame
    }
    #expect(blanks.count == 3)
    #expect(!job.caption.contains("CAT"))
    #expect(job.caption == "Can you guess it? Nine lives □□□")
    #expect(rig.log.copied == [job.caption])
    #expect(rig.stage.message == rig.strings("guess.helpSaved", ["name": "crazyguess-1.png"]))
    #expect(job.fileName.utf8.allSatisfy { $0 < 128 && $0 != 0x2F && $0 != 0x20 })
  }

  @Test func `it is the same at any size of the window`() throws {
    let lists = try BoardLayoutTests.sizes.map { size in
      let rig = try rig(size: size)
      try rig.tap("guess.help")
      return try #require(rig.log.jobs.first).list.commands.count
    }
    #expect(Set(lists).count == 1)
  }

  @Test(arguments: [1, 8, 9, 24])
  func `blanks and words stay inside the card`(count: Int) throws {
    let title = String(repeating: "A title with much to say ", count: 5)
    let rig = try rig(answer: String(repeating: "A", count: count), title: title)
    try rig.tap("guess.help")
    let job = try #require(rig.log.jobs.first)
    let card = Rect(origin: .zero, size: job.size)
    for line in texts(job) { #expect(card.contains(line.frame), "\(line.string)") }
    for case .box(let frame, _, _) in Rig.flat(job.list.commands) {
      #expect(card.contains(frame), "\(frame)")
    }
  }

  @Test func `a question without a title has a caption of its own`() throws {
    for language in Language.allCases {
      let rig = try rig(title: "", language: language)
      try rig.tap("guess.help")
      let caption = try #require(rig.log.copied.first)
      #expect(caption.contains("□□□") && !caption.contains("{"))
    }
  }

  @Test func `a picture that can't be saved is told of`() throws {
    let rig = try rig()
    rig.log.saved = .failure(CardSaver.Failure(reasonKey: "file.diskFull", path: "/pictures"))
    try rig.tap("guess.help")
    let reason = rig.strings("file.diskFull")
    #expect(rig.stage.message == rig.strings("guess.helpNotSaved", ["reason": reason]))
  }
}

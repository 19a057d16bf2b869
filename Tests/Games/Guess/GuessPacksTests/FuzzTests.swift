import Foundation
import GuessPacks
import GuessRules
import Testing

/// Reads spoilt files.
///
/// `GUESS_FUZZ=200000 swift test --filter FuzzTests` reads so many of each
/// kind instead of the few of every run; `GUESS_FUZZ_FROM` begins at another case.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let first = environment["GUESS_FUZZ_FROM"].flatMap(UInt64.init) ?? 0
  private static let count = environment["GUESS_FUZZ"].flatMap(UInt64.init) ?? 500

  /// Runs a body for each case, and tells on the way how far it is, since a crash can't.
  private func sweep(_ name: String, _ seeds: [[UInt8]], _ body: ([UInt8], UInt64) -> Void) {
    for number in Self.first..<Self.first + Self.count {
      if number.isMultiple(of: 20_000), Self.count > 20_000 { print("\(name): case \(number)") }
      var mutator = Mutator(seed: number, seeds: seeds)
      body(mutator.file(), number)
    }
  }

  private func questionsFiles() throws -> [[UInt8]] {
    let json = """
      {"title":"T","language":"en","questions":[{"title":"a\\u00e9","answer":"cat",
      "picture":"tree.imageset/tree","letters":["c","a","t","\\ud83d\\ude00","x"]},
      {"answer":"owl","picture":"../broken/star.png"},{"answer":7,"x":[1.5,true,null]}]}
      """
    let names = [
      "phone-21/questions", "phone-few/Questions", "latin-binary/questions", "broken/questions",
    ]
    let utf16 = try #require(json.data(using: .utf16))
    return try names.map { try fixtureBytes($0 + ".plist") } + [Array(json.utf8), Array(utf16)]
  }

  @Test func `a spoilt questions file is read or refused, and leads nowhere else`() throws {
    let folder = try fixture("phone-few")
    var pictures = try PackReader().open(folder).pictures()
    var read = 0
    sweep("questions", try questionsFiles()) { bytes, number in
      guard let contents = try? PackContents(bytes, file: "f") else { return }
      read += 1
      check(contents, "case \(number)")
      for question in contents.questions {
        let path = (try? pictures.find(question.picture))?.path
        #expect(path?.contains("/phone-few/") ?? true, "case \(number)")
      }
    }
    #expect(read > Self.count / 20, "most are spoilt beyond reading: the mutations are too rough")
    #expect(read < Self.count)
  }

  @Test func `a spoilt picture has a size within bounds or none`() throws {
    let svg =
      "<?xml version='1.0'?><!-- x --><svg viewBox='0 0 9 8' width=\"12px\" height='7'></svg>"
    let seeds = [
      try fixtureBytes("phone-21/sun.png"), try fixtureBytes("phone-21/moon.png"), png(3, 4),
      jpeg(5, 6), Array(svg.utf8),
    ]
    sweep("pictures", seeds) { bytes, number in
      guard let header = PictureHeader(bytes) else { return }
      _ = header.reachesEnd(in: bytes)
      #expect(header.width >= 0 && header.height >= 0, "case \(number)")
      #expect(header.kind == .svg || header.width > 0 && header.height > 0, "case \(number)")
    }
  }

  private func check(_ contents: PackContents, _ place: Comment) {
    #expect(contents.questions.count == contents.numbers.count, place)
    for question in contents.questions {
      #expect((1...24).contains(question.spelling.count), place)
      #expect(question.letters.count <= 64, place)
      #expect(question.title.count <= 200, place)
      #expect(Question.spelling(of: question.answer) == question.spelling, place)
    }
    for issue in contents.issues {
      #expect(!issue.problem.arguments.contains { $0.contains { $0.isNewline } }, place)
    }
    guard var game = Game(pack: Pack(id: "f", title: "f", questions: contents.questions)) else {
      return
    }
    #expect((try? game.play(.hint(at: 0))) != nil, place)
  }
}

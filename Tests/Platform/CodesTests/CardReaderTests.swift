import Foundation
import MixRules
import SDLKit
import Scores
import TestSupport
import Testing

@testable import Codes

/// Cards that were spoiled on their way, and what is read from them.
struct CardReaderTests {
  /// A run of a hundred answers.
  private let run: [UInt8]
  private let code: CardCode

  init() throws {
    let hues = Hue.allCases
    let answers = (0..<100).map {
      Run.Answer(hue: hues[$0 * 7 % 11], milliseconds: 400 + $0 * 97 % 1100)
    }
    var record = RunRecord(
      seed: 0x0123_4567_89AB_CDEF, mode: .classic, palette: "vivid", language: "zh-Hans",
      score: 99, answers: answers)
    run = try record.encoded()
    record.answers = []
    code = try CardCodes.live.make(run, try record.encoded())
  }

  private func read(_ file: [UInt8]) throws -> CardContent { try CardCodes.live.read(file) }

  @Test func `a card of a hundred answers carries the whole run`() throws {
    #expect(code.isWhole)
    #expect(try read(Picture.card(code.matrix).image().png()) == .whole(run))
  }

  @Test func `a card that was made 600 points wide is read`() throws {
    let small = Picture.card(code.matrix).scaled(to: 600)
    #expect(try read(small.image().png()) == .whole(run))
  }

  @Test func `a card that was written as a JPEG of quality 60 is read`() throws {
    let card = Picture.card(code.matrix)
    #expect(try read(JPEGWriter.bytes(card.image(), quality: 60)) == .whole(run))
    let small = card.scaled(to: 600)
    #expect(try read(JPEGWriter.bytes(small.image(), quality: 60)) == .whole(run))
  }

  @Test(arguments: [(4, 0.9), (-7, 0.7)])
  func `a card that was photographed is read`(degrees: Int, scale: Double) throws {
    var dice = Dice(seed: UInt64(degrees + 100))
    let photo = Picture.card(code.matrix)
      .photographed(&dice, degrees: Float(degrees), scale: Float(scale))
    #expect(try read(JPEGWriter.bytes(photo.image(), quality: 60)) == .whole(run))
  }

  @Test func `the longest run that fits is read after all of it`() throws {
    var dice = Dice(seed: 4)
    let long = (0..<600).map { _ in UInt8(dice.below(256)) }
    let code = try CardCodes.live.make(long, [])
    #expect(code.isWhole)
    let small = Picture.card(code.matrix).scaled(to: 600)
    #expect(try read(JPEGWriter.bytes(small.image(), quality: 60)) == .whole(long))
  }

  @Test func `a file's text is read where no code can be seen, and wins over one`() throws {
    let blank = try Surface(width: 30, height: 20).png()
    let marked = try CardCodes.live.mark(blank, .whole(run))
    #expect(try read(marked) == .whole(run))
    // Cut short, it still has its text.
    #expect(try read(Array(marked.prefix(marked.count - 9))) == .whole(run))
    let both = try CardCodes.live.mark(Picture.card(code.matrix).image().png(), .whole([1]))
    #expect(try read(both) == .whole([1]))
    #expect(throws: CardFault.notAPicture) { try CardCodes.live.mark([1, 2], .whole([1])) }
  }

  @Test func `where a file's text is spoiled the code is read instead`() throws {
    let card = try Picture.card(code.matrix).image().png()
    let wrong = try #require(
      PNGFile(card)?.adding(CardContent.linkStart + "ABC", keyword: CardReader.keyword))
    #expect(try read(wrong) == .whole(run))
  }

  @Test func `what is wrong with a card is told`() throws {
    let blank = try Surface(width: 300, height: 200).png()
    #expect(throws: CardFault.noCode) { try read(blank) }
    func marked(_ text: String) throws -> [UInt8] {
      try #require(PNGFile(blank)?.adding(text, keyword: CardReader.keyword))
    }
    #expect(throws: CardFault.damaged) { try read(marked(CardContent.linkStart + "ABC")) }
    #expect(throws: CardFault.noCode) { try read(marked("a text of another game")) }
    #expect(throws: CardFault.notAPicture) { try read(Array("no picture at all".utf8)) }
    #expect(throws: CardFault.notAPicture) { try read([]) }
    #expect(throws: CardFault.notAPicture) { try read(Array(blank.prefix(60))) }
  }

  @Test func `another program's code is no card`() throws {
    let maker = CodeMaker(comfortableVersion: 3, largestVersion: 9)
    let matrix = try #require(try maker.matrix(of: Array("https://example.org".utf8)))
    #expect(throws: CardFault.noCode) { try read(Picture.card(matrix).image().png()) }
  }

  @Test func `a picture that claims to be endless is not opened`() throws {
    var bytes = try Surface(width: 3, height: 3).png()
    for place in 16..<20 { bytes[place] = 0x7F }
    #expect(throws: CardFault.tooLarge) { try read(bytes) }
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    #expect(throws: CardFault.tooLarge) { try read(bytes) }
    bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
    #expect(throws: CardFault.notAPicture) { try read(bytes) }
  }

  /// Cards are kept for years; this one was made by version 1 of the game.
  @Test func `a card of version 1 is read, by its text and by its code`() throws {
    let file = Bundle.module.bundleURL.appendingPathComponent("Fixtures/card-1.png")
    var bytes = Array(try Data(contentsOf: file))
    let content = try read(bytes)
    guard case .whole(let run) = content else {
      Issue.record("\(content)")
      return
    }
    let record = try RunRecord(bytes: run)
    #expect(record.seed == 42 && record.score == 23 && record.answers.count == 24)
    let keyword = try #require(bytes.firstRange(of: Array(CardReader.keyword.utf8)))
    bytes[keyword.lowerBound] ^= 1
    #expect(PNGFile(bytes)?.text(CardReader.keyword) == nil)
    #expect(try read(bytes) == content)
  }

  @Test func `no spoiled file crashes the reader`() throws {
    let small = Picture.card(code.matrix).scaled(to: 300)
    let files = [try small.image().png(), try JPEGWriter.bytes(small.image(), quality: 40)]
    let failures = Sweep.failures(seeds: 24) { dice in
      var bytes = files[dice.below(2)]
      for _ in 0..<1 + dice.below(20) { bytes[dice.below(bytes.count)] = UInt8(dice.below(256)) }
      if dice.coin() { bytes.removeLast(dice.below(bytes.count)) }
      let found = try? read(bytes)
      return found == nil || found == .whole(run) ? [] : ["another run"]
    }
    #expect(failures == nil)
  }
}

import SDLKit
import Scores
import TestSupport
import Testing

@testable import Codes

/// Codes that are made and read again.
struct CodeTests {
  /// What a reader finds in a code of which each square takes so many pixels.
  private func read(_ code: CodeMatrix, square: Int = 4) throws -> [UInt8]? {
    let side = (code.side + 2 * CodeMatrix.rim) * square
    let pixels = (0..<side * side).map { place -> UInt8 in
      let (column, row) = (place % side / square, place / side / square)
      return code[column - CodeMatrix.rim, row - CodeMatrix.rim] ? 0 : 255
    }
    let picture = GreyImage(width: side, height: side, pixels: pixels)
    return try CodeReader().find(in: picture) { $0 }
  }

  @Test func `a text of a link comes back letter for letter`() throws {
    let failures = try Sweep.failures(seeds: 20) { dice in
      let run = (0..<dice.below(400)).map { _ in UInt8(dice.below(256)) }
      let link = CardContent.whole(run).link
      let maker = CodeMaker(comfortableVersion: 1 + dice.below(12), largestVersion: 40)
      guard let code = try maker.matrix(of: Array(link.utf8)) else { return ["no code"] }
      let found = try read(code).map { String(decoding: $0, as: UTF8.self) }
      return found == link ? [] : ["\(link) became \(found ?? "nothing")"]
    }
    #expect(failures == nil)
  }

  @Test func `a code corrects as much as it can without growing, and then as little`() throws {
    let link = Array(CardContent.whole(Array(repeating: 7, count: 60)).link.utf8)
    func version(_ comfortable: Int, _ largest: Int) throws -> Int? {
      let maker = CodeMaker(comfortableVersion: comfortable, largestVersion: largest)
      return try maker.matrix(of: link).map { ($0.side - 17) / 4 }
    }
    // 113 characters: with the least correction version 4 holds 114, with more 7 and 8 hold 125 and
    // 122 (ISO/IEC 18004, table 7).
    #expect(try version(1, 40) == 4)
    #expect(try version(12, 40) == 8)
    #expect(try version(7, 40) == 7)
    #expect(try version(1, 3) == nil)
  }

  @Test func `a third of a code with the most correction may be hidden from its middle`() throws {
    let link = CardContent.whole(Array(repeating: 7, count: 60)).link
    let maker = CodeMaker(comfortableVersion: 12, largestVersion: 17)
    let whole = try #require(try maker.matrix(of: Array(link.utf8)))
    let hidden = (whole.side / 2 - 5)...(whole.side / 2 + 5)
    let squares = (0..<whole.side * whole.side).map { place in
      let (column, row) = (place % whole.side, place / whole.side)
      return !(hidden.contains(column) && hidden.contains(row)) && whole[column, row]
    }
    let found = try read(CodeMatrix(side: whole.side, squares: squares))
    #expect(found == Array(link.utf8))
  }

  @Test func `plain text that is no link is made and read too`() throws {
    let text = Array("Ünïcödé, 安 — small letters".utf8)
    let maker = CodeMaker(comfortableVersion: 5, largestVersion: 40)
    let code = try #require(try maker.matrix(of: text))
    #expect(try read(code) == text)
  }

  @Test func `a run that is too long for a code leaves its beginning there`() throws {
    let maker = CodeMaker.card
    var dice = Dice(seed: 1)
    let run = (0..<700).map { _ in UInt8(dice.below(256)) }
    let whole = try maker.code(of: Array(run.prefix(590)), [1, 2])
    #expect(whole.isWhole && whole.content == .whole(Array(run.prefix(590))))
    let cut = try maker.code(of: run, [1, 2])
    #expect(!cut.isWhole && cut.content.isMade(of: run))
    #expect(throws: CardFault.tooLong) { try maker.code(of: run, run) }
  }

  @Test func `a library that is missing is named`() throws {
    var maker = CodeMaker(comfortableVersion: 5, largestVersion: 9)
    maker.library = "libnone.so.1"
    #expect(throws: CardFault.libraryMissing("libnone.so.1")) { try maker.matrix(of: [65]) }
    let reader = CodeReader(library: "libnone.so.2")
    let picture = GreyImage(width: 1, height: 1, pixels: [0])
    #expect(throws: CardFault.libraryMissing("libnone.so.2")) {
      try reader.find(in: picture) { $0 }
    }
    // A library that has none of the functions.
    #expect(throws: CardFault.libraryMissing("libc.so.6")) { try EncoderLibrary("libc.so.6") }
  }

  @Test func `pictures grow smoothly and shrink to their means`() {
    let picture = GreyImage(width: 2, height: 2, pixels: [0, 100, 100, 200])
    #expect(picture.shrunk(by: 2).pixels == [100])
    #expect(picture.shrunk(by: 9).pixels == [100])
    let grown = picture.grown(by: 2)
    #expect(grown.width == 4 && grown.pixels.prefix(4) == [0, 25, 75, 100])
    #expect(grown.pixels.last == 200)
    #expect(picture.grown(by: 3).shrunk(by: 3).pixels.first == 22)
  }
}

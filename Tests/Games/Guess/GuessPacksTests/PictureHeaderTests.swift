import Foundation
import GuessPacks
import Testing

@Suite struct PictureHeaderTests {
  private func sniffed(_ text: String) -> PictureHeader? { PictureHeader(Array(text.utf8)) }

  private func size(_ bytes: [UInt8]) -> [Int]? {
    PictureHeader(bytes).map { [$0.width, $0.height] }
  }

  @Test func `a PNG's size is in its header`() {
    #expect(size(png(1, 1)) == [1, 1])
    #expect(size(png(20_000, 50)) == [20_000, 50])
    #expect(size(png(0, 50)) == nil)
    for length in 0..<24 { #expect(size(Array(png(5, 5).prefix(length))) == nil, "\(length)") }
  }

  @Test func `a JPEG's size is in its frame, behind whatever comes before`() {
    #expect(size(jpeg(640, 480)) == [640, 480])
    #expect(size(jpeg(640, 480, preview: 3)) == [640, 480])
    #expect(size(jpeg(0, 480)) == nil)
    for length in 0..<11 { #expect(size(Array(jpeg(5, 5).prefix(length))) == nil, "\(length)") }
  }

  @Test func `a JPEG with a long preview is found by reading on`() throws {
    let scratch = try Scratch()
    try scratch.write("a.jpg", jpeg(640, 480, preview: 3))
    try scratch.write("questions.json", questions(picture: "a"))
    var pictures = try PackReader().open(scratch.path).pictures()
    #expect(try pictures.find("a").header.width == 640)
  }

  @Test(arguments: [
    ("<svg width='12.5px' height=\"10\"/>", [13, 10]),
    ("\u{FEFF}<?xml version='1.0'?><!-- <svg> --><svg viewBox=\"0 0 64,32\" x='>'>", [64, 32]),
    ("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg width='100%' height='100%'>", [0, 0]),
    ("<svg width='-1' height='nan'>", [0, 0]),
    ("<svg width='1e300' height='1'>", [0, 0]),
    ("<svg>", [0, 0]),
  ])
  func `an SVG is known by its outermost element`(text: String, size: [Int]) throws {
    let header = try #require(sniffed(text))
    #expect(header.kind == .svg)
    #expect([header.width, header.height] == size)
  }

  @Test(arguments: ["", "<", "<svg", "<svgx>", "<html><svg></html>", "svg", "<?xml", "<!--<svg>"])
  func `what only looks like an SVG is none`(text: String) {
    #expect(sniffed(text) == nil)
  }

  @Test func `pictures that end too early are named`() throws {
    let scratch = try Scratch()
    let cut: [(String, [UInt8])] = [
      ("a.png", png(5, 5, isWhole: false)), ("b.jpg", Array(jpeg(5, 5).dropLast(2))),
      ("c.svg", Array("<svg width='1'><g>".utf8)),
    ]
    for (name, bytes) in cut {
      try scratch.write(name, bytes)
      try scratch.write("questions.json", questions(picture: name))
      let issues = try PackReader().open(scratch.path).check()
      #expect(issues == [PackIssue(question: 1, .pictureCutShort(name: name))])
    }
  }
}

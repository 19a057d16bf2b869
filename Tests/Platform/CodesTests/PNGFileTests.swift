import SDLKit
import TestSupport
import Testing

@testable import Codes

/// Texts in PNG files.
struct PNGFileTests {
  private let text = "COLORMIX://RUN/ABC"

  private func png() throws -> [UInt8] {
    let surface = try Surface(width: 5, height: 4)
    surface.fill(PixelColor(red: 9, green: 8, blue: 7))
    return try surface.png()
  }

  private func marked() throws -> [UInt8] {
    let png = try png()
    return try #require(PNGFile(png)?.adding(text, keyword: "run"))
  }

  /// A file of a head and one chunk more.
  private func file(_ type: String, _ data: [UInt8]) throws -> [UInt8] {
    let marked = try marked()
    // What adds a text knows the checksum, so it is asked for the same bytes under another name.
    let head = Array(marked.prefix(33))
    return head + Chunk.bytes(type, data)
  }

  @Test func `a text is read back, and the picture is the same`() throws {
    let marked = try marked()
    #expect(PNGFile(marked)?.text("run") == text)
    #expect(PNGFile(marked)?.text("other") == nil)
    #expect(try Surface(picture: marked).image == Surface(picture: png()).image)
    #expect(try PNGFile(png())?.text("run") == nil)
    #expect(PNGFile(marked).flatMap(\.size).map { [$0.width, $0.height] } == [5, 4])
  }

  @Test func `other programs' ways to keep a text are read`() throws {
    let plain = Array("run\0".utf8) + Array(text.utf8)
    #expect(try PNGFile(file("tEXt", plain))?.text("run") == text)
    let international = Array("run\0\0\0en\0Lauf\0".utf8) + Array(text.utf8)
    #expect(try PNGFile(file("iTXt", international))?.text("run") == text)
    let packed = Array("run\0\u{1}\0\0\0".utf8) + [1, 2, 3]
    #expect(try PNGFile(file("iTXt", packed))?.text("run") == nil)
    #expect(try PNGFile(file("iTXt", Array("run\0\0\0en\0".utf8)))?.text("run") == nil)
    #expect(try PNGFile(file("tEXt", Array("run".utf8)))?.text("run") == nil)
    #expect(try PNGFile(file("tEXt", []))?.text("") == nil)
  }

  @Test func `a file that is cut anywhere never crashes, and keeps a text that is whole`() throws {
    let marked = try marked()
    let end = 33 + 12 + 4 + text.utf8.count
    let failures = Sweep.failures(over: 0...marked.count) { length in
      let file = PNGFile(Array(marked.prefix(length)))
      let found = file?.text("run")
      _ = file?.adding("x", keyword: "y")
      return found == (length >= end ? text : nil) ? [] : ["\(found ?? "nothing")"]
    }
    #expect(failures == nil)
  }

  @Test func `a changed byte never gives another text`() throws {
    let marked = try marked()
    let failures = Sweep.failures(over: 0..<marked.count) { place in
      var bytes = marked
      bytes[place] ^= 0x20
      let found = PNGFile(bytes)?.text("run")
      _ = PNGFile(bytes)?.adding("x", keyword: "y")
      return found == nil || found == text ? [] : ["\(found ?? "")"]
    }
    #expect(failures == nil)
  }

  @Test func `any bytes after the signature are survived`() {
    let failures = Sweep.failures(seeds: 300) { dice in
      let start: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
      let bytes = start + (0..<dice.below(80)).map { _ in UInt8(dice.pick([0, 1, 9, 255]) ?? 0) }
      return PNGFile(bytes)?.text("run") == nil ? [] : ["a text"]
    }
    #expect(failures == nil)
    #expect(PNGFile([1, 2, 3]) == nil && PNGFile([]) == nil)
  }

  @Test func `sizes are read from the first bytes of each kind`() throws {
    let image = try Surface(width: 21, height: 14, isOpaque: true).image
    func size(_ bytes: [UInt8]) -> [Int]? { PictureSize.of(bytes).map { [$0.width, $0.height] } }
    #expect(try size(image.png()) == [21, 14])
    let jpeg = try JPEGWriter.bytes(image, quality: 60)
    #expect(size(jpeg) == [21, 14])
    for length in 0..<jpeg.count { _ = size(Array(jpeg.prefix(length))) }
    let riff = Array("RIFF----WEBP".utf8)
    let tail = [UInt8](repeating: 0, count: 20)
    #expect(
      size(riff + Array("VP8X".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 13, 0, 0] + tail)
        == [21, 14])
    #expect(
      size(riff + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 21, 0, 14, 0] + tail)
        == [21, 14])
    #expect(size(riff) == nil && size([0x47, 0x49, 0x46]) == nil)
  }
}

/// Makes chunks as the standard describes them, apart from what the game does.
private enum Chunk {
  static func bytes(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return number(UInt32(data.count)) + content + number(checksum(content))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }

  /// The CRC by long division, bit after bit from the highest of the reversed bytes.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = .max
    for byte in bytes {
      for place in 0..<8 {
        let isSet = rest & 1 != UInt32(byte >> place & 1)
        rest = rest >> 1 ^ (isSet ? 0xEDB8_8320 : 0)
      }
    }
    return ~rest
  }
}

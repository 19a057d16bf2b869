import SDLKit
import Testing

@MainActor
struct `Fonts` {
  private let black = PixelColor(red: 0, green: 0, blue: 0)

  private func manrope() throws -> Font {
    try Font(try #require(FontFinder().font(family: "Manrope", weight: 700)))
  }

  @Test(arguments: [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")])
  func `a family is found at a weight`(weight: Int, name: String) throws {
    let file = try #require(FontFinder().font(family: "Manrope", weight: weight))
    #expect(file.path.hasSuffix("Manrope-\(name).ttf"))
  }

  @Test func `a family that is not installed is not replaced by another`() {
    #expect(FontFinder().font(family: "No Such Family", weight: 400) == nil)
  }

  @Test func `a font of a collection is found by its number and opened`() throws {
    let file = try #require(FontFinder().font(family: "Noto Sans CJK SC", weight: 700))
    #expect(file.path.hasSuffix(".ttc"))
    #expect(file.index > 0)
    #expect(try Font(file).has("颜"))
  }

  @Test func `a font that covers a character is found, and none where there is none`() throws {
    for character: Character in ["中", "é", "Ω", "▸"] {
      let file = try #require(FontFinder().font(covering: character, weight: 400))
      #expect(try Font(file).has(character), "\(character) in \(file.path)")
    }
    #expect(FontFinder().font(covering: "\u{10FFFD}", weight: 400) == nil)
  }

  @Test func `a font knows what it can write`() throws {
    let font = try manrope()
    #expect(font.has("A"))
    #expect(!font.has("中"))
    #expect(font.has("A\u{FE0E}"), "a selector needs no shape")
  }

  @Test func `a missing file is an error that names it`() {
    let error = #expect(throws: PlatformError.self) { try Font(FontFile(path: "/no/font.ttf")) }
    #expect(error?.action == "open the font /no/font.ttf")
  }

  @Test func `widths grow with the size, also between whole pixels`() throws {
    let font = try manrope()
    let whole = Double(font.width(of: "Background", .init(pixelSize: 1000)))
    for size in [20.0, 20.3, 20.7, 33.25, 150.5] {
      let width = Double(font.width(of: "Background", .init(pixelSize: size)))
      #expect(abs(width - whole * size / 1000) <= 1.5, "\(size)")
    }
    #expect(
      font.width(of: "Background", .init(pixelSize: 20.9))
        > font.width(of: "Background", .init(pixelSize: 20)))
  }

  @Test func `letters stand on the baseline, in the colour that is asked for`() throws {
    let font = try manrope()
    let ink = PixelColor(red: 10, green: 200, blue: 30)
    let line = try #require(font.draw("H", .init(pixelSize: 40), ink))
    let image = line.surface.image
    let columns = 0..<image.size.width
    #expect(columns.contains { image[$0, line.baseline - 1] == ink })
    #expect(columns.allSatisfy { image[$0, line.baseline + 1].alpha == 0 })
    #expect(line.baseline == font.ascent(.init(pixelSize: 40)))
  }

  @Test func `an outline leaves the inside clear`() throws {
    let font = try manrope()
    let style = Font.Style(pixelSize: 200, outline: 3)
    let line = try #require(font.draw("I", style, black))
    let row = line.surface.height / 2
    let opacities = (0..<line.surface.width).map { line.surface[$0, row].alpha }
    let first = try #require(opacities.firstIndex(of: 255))
    let last = try #require(opacities.lastIndex(of: 255))
    #expect(opacities[(first + last) / 2] == 0)
  }

  @Test func `nothing is drawn for nothing`() throws {
    #expect(try manrope().draw("", .init(pixelSize: 20), black) == nil)
  }
}

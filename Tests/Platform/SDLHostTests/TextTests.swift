import Drawing
import Geometry
import SDLKit
import Testing

@testable import SDLHost

@MainActor
struct `Text` {
  private let studio = Studio()

  /// A line whose box begins at a place and has its measured width.
  private func line(
    _ string: String, x: Double = 20, y: Double = 10, size: Double = 40,
    weight: FontWeight = .bold, color: Color = .black, outline: Double? = nil
  ) -> TextLine {
    let width = studio.fonts.advance(string, weight) * size
    return TextLine(
      string: string,
      frame: Rect(x: x, y: y, width: width, height: size * TextMeasurer.lineHeight),
      baseline: size * TextMeasurer.baseline, size: size, weight: weight, color: color,
      outline: outline)
  }

  private func ink(_ line: TextLine, scale: Double) throws -> PixelRect? {
    let (width, height) = (line.frame.maxX + 20, line.frame.maxY + 20)
    let image = try studio.draw(
      DrawList([.text(line)]), width.rounded(.up), height.rounded(.up), scale: scale)
    return image.extent { $0.red < 128 }
  }

  @Test(
    arguments: ["WHITE", "Background", "AVATAR", "jgf", "To", "12", "热气球", "A中b", "é▸Ω", "ǅ"],
    [1, 1.25, 1.75])
  func `a line is never wider than it was measured`(string: String, scale: Double) throws {
    for size in [9.3, 20, 61.7] {
      for weight in [FontWeight.regular, .bold] {
        let line = line(string, size: size, weight: weight)
        let ink = try #require(try ink(line, scale: scale))
        let case_ = "\(string) \(size) \(weight) at \(scale): \(ink), \(line.frame)"
        // The smooth edge of a letter may end within the next pixel.
        #expect(Double(ink.x) >= (line.frame.minX * scale).rounded() - 1, "\(case_)")
        #expect(Double(ink.maxX) <= (line.frame.maxX * scale).rounded() + 1, "\(case_)")
        #expect(Double(ink.y) >= line.frame.minY * scale - 1, "\(case_)")
        #expect(Double(ink.maxY) <= line.frame.maxY * scale + 1, "\(case_)")
      }
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `letters stand on the baseline and are as high as the font says`(scale: Double) throws {
    let line = line("HEH", size: 50)
    let ink = try #require(try ink(line, scale: scale))
    let baseline = (line.frame.minY + line.baseline) * scale
    #expect(abs(Double(ink.maxY) - baseline) <= 1)
    #expect(abs(Double(ink.height) - 0.72 * 50 * scale) <= 0.02 * 50 * scale + 1)
  }

  @Test func `widths are in ems: they do not depend on a size`() {
    let fonts = FontBook()
    let whole = fonts.advance("Background", .bold)
    #expect((5...7).contains(whole))
    #expect(fonts.advance("Background", .bold) == whole)
    #expect(fonts.advance("Background", .extraBold) > fonts.advance("Background", .regular))
    #expect(fonts.advance("", .bold) == 0)
    #expect(abs(fonts.advance("热气球", .bold) - 3) < 0.1, "three full squares")
    #expect(fonts.measurer.advance("Background", .bold) == whole)
  }

  @Test func `Chinese among Latin is written with the font that has it`() throws {
    let runs = studio.fonts.runs("Mix 颜色 2 🂡", .bold)
    #expect(runs.map(\.text).joined() == "Mix 颜色 2 🂡")
    #expect(runs.count >= 3)
    #expect(runs[0].text == "Mix ")
    for run in runs {
      for character in run.text { #expect(run.font.has(character), "\(character)") }
    }
  }

  @Test func `a character of several parts stays whole`() {
    let runs = studio.fonts.runs("e\u{301}x", .regular)
    #expect(runs.map(\.text).joined() == "e\u{301}x")
    #expect(runs.first?.text.first == "e\u{301}")
  }

  @Test func `a line break in a line is a space`() throws {
    #expect(studio.fonts.runs("a\nb\tc", .regular).map(\.text) == ["a b c"])
  }

  @Test func `a family that is missing is named, and another one is used`() throws {
    let fonts = FontBook(.init(first: "No Such Family", second: "Nor This"))
    #expect(fonts.advance("Hello", .bold) > 1)
    #expect(fonts.missingFamilies == ["No Such Family"])
    _ = fonts.advance("你好", .bold)
    #expect(fonts.missingFamilies == ["No Such Family", "Nor This"])
  }

  @Test func `mixed runs keep their colour at their edges`() throws {
    let line = line("A中", color: Color(0xFF0000))
    let image = try studio.draw(DrawList([.text(line)]), 120, 80)
    #expect(image.pixels.allSatisfy { PixelColor(argb: $0).red >= 250 }, "no dark fringe")
  }

  @Test(arguments: [1.0, 2])
  func `hollow letters have a line of the given width around a clear inside`(scale: Double)
    throws
  {
    let line = line("I", size: 150, outline: 4)
    let solid = try #require(try ink(self.line("I", size: 150), scale: scale))
    let image = try studio.draw(DrawList([.text(line)]), 100, 240, scale: scale)
    let hollow = try #require(image.extent { $0.red < 128 })
    #expect(image[hollow.x + hollow.width / 2, hollow.y + hollow.height / 2].red == 255)
    let half = Int(2 * scale)
    #expect(abs(hollow.x - (solid.x - half)) <= 1)
    #expect(abs(hollow.maxX - (solid.maxX + half)) <= 1)
    #expect(abs(hollow.maxY - (solid.maxY + half)) <= 1)
    #expect(abs(hollow.y - (solid.y - half)) <= 1)
    let row = (0..<image.size.width).filter { image[$0, hollow.y + hollow.height / 2].red < 128 }
    #expect(abs(row.count - Int(8 * scale)) <= 2, "two lines of four points")
  }
}

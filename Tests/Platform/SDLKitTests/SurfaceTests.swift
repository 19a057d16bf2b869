import Foundation
import SDLKit
import Testing

@MainActor
struct `Surfaces` {
  private let red = PixelColor(red: 255, green: 0, blue: 0)
  private let blue = PixelColor(red: 0, green: 0, blue: 255)

  @Test func `a new surface is clear and keeps what is written`() throws {
    let surface = try Surface(width: 3, height: 2)
    #expect(surface[2, 1] == PixelColor(argb: 0))
    surface[2, 1] = red
    #expect(surface[2, 1] == red)
    #expect(surface.withPixels { $0[surface.stride + 2] } == 0xFFFF_0000)
  }

  @Test func `a surface without an extent is refused`() {
    #expect(throws: PlatformError.self) { try Surface(width: 0, height: 5) }
    #expect(throws: PlatformError.self) { try Surface(width: 1 << 20, height: 1 << 20) }
  }

  @Test func `drawing blends by opacity or replaces`() throws {
    let below = try Surface(width: 2, height: 1)
    below.fill(blue)
    let above = try Surface(width: 1, height: 1)
    above.fill(PixelColor(red: 255, green: 0, blue: 0, alpha: 128))
    below.draw(above, x: 0, y: 0, isBlended: true)
    below.draw(above, x: 1, y: 0, isBlended: false)
    #expect(below[0, 0].alpha >= 250, "SDL rounds down")
    #expect((126...129).contains(below[0, 0].red))
    #expect(below[1, 0] == above[0, 0])
  }

  @Test func `an opaque surface stays opaque, whatever is drawn on it`() throws {
    let surface = try Surface(width: 2, height: 1, isOpaque: true)
    #expect(surface.isOpaque)
    #expect(surface[0, 0] == PixelColor(red: 0, green: 0, blue: 0))
    surface.fill(blue)
    let above = try Surface(width: 1, height: 1)
    above.fill(PixelColor(red: 255, green: 0, blue: 0, alpha: 128))
    surface.draw(above, x: 0, y: 0, isBlended: true)
    surface.draw(try Surface(width: 1, height: 1), x: 1, y: 0, isBlended: false)
    #expect(surface[0, 0].alpha == 255)
    #expect(surface[1, 0] == PixelColor(red: 0, green: 0, blue: 0))
    #expect(surface.image.pixels.allSatisfy { $0 >= 0xFF00_0000 })
    #expect(try Surface(picture: surface.png()).image == surface.image)
  }

  @Test func `halving takes means weighted by opacity`() throws {
    let surface = try Surface(width: 3, height: 2)
    surface[0, 0] = red
    surface[0, 1] = red
    surface[2, 0] = blue
    surface[2, 1] = red
    let half = try surface.halved()
    #expect(half.size == PixelSize(width: 2, height: 1))
    #expect(half[0, 0] == PixelColor(red: 255, green: 0, blue: 0, alpha: 128))
    #expect(half[1, 0] == PixelColor(red: 128, green: 0, blue: 128))
  }

  @Test func `scaling and cropping keep what is in the part`() throws {
    let surface = try Surface(width: 8, height: 8)
    surface.fill(blue)
    surface.draw(try filled(4, 4, red), x: 4, y: 4, isBlended: false)
    let part = PixelRect(x: 4, y: 4, width: 4, height: 4)
    #expect(try surface.cropped(to: part)[3, 3] == red)
    let large = try surface.scaled(from: part, width: 16, height: 16)
    #expect(large.size == PixelSize(width: 16, height: 16))
    #expect(large[0, 0] == red)
    #expect(large[15, 15] == red)
  }

  @Test func `a PNG comes back as it was, the same bytes each time`() throws {
    let surface = try Surface(width: 5, height: 3)
    surface.fill(blue)
    surface[4, 2] = PixelColor(red: 1, green: 2, blue: 3, alpha: 4)
    let bytes = try surface.png()
    #expect(try surface.png() == bytes)
    #expect(try Surface(picture: bytes).image == surface.image)
    #expect(!Surface.isSVG(bytes))
  }

  @Test func `noise fits into the memory that a PNG is given`() throws {
    let surface = try Surface(width: 301, height: 97)
    var state: UInt32 = 1
    surface.withPixels { pixels in
      for index in pixels.indices {
        state = state &* 1_664_525 &+ 1_013_904_223
        pixels[index] = state ^ state << 13
      }
    }
    #expect(try Surface(picture: surface.png()).image == surface.image)
  }

  @Test func `an SVG is drawn into the size that is asked for`() throws {
    let svg = Array(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10" fill="blue"/></svg>"#
        .utf8)
    #expect(Surface.isSVG(svg))
    #expect(try Surface(picture: svg).size == PixelSize(width: 20, height: 10))
    let large = try Surface(picture: svg, fitting: PixelSize(width: 200, height: 200))
    #expect(large.size == PixelSize(width: 200, height: 100))
    #expect(large[100, 50] == blue)
  }

  @Test func `what is no picture is refused, also when it is cut short`() throws {
    let png = try filled(40, 40, red).png()
    for bytes in [[], Array("no picture".utf8), Array(png.prefix(60)), Array("<svg".utf8)] {
      #expect(throws: PlatformError.self) { try Surface(picture: bytes) }
    }
  }

  @Test func `a JPEG is read`() throws {
    let text = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHB\
      YWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgo\
      KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAIAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EAB\
      QQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAGCP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAM\
      AwEAAhEDEQA/ADoOUi//2Q==
      """
    let surface = try Surface(picture: Array(try #require(Data(base64Encoded: text))))
    #expect(surface.size == PixelSize(width: 8, height: 8))
    #expect(surface[4, 4].red > 240)
    #expect(surface[4, 4].blue < 20)
  }

  @Test func `an image is a value that another thread may save`() async throws {
    let image = try filled(4, 4, red).image
    let bytes = try await Task.detached { try image.png() }.value
    #expect(try Surface(picture: bytes).image == image)
    #expect(image.rgba.prefix(4) == [255, 0, 0, 255])
    #expect(image[3, 3] == red)
  }

  private func filled(_ width: Int, _ height: Int, _ color: PixelColor) throws -> Surface {
    let surface = try Surface(width: width, height: height)
    surface.fill(color)
    return surface
  }
}

import Drawing
import Geometry
import SDLKit
import Testing

@testable import SDLHost

@MainActor
struct `The backdrop` {
  private let studio = Studio()
  private let everything = Rect(x: 0, y: 0, width: 80, height: 60)

  private func list(
    _ below: Color = .white, opacity: Double = 1, dim: Color = .clear
  ) -> DrawList {
    DrawList([
      .fill(frame: everything, color: below),
      .fill(frame: Rect(x: 40, y: 0, width: 40, height: 60), color: .black),
      .backdrop(frame: everything, blur: 6, dim: dim, opacity: opacity),
    ])
  }

  @Test(arguments: [1, 1.25, 2])
  func `edges are blurred, and the border does not darken`(scale: Double) throws {
    let image = try studio.draw(list(), 80, 60, scale: scale)
    let (width, height) = (image.size.width, image.size.height)
    #expect(image[0, 0].isNear(255, 255, 255))
    #expect(image[0, height - 1].isNear(255, 255, 255))
    #expect(image[width - 1, 0].isNear(0, 0, 0))
    #expect((100...155).contains(image[width / 2, height / 2].red))
    for x in 1..<width {
      #expect(image[x, 5].red <= image[x - 1, 5].red, "it falls evenly, column \(x)")
    }
  }

  @Test func `the blur is as wide as asked for`() throws {
    let image = try studio.draw(list(), 80, 60)
    // A Gaussian edge has fallen to 84 % one deviation before its middle, to 16 % after.
    #expect((195...235).contains(image[34, 30].red))
    #expect((20...60).contains(image[46, 30].red))
  }

  @Test func `it is covered with a colour and fades as one`() throws {
    let image = try studio.draw(list(dim: Color.black.opacity(0.5)), 80, 60)
    #expect(image[2, 30].isNear(128, 128, 128))
    let half = try studio.draw(list(opacity: 0.5, dim: Color.black.opacity(0.5)), 80, 60)
    #expect(half[2, 30].isNear(191, 191, 191))
    let none = try studio.draw(list(opacity: 0), 80, 60)
    #expect(none[39, 30].isNear(255, 255, 255))
    #expect(none[40, 30].isNear(0, 0, 0))
  }

  @Test func `it is kept as long as nothing below it changes`() throws {
    let (painter, renderer) = try studio.painter(80, 60)
    painter.draw(list(opacity: 0.3), scale: 1)
    let kept = try #require(painter.backdrop?.texture)
    painter.draw(list(opacity: 1), scale: 1)
    painter.draw(list(opacity: 1), scale: 1)
    #expect(painter.backdrop?.texture === kept)
    painter.draw(list(Color(0xFF0000)), scale: 1)
    #expect(painter.backdrop?.texture !== kept)
    let image = try renderer.read(PixelRect(x: 0, y: 0, width: 80, height: 60)).image
    #expect(image[2, 30].isNear(255, 0, 0))
  }

  @Test func `what it hides is not drawn again, and the picture stays the same`() throws {
    let (painter, renderer) = try studio.painter(80, 60)
    let bounds = PixelRect(x: 0, y: 0, width: 80, height: 60)
    var list = list()
    list.append(.box(frame: Rect(x: 5, y: 5, width: 20, height: 20), radius: 4, color: .black))
    painter.draw(list, scale: 1)
    let first = try renderer.read(bounds).image
    #expect(painter.firstSeen(list.commands, scale: 1, bounds: bounds) == 2)
    painter.draw(list, scale: 1)
    #expect(try renderer.read(bounds).image == first)
  }

  @Test func `it works inside a group that covers the window`() throws {
    var list = DrawList([.fill(frame: everything, color: .white)])
    list.group(opacity: 0.5) { list in
      list.append(.fill(frame: Rect(x: 40, y: 0, width: 40, height: 60), color: .black))
      list.append(.backdrop(frame: everything, blur: 6, dim: .clear, opacity: 1))
    }
    let image = try studio.draw(list, 80, 60)
    #expect(image[0, 0].isNear(255, 255, 255))
    #expect(image[79, 59].isNear(128, 128, 128))
    #expect((170...215).contains(image[40, 30].red))
  }
}

import Drawing
import Geometry
import SDLKit
import Testing

@testable import SDLHost

@MainActor
struct `Pictures` {
  private let frame = Rect(x: 10, y: 10, width: 40, height: 30)

  private static func svg(_ width: Int, _ height: Int, _ inside: String = "") -> [UInt8] {
    let size = "width=\"\(width)\" height=\"\(height)\""
    let box = "<rect \(size) fill=\"#ff0000\"/>"
    return Array(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(box)\(inside)</svg>".utf8)
  }

  private static func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    let surface = try Surface(width: width, height: height)
    surface.fill(PixelColor(red: 255, green: 0, blue: 0))
    return try surface.png()
  }

  private func draw(
    _ bytes: [UInt8]?, radius: Double = 0, scale: Double = 1
  ) throws -> PixelImage {
    let studio = Studio(pictures: { _ in bytes })
    let list = DrawList([.picture(name: "picture", frame: frame, radius: radius)])
    return try studio.draw(list, 60, 50, scale: scale)
  }

  @Test(arguments: [1, 1.25, 1.5, 2])
  func `an SVG is as sharp as the screen`(scale: Double) throws {
    let half = "<rect x=\"2\" width=\"2\" height=\"3\" fill=\"#0000ff\"/>"
    let image = try draw(Self.svg(4, 3, half), scale: scale)
    let middle = Int((30 * scale).rounded())
    #expect(image[middle - 2, middle].isNear(255, 0, 0))
    #expect(image[middle + 2, middle].isNear(0, 0, 255))
  }

  @Test(arguments: [(1, 1), (4000, 3000), (40, 30), (7, 5)])
  func `a picture of any size fills its frame`(width: Int, height: Int) throws {
    let image = try draw(Self.png(width, height))
    #expect(image[10, 10].isNear(255, 0, 0))
    #expect(image[49, 39].isNear(255, 0, 0))
    #expect(image[9, 10].isNear(255, 255, 255))
    #expect(image[50, 39].isNear(255, 255, 255))
  }

  @Test func `a picture of another shape is cut, not stretched`() throws {
    let circle = "<circle cx=\"50\" cy=\"15\" r=\"10\" fill=\"#0000ff\"/>"
    let image = try draw(Self.svg(100, 30, circle))
    let blue = try #require(image.extent { $0.blue > 128 && $0.red < 128 })
    #expect(abs(blue.width - blue.height) <= 1)
    #expect(abs(blue.width - 20) <= 1)
  }

  @Test func `corners are rounded`() throws {
    let image = try draw(Self.png(40, 30), radius: 10)
    #expect(image[10, 10].isNear(255, 255, 255))
    #expect(image[49, 39].isNear(255, 255, 255))
    #expect(image[20, 10].isNear(255, 0, 0))
    #expect(image[10, 20].isNear(255, 0, 0))
  }

  @Test func `what is missing or unreadable has a placeholder, and so has what is cut short`()
    throws
  {
    let cut = Array(try Self.png(40, 30).prefix(50))
    for bytes in [nil, [], Array("text".utf8), cut] as [[UInt8]?] {
      let image = try draw(bytes)
      #expect(image[12, 12] != image[5, 5], "something is drawn")
      #expect(!image[30, 25].isNear(255, 0, 0))
    }
  }

  @Test func `a picture is read once`() throws {
    var reads = 0
    let studio = Studio(pictures: { _ in
      reads += 1
      return nil
    })
    let (painter, _) = try studio.painter(60, 50)
    let list = DrawList([.picture(name: "none", frame: frame, radius: 0)])
    for _ in 0..<3 { painter.draw(list, scale: 1) }
    #expect(reads == 1)
    painter.forgetPictures()
    painter.draw(list, scale: 1)
    #expect(reads == 2)
  }

  @Test func `a growing SVG is drawn sharp once it stands still`() throws {
    let studio = Studio(pictures: { _ in Self.svg(4, 3) })
    let (painter, _) = try studio.painter(60, 50)
    func draw(_ width: Double) -> Bool {
      let frame = Rect(x: 0, y: 0, width: width, height: width * 0.75)
      painter.draw(DrawList([.picture(name: "a", frame: frame, radius: 0)]), scale: 1)
      return painter.wantsRefinement
    }
    #expect(!draw(20))
    #expect(draw(30))
    #expect(draw(40))
    #expect(!draw(40))
    #expect(!draw(40))
  }

  @Test func `the size of a picture is known for layout`() throws {
    let png = try Self.png(12, 7)
    let (painter, _) = try Studio(pictures: { $0 == "a" ? png : nil }).painter(10, 10)
    #expect(painter.pictureSize("a") == PixelSize(width: 12, height: 7))
    #expect(painter.pictureSize("b") == nil)
  }
}

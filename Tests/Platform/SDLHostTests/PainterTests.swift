import Drawing
import Geometry
import SDLKit
import Testing

@testable import SDLHost

@MainActor
struct `The painter` {
  private let studio = Studio()
  private let red = Color(0xFF0000)
  private let blue = Color(0x0000FF)

  @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func `fills that share an edge leave no gap and do not overlap`(scale: Double) throws {
    let third = 100.0 / 3
    var list = DrawList()
    for column in 0..<3 {
      let color = Color(red: 200, green: UInt8(column), blue: 0, alpha: 128)
      list.append(
        .fill(frame: Rect(x: third * Double(column), y: 0, width: third, height: 20), color: color)
      )
    }
    let image = try studio.draw(list, 100, 20, scale: scale, background: .black)
    for x in 0..<image.size.width {
      #expect((99...102).contains(image[x, 0].red), "column \(x) at scale \(scale)")
    }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a box is smooth at its corners and full inside`(scale: Double) throws {
    let list = DrawList([
      .box(frame: Rect(x: 2, y: 2, width: 36, height: 36), radius: 18, color: red)
    ])
    let image = try studio.draw(list, 40, 40, scale: scale, background: .clear)
    let covered = image.pixels.reduce(0.0) { $0 + Double(PixelColor(argb: $1).alpha) / 255 }
    let exact = 18 * 18 * Double.pi * scale * scale
    #expect(abs(covered - exact) / exact < 0.01, "the area is a circle's")
    #expect(image.pixels.contains { (64...192).contains($0 >> 24) }, "edges are smooth")
    let part = try #require(image.extent { $0.alpha > 0 })
    #expect(image.isMirroredIn(part), "each side is like the other")
  }

  @Test(arguments: 1...40)
  func `boxes of odd sizes have no seams`(side: Int) throws {
    let frame = Rect(x: 1, y: 1, width: Double(side), height: Double(41 - side))
    let list = DrawList([.box(frame: frame, radius: 9, color: red.opacity(0.5))])
    let image = try studio.draw(list, 42, 42, scale: 1, background: .black)
    #expect(image.isMirroredIn(PixelRect(x: 1, y: 1, width: side, height: 41 - side)))
    let lightest = image.pixels.map { PixelColor(argb: $0).red }.max() ?? 0
    #expect((126...129).contains(lightest), "nothing is drawn twice")
  }

  @Test func `an outline lies inside its frame and leaves the middle free`() throws {
    let list = DrawList([
      .stroke(
        frame: Rect(x: 5, y: 5, width: 30, height: 20), radius: 8, width: 3, color: red)
    ])
    let image = try studio.draw(list, 40, 30, scale: 2, background: .black)
    #expect(image[40, 30].red == 0)
    #expect(image[40, 9].red == 0)
    #expect(image[40, 10].red == 255)
    #expect(image[40, 15].red == 255)
    #expect(image[40, 16].red == 0)
    #expect(image[10, 30].red == 255)
    #expect(image[69, 30].red == 255)
    #expect(image[70, 30].red == 0)
  }

  @Test func `a straight outline and a thick one are drawn`() throws {
    let frame = Rect(x: 2, y: 2, width: 10, height: 10)
    let list = DrawList([
      .stroke(frame: frame, radius: 0, width: 1, color: red),
      .stroke(frame: frame.offset(by: Point(x: 12, y: 0)), radius: 3, width: 9, color: red),
    ])
    let image = try studio.draw(list, 26, 14, scale: 1, background: .black)
    #expect(image[2, 2].red == 255)
    #expect(image[6, 6].red == 0)
    #expect(image[19, 7].red == 255)
  }

  @Test func `a filled path covers its area, a line inside it is a hole`() throws {
    let square = { (inset: Double) in
      [
        Point(x: inset, y: inset), Point(x: 40 - inset, y: inset),
        Point(x: 40 - inset, y: 40 - inset), Point(x: inset, y: 40 - inset),
      ]
    }
    var path = Path(through: square(0.5), closed: true)
    path.steps += Path(through: square(10), closed: true).steps
    let list = DrawList([.path(path, width: nil, color: red)])
    let image = try studio.draw(list, 40, 40, scale: 1, background: .black)
    #expect((126...129).contains(image[20, 0].red), "half a pixel is half covered")
    #expect(image[5, 20].red == 255)
    #expect(image[20, 20].red == 0)
    #expect(image[9, 20].red == 255)
    #expect(image[10, 20].red == 0)
  }

  @Test func `a slanted edge covers exactly what lies below it`() throws {
    let triangle = Path(
      through: [Point(x: 0, y: 0), Point(x: 30, y: 0), Point(x: 0, y: 17)], closed: true)
    let list = DrawList([.path(triangle, width: nil, color: .white)])
    let image = try studio.draw(list, 30, 17, scale: 3, background: .black)
    let covered = image.pixels.reduce(0.0) { $0 + Double(PixelColor(argb: $1).red) / 255 }
    #expect(abs(covered - 30 * 17 / 2 * 9) < 3)
  }

  @Test func `a path that leaves the window is cut, not moved`() throws {
    let diamond = Path(
      through: [
        Point(x: -50, y: 10), Point(x: 10, y: -50), Point(x: 70, y: 10), Point(x: 10, y: 70),
      ], closed: true)
    let list = DrawList([.path(diamond, width: nil, color: red)])
    let image = try studio.draw(list, 20, 20, scale: 1, background: .black)
    #expect(image.pixels.allSatisfy { $0 == 0xFFFF_0000 })
  }

  @Test func `a curve is drawn with a round pen`() throws {
    let path = Path([
      .move(to: Point(x: 10, y: 30)),
      .curve(
        to: Point(x: 50, y: 30), control1: Point(x: 10, y: 0), control2: Point(x: 50, y: 0)),
    ])
    let list = DrawList([.path(path, width: 4, color: red)])
    let image = try studio.draw(list, 60, 40, scale: 1, background: .black)
    #expect(image[30, 7].red == 255, "the curve's top")
    #expect(image[10, 30].red == 255, "its round end")
    #expect(image[30, 20].red == 0)
    #expect(image[10, 33].red == 0)
  }

  @Test func `a clip hides what lies outside, and clips in clips hide more`() throws {
    let everything = Rect(x: 0, y: 0, width: 20, height: 20)
    var list = DrawList([.fill(frame: everything, color: blue)])
    list.clip(to: Rect(x: 2, y: 2, width: 10, height: 10)) { list in
      list.clip(to: Rect(x: 8, y: 0, width: 10, height: 20)) { list in
        list.append(.fill(frame: everything, color: red))
      }
      list.append(.fill(frame: Rect(x: 0, y: 11, width: 20, height: 9), color: red))
    }
    let image = try studio.draw(list, 20, 20)
    #expect(image[8, 5].red == 255)
    #expect(image[7, 5].red == 0)
    #expect(image[12, 5].red == 0)
    #expect(image[3, 11].red == 255)
    #expect(image[3, 12].red == 0)
  }

  @Test func `a group moves and scales about the corner`() throws {
    var list = DrawList([.fill(frame: Rect(x: 0, y: 0, width: 40, height: 40), color: blue)])
    list.group(offset: Point(x: 4, y: 6), scale: 2) { list in
      list.append(.fill(frame: Rect(x: 1, y: 1, width: 3, height: 2), color: red))
    }
    let image = try studio.draw(list, 40, 40, scale: 2)
    #expect(image[12, 16].red == 255)
    #expect(image[23, 23].red == 255)
    #expect(image[11, 16].red == 0)
    #expect(image[24, 23].red == 0)
  }

  @Test func `a group becomes translucent as one`() throws {
    let everything = Rect(x: 0, y: 0, width: 20, height: 20)
    var list = DrawList([.fill(frame: everything, color: blue)])
    list.group(opacity: 0.5) { list in
      list.append(.fill(frame: Rect(x: 0, y: 0, width: 15, height: 20), color: .white))
      list.append(.box(frame: Rect(x: 5, y: 0, width: 20, height: 20), radius: 2, color: red))
    }
    let image = try studio.draw(list, 20, 20)
    #expect(image[12, 10].isNear(128, 0, 128), "white does not shine through red")
    #expect(image[2, 10].isNear(128, 128, 255))
    #expect(image[18, 10].isNear(128, 0, 128))
  }

  @Test func `groups in groups multiply`() throws {
    var list = DrawList([.fill(frame: Rect(x: 0, y: 0, width: 20, height: 20), color: .black)])
    list.group(opacity: 0.5) { list in
      list.append(.fill(frame: Rect(x: 0, y: 0, width: 10, height: 20), color: red))
      list.group(opacity: 0.5) { list in
        list.append(.fill(frame: Rect(x: 0, y: 0, width: 20, height: 20), color: blue))
        list.append(.fill(frame: Rect(x: 0, y: 0, width: 20, height: 10), color: .white))
      }
    }
    let image = try studio.draw(list, 20, 20)
    #expect(image[15, 15].isNear(0, 0, 64))
    #expect(image[15, 5].isNear(64, 64, 64))
    #expect(image[5, 15].isNear(64, 0, 64))
  }

  @Test func `nonsense is drawn without a crash`() throws {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -5, 0, 0.001]
    for value in odd {
      let frame = Rect(x: value, y: 3, width: 10, height: value)
      let line = TextLine(
        string: "A", frame: frame, baseline: value, size: value, weight: .bold, color: red,
        outline: value)
      let path = Path(through: [Point(x: value, y: 0), Point(x: 5, y: value)], closed: true)
      let list = DrawList([
        .fill(frame: frame, color: red), .box(frame: frame, radius: value, color: red),
        .stroke(frame: frame, radius: 4, width: value, color: red), .text(line),
        .picture(name: "none", frame: frame, radius: value),
        .path(path, width: nil, color: red), .path(path, width: value, color: red),
        .clip(frame: frame, commands: [.fill(frame: frame, color: red)]),
        .group(
          opacity: value, offset: Point(x: value, y: 0), scale: value,
          commands: [.box(frame: frame, radius: 2, color: red), .text(line)]),
        .backdrop(frame: frame, blur: value, dim: red, opacity: value),
      ])
      _ = try studio.draw(list, 20, 20)
    }
  }
}

import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

struct DrawListTests {
  private let fill = DrawCommand.fill(
    frame: Rect(x: 0, y: 0, width: 10, height: 10), color: .black)

  @Test func `a group that changes nothing leaves its commands as they are`() {
    var list = DrawList()
    list.group { $0.append(fill) }
    #expect(list == DrawList([fill]))
  }

  @Test func `a group that can't be seen is not drawn, and its body not asked`() {
    var list = DrawList()
    list.group(opacity: 0) { _ in Issue.record("asked") }
    list.group(opacity: 0.5) { _ in }
    list.clip(to: .zero) { _ in }
    #expect(list.commands.isEmpty)
  }

  @Test func `groups and clips keep the order of what is in them`() {
    var list = DrawList()
    list.clip(to: Rect(x: 0, y: 0, width: 5, height: 5)) { inner in
      inner.append(fill)
      inner.group(opacity: 0.5, offset: Point(x: 1, y: 0)) { $0.append(fill) }
    }
    #expect(
      list.words == """
        clip 0,0 5×5
          fill 0,0 10×10 #000000FF
          group opacity 0.5 offset 1,0 scale 1
            fill 0,0 10×10 #000000FF

        """)
  }

  @Test func `lists are appended above one another`() {
    var list = DrawList([fill])
    let other = DrawCommand.box(frame: .zero, radius: 1, color: .white)
    list.append(DrawList([other]))
    #expect(list.commands == [fill, other])
    list.removeAll()
    #expect(list == DrawList())
  }

  @Test func `drivers can read every kind of command`() throws {
    let line = TextLine(
      string: "Ä", frame: .zero, baseline: 1, size: 2, weight: .bold, color: .black)
    let commands: [DrawCommand] = [
      fill, .box(frame: .zero, radius: 1, color: .white),
      .stroke(frame: .zero, radius: 1, width: 2, color: .white), .text(line),
      .picture(name: "a.png", frame: .zero, radius: 0),
      .path(Path(through: [.zero, .zero], closed: true), width: nil, color: .white),
      .clip(frame: .zero, commands: [fill]),
      .group(opacity: 1, offset: .zero, scale: 2, commands: [fill]),
      .backdrop(frame: .zero, blur: 1, dim: .clear, opacity: 1),
    ]
    let data = try JSONEncoder().encode(commands)
    let read = try JSONSerialization.jsonObject(with: data) as? [[String: Any]]
    let kinds = try #require(read).flatMap(\.keys)
    #expect(
      kinds == [
        "fill", "box", "stroke", "text", "picture", "path", "clip", "group", "backdrop",
      ])
  }
}

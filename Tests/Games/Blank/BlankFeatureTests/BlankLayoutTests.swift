import Drawing
import Geometry
import Layout
import Routing
import Scenes
import Testing

struct BlankLayoutTests {
  private static let sizes = [
    Size(width: 160, height: 120), Size(width: 200, height: 160), Size(width: 320, height: 240),
    Size(width: 320, height: 1000), Size(width: 375, height: 667), Size(width: 639, height: 399),
    Size(width: 640, height: 400), Size(width: 1000, height: 320), Size(width: 1280, height: 720),
    Size(width: 3840, height: 2160), Size(width: 7680, height: 240),
  ]

  @Test(arguments: sizes, [1, 1.25, 1.5, 2])
  func `everything lies in the window and nothing overlaps`(_ size: Size, _ scale: Double) {
    let table = Table(size: size, scale: scale)
    let window = Rect(origin: .zero, size: size)
    let nodes = table.stage.nodes()
    #expect(nodes.count == 4)
    for (index, node) in nodes.enumerated() {
      #expect(window.contains(node.frame, tolerance: 0.01), "\(node)")
      for other in nodes[..<index] {
        // A hundredth of a point is rounding: frames lie on pixels, in points of any scale.
        #expect(node.frame.inset(0.01).intersection(other.frame) == nil, "\(node) and \(other)")
      }
    }
  }

  @Test(arguments: sizes)
  func `no constraint gives way, and a resize gives what a start at that size gives`(_ size: Size) {
    let table = Table()
    table.stage.resize(to: size, scale: 1)
    #expect(table.stage.top?.screen.layout.conflicts == [])
    #expect(table.stage.nodes() == Table(size: size).stage.nodes())
  }

  @Test(arguments: sizes.filter { $0.width >= 320 && $0.height >= 240 })
  func `what can be pressed is large enough for a finger`(_ size: Size) {
    let frame = Table(size: size).frame(of: "blank.back")
    #expect(min(frame.width, frame.height) >= 40)
  }

  @Test(arguments: sizes)
  func `no text leaves its box, however long`(_ size: Size) {
    let long = "Many words that go on for longer than any window of a game is wide, and then on"
    let keys = ["menu.blank", "blank.title", "blank.text", "blank.back"]
    let table = Table(size: size, words: .init(uniqueKeysWithValues: keys.map { ($0, long) }))
    let window = Rect(origin: .zero, size: size)
    for case .text(let line) in table.stage.drawList().commands {
      #expect(window.contains(line.frame, tolerance: 0.01), "\(line)")
    }
  }
}

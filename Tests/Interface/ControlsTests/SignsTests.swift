import TestSupport
import Controls
import Drawing
import Geometry
import Testing

struct SignsTests {
  private let pen = Gallery().kit.pen

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 40, height: 40), Rect(x: 9, y: 5, width: 13, height: 60),
    Rect(x: -3, y: 0, width: 300, height: 8),
  ])
  func `signs stay in their frame`(_ frame: Rect) {
    var list = DrawList()
    pen.pauseSign(in: frame, color: .black, into: &list)
    pen.stepSign(in: frame, color: .black, into: &list)
    pen.crossSign(in: frame, color: .black, into: &list)
    pen.checkSign(in: frame, color: .black, into: &list)
    pen.dots(5, current: 2, in: frame.fitting(aspect: 6), color: .black, into: &list)
    #expect(list.commands.count == 2 + 1 + 2 + 1 + 5)
    for place in list.commands.compactMap(\.place) {
      #expect(frame.contains(place, tolerance: 0.01), "\(place)")
    }
  }

  @Test func `one dot of a row is full`() {
    var list = DrawList()
    let frame = Rect(x: 0, y: 0, width: 100, height: 8)
    pen.dots(4, current: 3, in: frame, color: .white, into: &list)
    let alphas = list.commands.compactMap { command -> UInt8? in
      guard case .box(_, _, let color) = command else { return nil }
      return color.alpha
    }
    #expect(alphas == [89, 89, 89, 255])
    pen.dots(0, current: 0, in: frame, color: .white, into: &list)
  }
}

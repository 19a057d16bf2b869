internal import Controls
internal import Drawing
internal import Geometry

/// Everything is dimmed but for one part, which a bright line rings.
struct Spotlight {
  let window: Rect
  let spot: Rect
  let pen: Pen

  func draw(into list: inout DrawList) {
    let veil = Color.black.opacity(0.72)
    for part in [
      Rect(x: 0, y: 0, width: window.width, height: spot.minY),
      Rect(x: 0, y: spot.maxY, width: window.width, height: window.maxY - spot.maxY),
      Rect(x: 0, y: spot.minY, width: spot.minX, height: spot.height),
      Rect(x: spot.maxX, y: spot.minY, width: window.maxX - spot.maxX, height: spot.height),
    ] where !part.isEmpty {
      list.append(.fill(frame: part, color: veil))
    }
    let width = max(pen.length(3), 1.5)
    list.append(
      .stroke(frame: spot.inset(width), radius: pen.length(12), width: width, color: .white))
  }

  /// A curved arrow in a frame, from the text to the part that is meant.
  static func arrow(
    in frame: Rect, from text: Rect, to spot: Rect, pen: Pen, into list: inout DrawList
  ) {
    let way = spot.center - text.center
    let isUpright = text.maxY <= spot.minY || text.minY >= spot.maxY
    let end: Point
    let start: Point
    if isUpright {
      let down = way.y > 0
      start = Point(x: frame.midX, y: down ? frame.minY : frame.maxY)
      end = Point(x: frame.midX, y: down ? frame.maxY : frame.minY)
    } else {
      let right = way.x > 0
      start = Point(x: right ? frame.minX : frame.maxX, y: frame.midY)
      end = Point(x: right ? frame.maxX : frame.minX, y: frame.midY)
    }
    draw(from: start, to: end, pen: pen, into: &list)
  }

  private static func draw(
    from start: Point, to end: Point, pen: Pen, into list: inout DrawList
  ) {
    let way = end - start
    let side = Point(x: -way.y, y: way.x)
    let bend = start + way * 0.5 + side * 0.35
    let width = max(pen.length(3), 1.5)
    let curve = Path([
      .move(to: start), .curve(to: end, control1: bend, control2: end - way * 0.2 + side * 0.25),
    ])
    list.append(.path(curve, width: width, color: .white))
    let back = (start - end) * 0.3
    let head = Path(through: [
      end + back + side * 0.28, end, end + back * 0.9 + side * -0.12,
    ])
    list.append(.path(head, width: width, color: .white))
  }
}

public import Drawing
public import Geometry

extension Pen {
  /// Two upright bars in the middle of a frame.
  public func pauseSign(in frame: Rect, color: Color, into list: inout DrawList) {
    let height = min(frame.height, frame.width) * 0.5
    let width = height * 0.16
    for side in [-1.0, 1.0] {
      let bar = Rect(
        x: frame.midX + side * height * 0.22 - width / 2, y: frame.midY - height / 2,
        width: width, height: height)
      list.append(.box(frame: bar, radius: width / 2, color: color))
    }
  }

  /// A row of dots of which one is full, in the middle of a frame as high as a dot.
  public func dots(
    _ count: Int, current: Int, in frame: Rect, color: Color, into list: inout DrawList
  ) {
    let side = frame.height
    let pitch = min(side * 2, frame.width / Double(max(count, 1)))
    let left = frame.midX - (pitch * Double(count - 1) + side) / 2
    for index in 0..<count {
      let dot = Rect(x: left + Double(index) * pitch, y: frame.minY, width: side, height: side)
      let shade = color.opacity(index == current ? 1 : 0.35)
      list.append(.box(frame: dot, radius: side / 2, color: shade))
    }
  }

  /// A small triangle that points to the right.
  public func stepSign(in frame: Rect, color: Color, into list: inout DrawList) {
    let side = min(frame.width, frame.height) * 0.5
    let corner = Point(x: frame.midX - side * 0.4, y: frame.midY - side / 2)
    let points = [
      corner, corner + Point(x: side * 0.8, y: side / 2), corner + Point(x: 0, y: side),
    ]
    list.append(.path(Path(through: points, closed: true), width: nil, color: color))
  }

  /// A cross in the middle of a frame.
  public func crossSign(in frame: Rect, color: Color, into list: inout DrawList) {
    let reach = min(frame.width, frame.height) * 0.16
    for side in [-1.0, 1.0] {
      let way = Point(x: reach * side, y: reach)
      let line = Path(through: [frame.center - way, frame.center + way])
      list.append(.path(line, width: max(reach * 0.36, 1.2), color: color))
    }
  }

  /// A check mark in a frame.
  public func checkSign(in frame: Rect, color: Color, into list: inout DrawList) {
    let side = min(frame.width, frame.height)
    let points = [Point(x: 0.2, y: 0.55), Point(x: 0.42, y: 0.77), Point(x: 0.82, y: 0.28)]
    let corner = Point(x: frame.midX - side / 2, y: frame.midY - side / 2)
    let path = Path(through: points.map { $0 * side + corner })
    list.append(.path(path, width: side * 0.1, color: color))
  }
}

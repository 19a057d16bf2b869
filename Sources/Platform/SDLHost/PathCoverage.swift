internal import Drawing
internal import Geometry

/// Lines of a path, its curves cut into straight pieces; in pixels.
struct Polyline {
  /// The points of each line and whether it is closed.
  var lines: [(points: [Point], isClosed: Bool)] = []

  /// Cuts a path in pixels into pieces.
  init(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let point): lines.append(([point], false))
      case .line(let point): append(point)
      case .curve(let end, let control1, let control2): append(end, control1, control2)
      case .close: close()
      }
    }
  }

  private mutating func append(_ point: Point) {
    guard let last = lines.indices.last else { return lines.append(([point], false)) }
    // After a close the pen stands at the line's beginning.
    if lines[last].isClosed { lines.append(([lines[last].points[0]], false)) }
    lines[lines.count - 1].points.append(point)
  }

  private mutating func append(_ end: Point, _ control1: Point, _ control2: Point) {
    let start = lines.last.map { $0.isClosed ? $0.points[0] : $0.points[$0.points.count - 1] }
    guard let start else { return append(end) }
    let length = distance(start, control1) + distance(control1, control2) + distance(control2, end)
    // A piece for each two pixels of a short curve, fewer for a long one.
    let count = min(max(Int(length.squareRoot() * 2), 4), 200)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let s = 1 - t
      let outer = start * (s * s * s) + end * (t * t * t)
      append(outer + control1 * (3 * s * s * t) + control2 * (3 * s * t * t))
    }
  }

  private mutating func close() {
    guard let last = lines.indices.last else { return }
    lines[last].isClosed = true
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}

extension Coverage {
  /// Covers the inside of lines exactly.
  ///
  /// Each edge adds, in the rows that it crosses, what it covers to its right; the sums from the
  /// left to the right are then the coverage. What lies inside two lines is a hole.
  mutating func fill(_ shape: Polyline) {
    for (points, _) in shape.lines where points.count > 2 {
      for (index, point) in points.enumerated() {
        edge(from: point, to: points[index + 1 == points.count ? 0 : index + 1])
      }
    }
    for y in 0..<height {
      var sum: Float = 0
      for index in y * width..<(y + 1) * width {
        sum += values[index]
        let turns = abs(sum).truncatingRemainder(dividingBy: 2)
        values[index] = min(turns, 2 - turns)
      }
    }
  }

  private mutating func edge(from start: Point, to end: Point) {
    guard start.y != end.y else { return }
    let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
    let direction: Double = start.y < end.y ? 1 : -1
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    let first = max(0, Int(max(0, upper.y)))
    let last = min(height, Int(min(Double(height), lower.y).rounded(.up)))
    guard first < last else { return }
    for row in first..<last {
      let top = max(upper.y, Double(row))
      let bottom = min(lower.y, Double(row + 1))
      guard bottom > top else { continue }
      let left = upper.x + (top - upper.y) * slope
      let right = upper.x + (bottom - upper.y) * slope
      span(
        row: row, from: min(left, right), to: max(left, right),
        amount: direction * (bottom - top))
    }
  }

  /// Adds a piece of an edge inside one row: its height, spread over the pixels it leans across.
  private mutating func span(row: Int, from left: Double, to right: Double, amount: Double) {
    guard right - left > 1e-9 else {
      // An upright piece; left of the picture it counts for the whole row.
      return add(row, at: max(left, 0), amount)
    }
    let perPixel = amount / (right - left)
    if left < 0 { add(row, at: 0, perPixel * (min(right, 0) - left)) }
    let end = min(right, Double(width))
    var begin = max(left, 0)
    while begin < end {
      let next = min(end, begin.rounded(.down) + 1)
      add(row, at: (begin + next) / 2, perPixel * (next - begin))
      begin = next
    }
  }

  /// Adds a height at a place in a row: a part of it to the pixel there, the rest to the next one,
  /// since the sum from the left hands it on.
  private mutating func add(_ row: Int, at x: Double, _ amount: Double) {
    let column = Int(min(x, Double(width)))
    guard column < width else { return }
    let inside = Double(column + 1) - x
    values[row * width + column] += Float(amount * inside)
    guard column + 1 < width else { return }
    values[row * width + column + 1] += Float(amount * (1 - inside))
  }

  /// Covers what a round pen of a width in pixels touches along lines.
  mutating func stroke(_ shape: Polyline, width penWidth: Double) {
    // A pen thinner than a pixel leaves less ink, not a thinner line.
    let reach = max(penWidth, 1) / 2
    let ink = Float(min(penWidth, 1))
    for (points, isClosed) in shape.lines {
      if points.count == 1 { touch(points[0], points[0], reach, ink) }
      for (start, end) in zip(points, points.dropFirst()) { touch(start, end, reach, ink) }
      if isClosed, let first = points.first, let last = points.last {
        touch(last, first, reach, ink)
      }
    }
  }

  private mutating func touch(_ start: Point, _ end: Point, _ reach: Double, _ ink: Float) {
    let margin = reach + 1
    let left = max(0, Int(max(0, min(start.x, end.x) - margin)))
    let top = max(0, Int(max(0, min(start.y, end.y) - margin)))
    let right = min(width, Int(min(Double(width), max(start.x, end.x) + margin).rounded(.up)))
    let bottom = min(height, Int(min(Double(height), max(start.y, end.y) + margin).rounded(.up)))
    guard left < right, top < bottom else { return }
    let way = end - start
    let square = way.x * way.x + way.y * way.y
    for y in top..<bottom {
      for x in left..<right {
        let here = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - start
        let along = square > 0 ? (here.x * way.x + here.y * way.y) / square : 0
        let off = here - way * min(max(along, 0), 1)
        let distance = (off.x * off.x + off.y * off.y).squareRoot()
        let covered = Float(min(max(reach + 0.5 - distance, 0), 1)) * ink
        values[y * width + x] = max(values[y * width + x], covered)
      }
    }
  }
}

internal import Drawing
internal import Geometry

extension TextFitter {
  /// The largest size, from the least on, at which a text fits if long words may be broken; cut at
  /// the least size where it does not fit at any.
  func broken(_ request: Request, least: Double) -> Fit {
    func fitting(_ size: Double) -> Fit? {
      let lines = brokenLines(of: request, width: request.box.width / size)
      guard lines.count <= TextFitter.room(for: size, request) else { return nil }
      let isWide = lines.contains { advance($0, request.weight) * size > request.box.width }
      return isWide ? nil : Fit(size: size, lines: lines)
    }
    guard var best = fitting(least) else { return ending(request, at: least) }
    var (low, high) = (least, request.size)
    for _ in 0..<10 {
      let middle = (low + high) / 2
      if let fit = fitting(middle) {
        (best, low) = (fit, middle)
      } else {
        high = middle
      }
    }
    return best
  }

  private func brokenLines(of request: Request, width: Double) -> [String] {
    let measure = { self.advance($0, request.weight) }
    let pieces = Wrapping.pieces(of: request.string)
      .flatMap { Wrapping.parts(of: $0, width: width, advance: measure) }
    return Wrapping.lines(of: pieces, width: width, advance: measure)
  }

  /// How many lines of a size there may be.
  private static func room(for size: Double, _ request: Request) -> Int {
    let high = request.box.height / (size * TextMeasurer.lineHeight)
    return min(request.lines, Int(min(high, 1000) + 1e-6))
  }

  /// The beginning of a text at its least size, with an ellipsis for the rest.
  private func ending(_ request: Request, at least: Double) -> Fit {
    let size = min(least, request.box.height / TextMeasurer.lineHeight)
    let width = request.box.width / size
    let lines = brokenLines(of: request, width: width)
    let count = max(1, TextFitter.room(for: size, request))
    var kept = Array(lines.prefix(count))
    if lines.count > count, let last = kept.popLast() {
      kept.append(shortened(line: last, weight: request.weight, width: width))
    }
    // A box that is narrower than one letter.
    let widest = kept.map { advance($0, request.weight) }.max() ?? 0
    return Fit(size: widest > width ? request.box.width / widest : size, lines: kept)
  }

  private func shortened(line: String, weight: FontWeight, width: Double) -> String {
    var line = line
    while !line.isEmpty, line.last == " " || advance(line + "…", weight) > width {
      line.removeLast()
    }
    return line + "…"
  }
}

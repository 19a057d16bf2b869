public import Drawing
public import Geometry

/// Finds the size at which a text fits a box, and where its lines break.
public final class TextFitter {
  private let measurer: TextMeasurer
  private var advances: [Advance: Double] = [:]
  private var fits: [Request: Fit] = [:]

  private struct Advance: Hashable {
    let string: String
    let weight: FontWeight
  }

  struct Request: Hashable {
    var string: String
    let weight: FontWeight
    var size: Double
    let lines: Int
    let box: Size
    let least: Double?
    let cut: TextCut
  }

  struct Fit: Hashable {
    let size: Double
    let lines: [String]
  }

  /// Makes a fitter for the fonts of a measurer.
  public init(measurer: TextMeasurer) { self.measurer = measurer }

  /// The width of a line of text in ems.
  public func advance(_ string: String, _ weight: FontWeight) -> Double {
    let key = Advance(string: string, weight: weight)
    if let known = advances[key] { return known }
    if advances.count > 4096 { advances.removeAll(keepingCapacity: true) }
    let advance = measurer.advance(string, weight)
    advances[key] = advance
    return advance
  }

  /// The size in points at which a text fits a box: that of the style, or less.
  public func size(of string: String, in box: Size, style: TextStyle) -> Double {
    fit(string, in: box, style: style).size
  }

  /// The lines of a text in a frame, as large as the style says or as fits.
  public func lines(of string: String, in frame: Rect, style: TextStyle) -> [TextLine] {
    guard !string.isEmpty, !frame.isEmpty else { return [] }
    let fit = fit(string, in: frame.size, style: style)
    let height = fit.size * TextMeasurer.lineHeight
    let top = frame.midY - height * Double(fit.lines.count) / 2
    return fit.lines.enumerated().map { index, line in
      let width = advance(line, style.weight) * fit.size
      let left =
        switch style.alignment {
        case .leading: frame.minX
        case .center: frame.midX - width / 2
        case .trailing: frame.maxX - width
        }
      return TextLine(
        string: line,
        frame: Rect(x: left, y: top + Double(index) * height, width: width, height: height),
        baseline: fit.size * TextMeasurer.baseline, size: fit.size, weight: style.weight,
        color: style.color, outline: style.outline)
    }
  }

  func fit(_ string: String, in box: Size, style: TextStyle) -> Fit {
    let request = Request(
      string: string, weight: style.weight, size: style.size, lines: style.lines, box: box,
      least: style.least, cut: style.cut)
    if let known = fits[request] { return known }
    if fits.count > 1024 { fits.removeAll(keepingCapacity: true) }
    let fit = cut(request) ?? whole(request)
    fits[request] = fit
    return fit
  }

  /// A text as it is cut by the rule of its style; `nil` where that has nothing to do.
  private func cut(_ request: Request) -> Fit? {
    switch request.cut {
    case .middle: return shortened(request)
    case .end:
      guard let least = request.least, whole(request).size < min(least, request.size) else {
        return nil
      }
      return broken(request, least: min(least, request.size))
    }
  }

  private func whole(_ request: Request) -> Fit {
    request.lines == 1 ? single(request) : wrapped(request)
  }

  private func single(_ request: Request) -> Fit {
    let width = max(advance(request.string, request.weight), 0.01)
    let size = min(
      request.size, request.box.width / width, request.box.height / TextMeasurer.lineHeight)
    return Fit(size: size, lines: [request.string])
  }

  /// The largest size, to a hundredth, at which the broken lines fit both ways.
  private func wrapped(_ request: Request) -> Fit {
    let words = Wrapping.pieces(of: request.string)
    if let whole = lines(of: words, in: request, at: request.size) {
      return Fit(size: request.size, lines: whole)
    }
    var (low, high) = (0.0, request.size)
    var best = single(request)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if let fitting = lines(of: words, in: request, at: middle) {
        low = middle
        if middle >= best.size { best = Fit(size: middle, lines: fitting) }
      } else {
        high = middle
      }
    }
    return best
  }

  /// The lines into which pieces of a text break in a size in points; `nil` where they don't fit.
  private func lines(of pieces: [String], in request: Request, at size: Double) -> [String]? {
    let width = request.box.width / size
    let lines = Wrapping.balancedLines(of: pieces, width: width) { advance($0, request.weight) }
    let height = Double(lines.count) * size * TextMeasurer.lineHeight
    let fitsWidth = lines.allSatisfy { advance($0, request.weight) <= width }
    let fits = fitsWidth && height <= request.box.height && lines.count <= request.lines
    return fits ? lines : nil
  }
}

extension TextFitter {
  /// The width in ems that no text's letters fall below in the mean.
  private static let narrowest = 0.2

  /// As much of both ends of each paragraph as fits in the least size, or in a single line where the
  /// box is lower than that; `nil` where the whole fits, or not even a letter.
  private func shortened(_ request: Request) -> Fit? {
    guard let least = request.least else { return nil }
    let size = min(least, request.size, request.box.height / TextMeasurer.lineHeight)
    let room = Double(request.lines) * request.box.width / size / TextFitter.narrowest
    let whole = Array(request.string)
    if Double(whole.count) <= room, lines(of: request.string, in: request, at: size) != nil {
      return nil
    }
    let lines = whole.split(separator: "\n")
    let paragraphs =
      lines.count > request.lines
      ? [lines.joined(separator: " ")].map(Array.init)
      : lines.map(Array.init)
    var best: Fit?
    var (low, high) = (0, min(paragraphs.map(\.count).max() ?? 0, Int(min(room, 1e6))))
    while high - low > 1 {
      let kept = (low + high) / 2
      let text = paragraphs.map { Wrapping.ends(of: $0, kept) }.joined(separator: "\n")
      if let lines = self.lines(of: text, in: request, at: size) {
        (best, low) = (Fit(size: size, lines: lines), kept)
      } else {
        high = kept
      }
    }
    return best
  }

  private func lines(of text: String, in request: Request, at size: Double) -> [String]? {
    lines(
      of: request.lines == 1 ? [text] : Wrapping.pieces(of: text), in: request, at: size)
  }
}

internal import Drawing
internal import SDLKit

/// A line of text as it is kept: two lines that look the same at any place are equal.
struct LineKey: Hashable {
  var string: String
  var weight: FontWeight
  /// The em in pixels.
  var pixelSize: Double
  /// The outline's width in whole pixels; 0 fills the letters.
  var outline: Int
  var color: PixelColor
}

/// Draws lines of text at the screen's own resolution.
@MainActor
struct LineRaster {
  /// Where the letters come from.
  let fonts: FontBook

  /// A drawn line, its empty borders cut off.
  struct Line {
    var surface: Surface
    /// Where its left edge lies from the line's beginning, in pixels.
    var x: Int
    /// Where its top edge lies from the baseline, in pixels.
    var y: Int
  }

  /// Draws a line; `nil` where nothing is to be seen.
  func draw(_ key: LineKey) -> Line? {
    guard key.outline > 0 else {
      return compose(key, Font.Style(pixelSize: key.pixelSize))
    }
    // SDL_ttf's outline reaches by whole pixels to both sides: at twice the size, and halved
    // afterwards, its width is any whole number.
    let style = Font.Style(pixelSize: key.pixelSize * 2, outline: key.outline)
    guard var line = compose(key, style) else { return nil }
    line = evened(line)
    guard let half = try? line.surface.halved() else { return nil }
    return Line(surface: half, x: line.x / 2, y: line.y / 2)
  }

  private func compose(_ key: LineKey, _ style: Font.Style) -> Line? {
    var pieces: [(surface: Surface, x: Int, y: Int)] = []
    let runs = fonts.runs(key.string, key.weight)
    // Beginnings come from widths in ems, so that rounding does not grow from run to run.
    var pen = 0.0
    let widths = runs.count > 1 ? runs.map { fonts.advance($0) * style.pixelSize } : [0]
    for (run, width) in zip(runs, widths) {
      if let piece = run.font.draw(run.text, style, key.color) {
        pieces.append((piece.surface, whole(pen) - style.outline, -piece.baseline))
      }
      pen += width
    }
    guard let first = pieces.first else { return nil }
    guard pieces.count > 1 else { return trimmed(Line(surface: first.0, x: first.1, y: first.2)) }
    return joined(pieces, key.color).flatMap(trimmed)
  }

  private func joined(
    _ pieces: [(surface: Surface, x: Int, y: Int)], _ color: PixelColor
  ) -> Line? {
    let left = pieces.map(\.x).min() ?? 0
    let top = pieces.map(\.y).min() ?? 0
    let right = pieces.map { $0.x + $0.surface.width }.max() ?? 0
    let bottom = pieces.map { $0.y + $0.surface.height }.max() ?? 0
    guard let whole = try? Surface(width: right - left, height: bottom - top) else { return nil }
    // Clear pixels of the same colour: else edges would be blended with black.
    whole.fill(PixelColor(argb: color.argb & 0xFFFFFF))
    for piece in pieces {
      whole.draw(piece.surface, x: piece.x - left, y: piece.y - top, isBlended: true)
    }
    return Line(surface: whole, x: left, y: top)
  }

  /// Cuts off the rows and columns that are clear, since drawing them takes time too.
  private func trimmed(_ line: Line) -> Line? {
    guard let ink = line.surface.ink else { return nil }
    guard ink != line.surface.bounds, let part = try? line.surface.cropped(to: ink) else {
      return line
    }
    return Line(surface: part, x: line.x + ink.x, y: line.y + ink.y)
  }

  /// Moves a line to even places, so that halving it keeps them whole.
  private func evened(_ line: Line) -> Line {
    let (x, y) = (line.x & 1, line.y & 1)
    guard x + y > 0,
      let moved = try? Surface(width: line.surface.width + x, height: line.surface.height + y)
    else { return line }
    moved.draw(line.surface, x: x, y: y, isBlended: false)
    return Line(surface: moved, x: line.x - x, y: line.y - y)
  }
}

extension Surface {
  /// The smallest rectangle that holds all pixels which are not clear; `nil` where all are.
  var ink: PixelRect? {
    let (width, height, stride) = (width, height, stride)
    return withPixels { pixels in
      func isSeen(_ pixel: UInt32) -> Bool { pixel >= 0x0100_0000 }
      func row(_ y: Int) -> Slice<UnsafeMutableBufferPointer<UInt32>> {
        pixels[y * stride..<y * stride + width]
      }
      guard let top = (0..<height).first(where: { row($0).contains(where: isSeen) }),
        let bottom = (0..<height).last(where: { row($0).contains(where: isSeen) })
      else { return nil }
      var (left, right) = (width, 0)
      for y in top...bottom {
        if let first = row(y).prefix(left).firstIndex(where: isSeen) { left = first - y * stride }
        if let last = row(y).dropFirst(right).lastIndex(where: isSeen) {
          right = last - y * stride + 1
        }
      }
      return PixelRect(x: left, y: top, width: right - left, height: bottom - top + 1)
    }
  }
}

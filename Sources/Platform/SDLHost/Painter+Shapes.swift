internal import Drawing
internal import Geometry
internal import SDLKit

/// Round corners in a colour.
struct CornersKey: Hashable {
  var corners: Corners
  var color: PixelColor
}

/// A path in a colour, apart from its place in whole pixels.
struct ShapeKey: Hashable {
  var path: Path
  /// The pen's width in pixels; `nil` fills.
  var width: Double?
  var size: PixelSize
  var color: PixelColor
}

extension Painter {
  /// Draws a box with round corners, or its outline.
  ///
  /// - Parameters:
  ///   - frame: The box in pixels.
  ///   - radius: The corners' radius in points.
  ///   - line: The outline's width in points; `nil` fills.
  ///   - color: The colour.
  ///   - pass: How it is drawn.
  func box(_ frame: PixelRect, radius: Double, line: Double?, _ color: Color, _ pass: Pass) {
    guard !frame.isEmpty, color.alpha > 0, pass.opacity > 0 else { return }
    let shortest = min(frame.width, frame.height)
    let pixels = line.map { max(1, whole($0 * pass.placement.scale)) }
    // A line that meets itself in the middle fills the box.
    let pen = pixels.flatMap { $0 * 2 >= shortest ? nil : $0 }
    // Steps of a quarter of a pixel, so that a growing box does not need new corners each frame.
    let wanted = (radius * pass.placement.scale * 4).rounded() / 4
    let kind = Corners(radius: min(max(wanted, 0), Double(shortest) / 2), line: pen)
    let ink = PixelColor(color.opacity(pass.opacity))
    guard kind.radius >= 0.5 else { return straightBox(frame, pen, ink) }
    roundCorners(frame, kind, PixelColor(color), pass)
    straightParts(frame, kind, ink)
  }

  private func straightBox(_ frame: PixelRect, _ pen: Int?, _ ink: PixelColor) {
    guard let pen else { return renderer.fill(frame, ink) }
    let inner = frame.height - 2 * pen
    renderer.fill(PixelRect(x: frame.x, y: frame.y, width: frame.width, height: pen), ink)
    renderer.fill(
      PixelRect(x: frame.x, y: frame.maxY - pen, width: frame.width, height: pen), ink)
    renderer.fill(PixelRect(x: frame.x, y: frame.y + pen, width: pen, height: inner), ink)
    renderer.fill(
      PixelRect(x: frame.maxX - pen, y: frame.y + pen, width: pen, height: inner), ink)
  }

  private func roundCorners(
    _ frame: PixelRect, _ kind: Corners, _ color: PixelColor, _ pass: Pass
  ) {
    let key = CornersKey(corners: kind, color: color)
    let entry = corners.entry(key) { made(kind.coverage.surface(color)) }
    guard let texture = entry.texture else { return }
    fade(texture, pass)
    // Where the box is an odd number of pixels wide, both halves share its middle.
    let width = min(kind.side, (frame.width + 1) / 2)
    let height = min(kind.side, (frame.height + 1) / 2)
    for (isRight, isLower) in [(false, false), (true, false), (false, true), (true, true)] {
      let columns = isRight ? min(width, frame.width - width) : width
      let rows = isLower ? min(height, frame.height - height) : height
      renderer.draw(
        texture,
        from: PixelRect(
          x: isRight ? kind.side * 2 - columns : 0, y: isLower ? kind.side * 2 - rows : 0,
          width: columns, height: rows),
        to: PixelRect(
          x: isRight ? frame.maxX - columns : frame.x,
          y: isLower ? frame.maxY - rows : frame.y, width: columns, height: rows))
    }
  }

  private func straightParts(_ frame: PixelRect, _ kind: Corners, _ ink: PixelColor) {
    let side = kind.side
    let (across, down) = (frame.width - 2 * side, frame.height - 2 * side)
    let edge = kind.line ?? side
    let (left, top) = (frame.x + side, frame.y + side)
    renderer.fill(PixelRect(x: left, y: frame.y, width: across, height: edge), ink)
    // The halves of a box of an odd height share its middle row.
    let below = min(edge, frame.height - edge)
    renderer.fill(PixelRect(x: left, y: frame.maxY - below, width: across, height: below), ink)
    guard let line = kind.line else {
      renderer.fill(PixelRect(x: frame.x, y: top, width: frame.width, height: down), ink)
      return
    }
    renderer.fill(PixelRect(x: frame.x, y: top, width: line, height: down), ink)
    renderer.fill(PixelRect(x: frame.maxX - line, y: top, width: line, height: down), ink)
  }

  /// Draws a path.
  func shape(_ path: Path, _ width: Double?, _ color: Color, _ pass: Pass) {
    guard color.alpha > 0, pass.opacity > 0, !path.steps.isEmpty else { return }
    let extent = DrawCommand.path(path, width: width, color: color)
      .extent(pass.placement, within: pass.bounds)
    guard !extent.isEmpty else { return }
    let origin = Point(x: Double(extent.x), y: Double(extent.y))
    let key = ShapeKey(
      path: path.transformed(
        scale: pass.placement.scale, offset: pass.placement.origin - origin),
      width: width.map { $0 * pass.placement.scale },
      size: PixelSize(width: extent.width, height: extent.height), color: PixelColor(color))
    let entry = shapes.entry(key) { made(key.coverage.surface(key.color)) }
    draw(entry, x: extent.x, y: extent.y, pass)
  }

  /// Draws a kept texture at its own size.
  func draw<Key>(_ entry: TextureCache<Key>.Entry, x: Int, y: Int, _ pass: Pass) {
    guard let texture = entry.texture else { return }
    fade(texture, pass)
    let place = PixelRect(
      x: x + entry.x, y: y + entry.y, width: texture.width, height: texture.height)
    renderer.draw(texture, to: place)
  }

  /// An entry for what was drawn on a surface.
  func made<Key>(_ surface: Surface?, x: Int = 0, y: Int = 0) -> TextureCache<Key>.Entry {
    let texture = surface.flatMap { try? Texture(renderer, $0) }
    return TextureCache<Key>.Entry(texture: texture, x: x, y: y)
  }

  /// Gives a texture the opacity of a pass.
  func fade(_ texture: Texture, _ pass: Pass) {
    let opacity = UInt8((min(max(pass.opacity, 0), 1) * 255).rounded())
    if texture.opacity != opacity { texture.opacity = opacity }
  }
}

extension ShapeKey {
  /// What it covers.
  fileprivate var coverage: Coverage {
    var coverage = Coverage(width: size.width, height: size.height)
    let shape = Polyline(path)
    if let width {
      coverage.stroke(shape, width: width)
    } else {
      coverage.fill(shape)
    }
    return coverage
  }
}

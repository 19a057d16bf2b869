internal import Drawing
internal import Geometry
internal import SDLKit

extension Painter {
  /// Draws a line of text with its baseline on a whole pixel.
  func text(_ line: TextLine, _ pass: Pass) {
    guard line.color.alpha > 0, pass.opacity > 0, line.size > 0, !line.string.isEmpty else {
      return
    }
    let scale = pass.placement.scale
    let extent = DrawCommand.text(line).extent(pass.placement, within: pass.clip)
    guard !extent.isEmpty else { return }
    let key = LineKey(
      string: line.string, weight: line.weight, pixelSize: (line.size * scale * 16).rounded() / 16,
      outline: line.outline.map { max(1, whole($0 * scale)) } ?? 0,
      color: PixelColor(line.color))
    let entry = lines.entry(key) {
      guard let drawn = raster.draw(key) else { return .init() }
      return made(drawn.surface, x: drawn.x, y: drawn.y)
    }
    let start = Point(x: line.frame.minX, y: line.frame.minY + line.baseline)
    let place = pass.placement.place(start)
    draw(entry, x: whole(place.x), y: whole(place.y), pass)
  }

  /// Draws a picture, or in its place a sign that there is none.
  func picture(_ name: String, _ frame: Rect, _ radius: Double, _ pass: Pass) {
    let pixels = pass.placement.pixels(frame)
    guard !pixels.intersection(pass.clip).isEmpty, pass.opacity > 0 else { return }
    let largest = min(renderer.maximumTextureSide ?? Self.longestSide, Self.longestSide)
    let size = PixelSize(width: min(pixels.width, largest), height: min(pixels.height, largest))
    let key = PictureStore.Key(
      name: name, size: size, radius: (radius * pass.placement.scale * 4).rounded() / 4)
    let entry = pictureTextures.entry(key) { made(pictures.picture(key)) }
    guard let texture = entry.texture else { return placeholder(frame, radius, pass) }
    if pictures.isRough(key) { pictureTextures.remove(key) }
    fade(texture, pass)
    renderer.draw(texture, to: pixels)
  }

  private static let longestSide = 8192

  private func placeholder(_ frame: Rect, _ radius: Double, _ pass: Pass) {
    let color = Color(0x8A8F98)
    box(pass.placement.pixels(frame), radius: radius, line: nil, color.opacity(0.3), pass)
    let side = min(frame.width, frame.height) / 3
    let sign = Rect(x: 0, y: 0, width: side, height: side)
      .offset(by: Point(x: frame.midX - side / 2, y: frame.midY - side / 2))
    let pen = max(side / 14, 1)
    box(pass.placement.pixels(sign), radius: side / 8, line: pen, color, pass)
    let crossing = Path(through: [
      Point(x: sign.minX + pen * 2, y: sign.maxY - pen * 2),
      Point(x: sign.maxX - pen * 2, y: sign.minY + pen * 2),
    ])
    shape(crossing, pen, color, pass)
  }
}

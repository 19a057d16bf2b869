internal import Drawing
internal import Geometry
internal import SDLKit

/// What was drawn before, blurred and dimmed, and for what it holds good.
struct Backdrop {
  /// All that it depends on.
  struct Key: Hashable {
    var before: [DrawCommand]
    /// The part of the window, in pixels.
    var area: PixelRect
    /// The blur's standard deviation in pixels.
    var blur: Double
    var dim: Color
    var placement: Placement
  }

  var key: Key
  /// The blurred picture, smaller than what it covers.
  var texture: Texture
}

extension Painter {
  /// Draws what was drawn before as a blurred backdrop.
  func draw(_ key: Backdrop.Key, opacity: Double, _ pass: Pass) {
    let area = key.area.intersection(pass.bounds)
    guard opacity > 0, !area.isEmpty else { return }
    if backdrop?.key != key { backdrop = blurred(key, area) }
    guard let texture = backdrop?.texture else { return }
    texture.isBlended = opacity < 1
    texture.opacity = UInt8((min(opacity, 1) * 255).rounded())
    renderer.draw(texture, to: area)
  }

  /// The first command of a list that is seen: what a full backdrop was made of is not drawn again.
  func firstSeen(_ commands: [DrawCommand], scale: Double, bounds: PixelRect) -> Int {
    let placement = Placement(scale: scale)
    for index in commands.indices.reversed() {
      guard case .backdrop(let frame, let blur, let dim, let opacity) = commands[index],
        opacity >= 1
      else { continue }
      let area = placement.pixels(frame)
      let key = Backdrop.Key(
        before: Array(commands[..<index]), area: area, blur: blur * scale, dim: dim,
        placement: placement)
      if area.contains(bounds), backdrop?.key == key { return index }
    }
    return 0
  }

  private func blurred(_ key: Backdrop.Key, _ area: PixelRect) -> Backdrop? {
    guard let sharp = try? renderer.read(area),
      let small = Blur(deviation: key.blur).applied(to: sharp, dim: PixelColor(key.dim)),
      let texture = try? Texture(renderer, small, isOpaque: true)
    else { return nil }
    texture.isSmooth = true
    return Backdrop(key: key, texture: texture)
  }
}

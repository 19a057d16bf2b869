internal import Drawing
internal import Geometry
internal import SDLKit

extension Painter {
  /// Draws commands and lets what was there before shine through.
  ///
  /// Drawn at full opacity they give the one end, what was there before gives the other: between
  /// them lies the group as one translucent thing. So a copy of what was there is laid over it.
  func group(_ opacity: Double, _ commands: [DrawCommand], _ pass: Pass) {
    guard opacity > 0 else { return }
    guard opacity < 1 else { return draw(commands, pass) }
    var inner = pass
    if commands.canFadeAlone {
      inner.opacity *= opacity
      return draw(commands, inner)
    }
    let area = commands.extent(pass.placement, within: pass.clip)
    guard !area.isEmpty else { return }
    guard pass.usesCanvas, let below = copy(area, pass) else { return draw(commands, pass) }
    inner.depth += 1
    draw(commands, inner)
    below.isBlended = true
    below.opacity = UInt8(((1 - opacity) * 255).rounded())
    renderer.draw(below, from: area, to: area)
  }

  /// Copies a part of the canvas to the texture of the pass's depth.
  private func copy(_ area: PixelRect, _ pass: Pass) -> Texture? {
    let index = pass.depth + 1
    if canvases.count <= index, let texture = makeCanvas(pass.bounds) { canvases.append(texture) }
    guard canvases.count > index, (try? renderer.setTarget(canvases[index])) != nil else {
      return nil
    }
    renderer.setClip(nil)
    canvases[0].isBlended = false
    renderer.draw(canvases[0], from: area, to: area)
    guard (try? renderer.setTarget(canvases[0])) != nil else { return nil }
    setClip(pass)
    return canvases[index]
  }

  /// Draws on a texture from now on; `false` where that cannot be.
  func openCanvas(_ bounds: PixelRect) -> Bool {
    if let canvas = canvases.first, canvas.size != bounds.size { canvases.removeAll() }
    if canvases.isEmpty, let canvas = makeCanvas(bounds) { canvases.append(canvas) }
    guard let canvas = canvases.first else { return false }
    return (try? renderer.setTarget(canvas)) != nil
  }

  /// Shows the texture that was drawn on.
  func closeCanvas(_ bounds: PixelRect) {
    guard (try? renderer.setTarget(nil)) != nil, let canvas = canvases.first else { return }
    canvas.isBlended = false
    renderer.draw(canvas, to: bounds)
  }

  private func makeCanvas(_ bounds: PixelRect) -> Texture? {
    try? Texture(
      renderer, width: bounds.width, height: bounds.height, access: .target, isOpaque: true)
  }
}

internal import Drawing
internal import Geometry
internal import SDLKit

extension Painter {
  /// Draws commands one after the other.
  func draw(_ commands: [DrawCommand], from start: Int = 0, _ pass: Pass) {
    for index in commands.indices.dropFirst(start) {
      switch commands[index] {
      case .clip(let frame, let inner):
        var pass = pass
        pass.before = before(commands, index, pass) { .clip(frame: frame, commands: $0) }
        clip(frame, inner, pass)
      case .group(let opacity, let offset, let scale, let inner):
        var pass = pass
        pass.before = before(commands, index, pass) {
          .group(opacity: 1, offset: offset, scale: scale, commands: $0)
        }
        pass.placement = pass.placement.inside(offset: offset, scale: scale)
        group(opacity, inner, pass)
      case .backdrop(let frame, let blur, let dim, let opacity):
        let key = Backdrop.Key(
          before: pass.before + commands[..<index], area: pass.placement.pixels(frame),
          blur: blur * pass.placement.scale, dim: dim, placement: pass.placement)
        draw(key, opacity: opacity * pass.opacity, pass)
      default: drawLeaf(commands[index], pass)
      }
    }
  }

  /// What was drawn before a command's inner ones; only lists with a backdrop inside ask for it.
  private func before(
    _ commands: [DrawCommand], _ index: Int, _ pass: Pass,
    wrap: ([DrawCommand]) -> DrawCommand
  ) -> [DrawCommand] {
    guard commands[index].holdsBackdrop else { return [] }
    return pass.before + commands[..<index] + [wrap([])]
  }

  private func drawLeaf(_ command: DrawCommand, _ pass: Pass) {
    switch command {
    case .fill(let frame, let color):
      renderer.fill(
        pass.placement.pixels(frame), PixelColor(color.opacity(pass.opacity)))
    case .box(let frame, let radius, let color):
      box(pass.placement.pixels(frame), radius: radius, line: nil, color, pass)
    case .stroke(let frame, let radius, let width, let color):
      box(pass.placement.pixels(frame), radius: radius, line: width, color, pass)
    case .text(let line): text(line, pass)
    case .picture(let name, let frame, let radius): picture(name, frame, radius, pass)
    case .path(let path, let width, let color): shape(path, width, color, pass)
    case .clip, .group, .backdrop: break
    }
  }

  private func clip(_ frame: Rect, _ commands: [DrawCommand], _ pass: Pass) {
    var inner = pass
    inner.clip = pass.clip.intersection(pass.placement.pixels(frame))
    guard !inner.clip.isEmpty else { return }
    setClip(inner)
    draw(commands, inner)
    setClip(pass)
  }

  /// Lets the renderer draw where a pass may.
  func setClip(_ pass: Pass) { renderer.setClip(pass.clip == pass.bounds ? nil : pass.clip) }
}

import Drawing
import Geometry
import Scenes
import TestSupport

/// Looks for letters that stand out too little from what lies under them.
///
/// Small ones need a contrast of 4.5, large ones of 3, as WCAG 2.2 has it. Pictures and drawings
/// are no plain ground, and what is written on them is left out; so are figures and names as large
/// as their box, and single letters, as those of the logo.
struct ContrastCheck {
  /// The size of the largest text that has to be read letter by letter, in points.
  private static let largest = 40.0

  /// Something plain that was drawn; without a colour what is there is not known.
  private struct Layer {
    let frame: Rect
    let color: Color?
    var isBackdrop = false
  }

  /// A text, and the layers below it.
  private struct Words {
    let line: TextLine
    let opacity: Double
    let layers: ArraySlice<Layer>
  }

  /// What can't be read on a stage, in words.
  func faults(on stage: Stage) -> [String] {
    var layers = [
      Layer(frame: Rect(origin: .zero, size: stage.size), color: stage.backgroundColor)
    ]
    var words: [Words] = []
    collect(stage.drawList().commands, opacity: 1, &layers, &words)
    return words.compactMap(fault)
  }

  private func collect(
    _ commands: [DrawCommand], opacity: Double, _ layers: inout [Layer], _ words: inout [Words]
  ) {
    for command in commands {
      switch command {
      case .fill(let frame, let color), .box(let frame, _, let color):
        layers.append(Layer(frame: frame, color: color.opacity(opacity)))
      case .picture(_, let frame, _): layers.append(Layer(frame: frame, color: nil))
      case .path(let path, nil, _): layers.append(Layer(frame: path.bounds, color: nil))
      case .backdrop(let frame, _, let dim, _):
        // What is blurred below may be white or black.
        words.removeAll()
        layers.append(Layer(frame: frame, color: dim, isBackdrop: true))
      case .text(let line) where line.outline == nil:
        words.append(Words(line: line, opacity: opacity, layers: layers[...]))
      // What is shrunk, as the card that is shared, has frames of another measure.
      case .group(let part, _, 1, let inner):
        collect(inner, opacity: opacity * part, &layers, &words)
      case .clip(let frame, let inner):
        var (above, inside) = (layers, [Words]())
        collect(inner, opacity: opacity, &above, &inside)
        words += inside.filter { frame.contains($0.line.frame, tolerance: 0.5) }
      default: break
      }
    }
  }

  private func fault(in words: Words) -> String? {
    let line = words.line
    guard line.size <= ContrastCheck.largest, line.string.count > 1 else { return nil }
    let isLarge =
      line.size >= 24 || (line.size >= 18.66 && ContrastCheck.bold.contains(line.weight))
    let least = isLarge ? 3.0 : 4.5
    let grounds = [0.02, 0.5, 0.98].compactMap { part in
      ground(of: words, at: Point(x: line.frame.minX + line.frame.width * part, y: line.frame.midY))
    }
    let contrast = grounds.map { ground in
      line.color.opacity(words.opacity).over(ground).contrast(with: ground)
    }.min()
    guard let contrast, contrast < least else { return nil }
    let rounded = (contrast * 100).rounded() / 100
    return
      "\"\(line.string)\" \(line.color.hex) at \(line.size) points has a contrast of \(rounded)"
  }

  private static let bold: Set<FontWeight> = [.semibold, .bold, .extraBold]

  private func ground(of words: Words, at place: Point) -> Color? {
    var ground: Color?
    for layer in words.layers where layer.frame.contains(place) {
      guard let color = layer.color else {
        ground = nil
        continue
      }
      if layer.isBackdrop {
        ground = color.over(words.line.color.luminance > 0.5 ? .white : .black)
      } else if color.alpha == 255 {
        ground = color
      } else {
        ground = ground.map(color.over)
      }
    }
    return ground
  }
}

extension Color {
  /// What is seen where this colour lies over an opaque one.
  func over(_ ground: Color) -> Color {
    var opaque = self
    opaque.alpha = 255
    return ground.mixed(with: opaque, Double(alpha) / 255)
  }
}

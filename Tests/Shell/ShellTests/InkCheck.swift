import Drawing
import Geometry
import Layout
import Scenes
import TestSupport

/// Looks for letters that lie on other letters, or that nobody can read.
struct InkCheck {
  /// The size of the smallest letters in points, where the window has room for fingers.
  static let leastSize = 5.5

  /// A line of text and the part of the window that its letters cover, in points.
  private struct Ink {
    let line: TextLine
    let frame: Rect
  }

  /// The texts of the uppermost scene that cover one another.
  ///
  /// What moves is left out: a card that slides lies over another for a moment.
  func overlaps(on stage: Stage, at time: Int) -> [String] {
    guard let scene = stage.top else { return [] }
    var list = DrawList()
    scene.draw(into: &list, at: time)
    let inks = inks(of: list.commands, in: Rect(origin: .zero, size: stage.size))
    return inks.indices.flatMap { index in
      inks[..<index].compactMap { other in
        inks[index].frame.intersection(other.frame) == nil
          ? nil : "\"\(inks[index].line.string)\" lies on \"\(other.line.string)\""
      }
    }
  }

  /// The labels of the uppermost scene that are written too small, or not at all.
  func faint(on stage: Stage) -> [String] {
    guard let screen = stage.top?.screen, screen.layout.classes.hasRoomForFingers else { return [] }
    return screen.elements.flatMap { element -> [String] in
      guard element.role == .label, !element.isHidden, !element.label().isEmpty,
        !InkCheck.unwritten.contains(element.id)
      else { return [] }
      var list = DrawList()
      element.draw(&list, screen.frame(of: element), screen.look(of: element))
      guard !list.commands.isEmpty else { return ["\(element.id) is empty"] }
      return list.flat.compactMap(\.textLine).filter { $0.size < InkCheck.leastSize }
        .map { "\"\($0.string)\" is written in \($0.size) points" }
    }
  }

  /// Labels that low windows leave out, and those that a scene writes itself.
  private static let unwritten: Set = [
    "menu.version", "settings.hint", "logo", "game.question", "game.score", "game.remember",
  ]

  private func inks(of commands: [DrawCommand], in clip: Rect) -> [Ink] {
    commands.flatMap { command -> [Ink] in
      switch command {
      case .text(let line):
        // A line is higher than its letters: capitals take about the middle half of it.
        let letters = line.frame.inset(line.size * 0.02, line.size * 0.3)
        return letters.intersection(clip).map { [Ink(line: line, frame: $0)] } ?? []
      case .clip(let frame, let inner):
        return frame.intersection(clip).map { inks(of: inner, in: $0) } ?? []
      default: return []
      }
    }
  }
}

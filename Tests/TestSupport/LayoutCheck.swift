internal import Drawing
internal import Geometry
internal import Layout
public import Scenes

/// Looks for what is wrong with the layout of a screen, and says it in words.
public struct LayoutCheck {
  /// The elements whose drawing may leave their box, by name, as a picture that flies does.
  public var roaming: Set<String>
  /// How far in points what lies beside something may be off: rounding, and no more.
  public static let tolerance = 0.01

  /// Makes a check, with the names of elements whose drawing may leave their box.
  public init(roaming: Set<String> = []) { self.roaming = roaming }

  /// What is wrong with the uppermost scene of a stage, and with the texts that the stage draws.
  public func faults(on stage: Stage) -> [String] {
    guard let scene = stage.top else { return ["there is no scene"] }
    return faults(of: scene.screen) + strayTexts(in: stage.drawList(), on: scene.screen)
  }

  /// What is wrong with a screen.
  ///
  /// - No constraint gave way.
  /// - What is seen lies in the window, on whole pixels.
  /// - What can be pressed overlaps nothing else that can, and is at least 40 points a side where
  ///   the window is at least 320×240.
  /// - No element writes outside its box.
  public func faults(of screen: Screen) -> [String] {
    let layout = screen.layout
    let window = layout.frame(of: layout.window)
    var faults = layout.conflicts.map(\.description)
    let nodes = screen.nodes()
    for node in nodes where node.isPressable {
      faults += self.faults(of: node, in: window, hasRoom: layout.classes.hasRoomForFingers)
    }
    for node in nodes { faults += offPixels(node, scale: layout.scale) }
    faults += overlaps(among: nodes.filter(\.isPressable))
    for element in screen.elements where screen.isVisible(element) && !roaming.contains(element.id)
    {
      faults += strayTexts(of: element, on: screen)
    }
    return faults
  }

  private func faults(of node: Node, in window: Rect, hasRoom: Bool) -> [String] {
    var faults: [String] = []
    if !window.contains(node.frame, tolerance: LayoutCheck.tolerance) {
      faults.append("\(node.id) leaves the window: \(node.frame.words)")
    }
    let side = min(node.frame.width, node.frame.height)
    if hasRoom, side < 40 - LayoutCheck.tolerance {
      faults.append("\(node.id) is too small for a finger: \(node.frame.words)")
    }
    return faults
  }

  private func offPixels(_ node: Node, scale: Double) -> [String] {
    let edges = [node.frame.minX, node.frame.minY, node.frame.maxX, node.frame.maxY]
    let isOff = edges.contains { abs($0 * scale - ($0 * scale).rounded()) > 1e-6 }
    return isOff ? ["\(node.id) lies between pixels: \(node.frame.words)"] : []
  }

  private func overlaps(among nodes: [Node]) -> [String] {
    nodes.indices.flatMap { index in
      nodes[..<index].compactMap { other in
        let frame = nodes[index].frame.inset(LayoutCheck.tolerance)
        guard frame.intersection(other.frame) != nil else { return nil }
        return "\(nodes[index].id) \(nodes[index].frame.words) overlaps \(other.id)"
          + " \(other.frame.words)"
      }
    }
  }

  private func strayTexts(of element: Element, on screen: Screen) -> [String] {
    let frame = screen.frame(of: element)
    var list = DrawList()
    element.draw(&list, frame, screen.look(of: element))
    return list.flat.compactMap(\.textLine).compactMap { line in
      frame.contains(line.frame, tolerance: LayoutCheck.tolerance)
        ? nil
        : "\"\(line.string)\" \(line.frame.words) leaves \(element.id) \(frame.words)"
    }
  }

  /// Texts at the list's top level outside the window; what is moved or clipped is so on purpose.
  private func strayTexts(in list: DrawList, on screen: Screen) -> [String] {
    let window = screen.layout.frame(of: screen.layout.window)
    return list.commands.compactMap(\.textLine).compactMap { line in
      window.contains(line.frame, tolerance: LayoutCheck.tolerance)
        ? nil : "\"\(line.string)\" \(line.frame.words) leaves the window"
    }
  }
}

public import Drawing
public import Geometry

extension DrawList {
  /// The list as lines of text, for snapshots: a command a line, inner ones indented.
  public var words: String {
    commands.flatMap { $0.lines(indent: "") }.joined(separator: "\n") + "\n"
  }

  /// All texts that are drawn, in order, inner ones too.
  public var texts: [String] { flat.compactMap { $0.textLine?.string } }

  /// The commands without groups and clips around them; what these do to a place is left out.
  public var flat: [DrawCommand] { commands.flatMap(\.flat) }
}

extension DrawCommand {
  /// The line of text that it draws, if it draws one.
  public var textLine: TextLine? {
    if case .text(let line) = self { return line }
    return nil
  }

  /// Where a fill, a box, a stroke, a text, a picture or a shape lies, in points.
  public var place: Rect? {
    switch self {
    case .fill(let frame, _), .box(let frame, _, _), .stroke(let frame, _, _, _),
      .picture(_, let frame, _):
      frame
    case .text(let line): line.frame
    case .path(let path, _, _): path.bounds
    case .clip, .group, .backdrop: nil
    }
  }

  var flat: [DrawCommand] {
    switch self {
    case .clip(_, let inner), .group(_, _, _, let inner): inner.flatMap(\.flat)
    default: [self]
    }
  }

  fileprivate func lines(indent: String) -> [String] {
    func nest(_ head: String, _ inner: [DrawCommand]) -> [String] {
      [indent + head] + inner.flatMap { $0.lines(indent: indent + "  ") }
    }
    switch self {
    case .clip(let frame, let inner): return nest("clip \(frame.words)", inner)
    case .group(let opacity, let offset, let scale, let inner):
      let head = "group opacity \(opacity.words) offset \(offset.words) scale \(scale.words)"
      return nest(head, inner)
    default: return [indent + line]
    }
  }

  private var line: String {
    switch self {
    case .fill(let frame, let color): return "fill \(frame.words) \(color.hex)"
    case .box(let frame, let radius, let color):
      return "box \(frame.words) radius \(radius.words) \(color.hex)"
    case .stroke(let frame, let radius, let width, let color):
      return "stroke \(frame.words) radius \(radius.words) width \(width.words) \(color.hex)"
    case .text(let text):
      let outline = text.outline.map { " outline \($0.words)" } ?? ""
      return "text \"\(text.string)\" \(text.frame.words) size \(text.size.words)"
        + " \(text.weight.rawValue) \(text.color.hex)\(outline)"
    case .picture(let name, let frame, let radius):
      return "picture \(name) \(frame.words) radius \(radius.words)"
    case .path(let path, let width, let color):
      let pen = width.map { "pen \($0.words)" } ?? "filled"
      return "path \(path.steps.count) steps in \(path.bounds.words) \(pen) \(color.hex)"
    case .backdrop(let frame, let blur, let dim, let opacity):
      return "backdrop \(frame.words) blur \(blur.words) \(dim.hex) opacity \(opacity.words)"
    case .clip, .group: return ""
    }
  }
}

extension Double {
  /// To a hundredth, without needless zeros: what is less is rounding.
  fileprivate var words: String {
    let hundredths = (self * 100).rounded()
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension Point {
  fileprivate var words: String { "\(x.words),\(y.words)" }
}

extension Rect {
  /// As in `8,16 100×40`, to a hundredth.
  var words: String { "\(minX.words),\(minY.words) \(width.words)×\(height.words)" }
}

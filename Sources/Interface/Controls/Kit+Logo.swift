public import Drawing
public import Geometry
public import Layout
public import Scenes

/// A name written in many colours.
public struct Logo: Hashable, Sendable {
  /// The letters.
  public let text: String
  private let colors: [UInt32]

  /// The name of the box with both games.
  public static let colorMix = Logo(
    text: "Co!orMix",
    colors: [0xFF2D55, 0x32ADE6, 0xFF9600, 0x34C759, 0x808080, 0xF5B800, 0xFF2D55, 0x0A84FF])
  /// The name of the picture game.
  public static let crazyGuess = Logo(
    text: "CrazyGuess",
    colors: [
      0xFF9600, 0xFF2D55, 0x32ADE6, 0x34C759, 0x9B59B6, 0xF5B800, 0xFF2D55, 0x0A84FF, 0x34C759,
      0xFF9600,
    ])

  /// Adds the letters to a list, as large as a frame allows, each in its colour.
  public func draw(in frame: Rect, fitter: TextFitter, into list: inout DrawList) {
    let style = TextStyle(size: TypeSize.display, weight: .extraBold, color: .black)
    guard let line = fitter.lines(of: text, in: frame, style: style).first else { return }
    for (index, letter) in fitter.letters(of: line, weight: style.weight).enumerated() {
      var part = letter
      part.color = Color(colors[index % colors.count])
      list.append(.text(part))
    }
  }
}

extension TextFitter {
  /// The letters of a line as lines of their own, each at its place.
  public func letters(of line: TextLine, weight: FontWeight) -> [TextLine] {
    var prefix = ""
    return line.string.map { letter in
      let before = advance(prefix, weight) * line.size
      prefix.append(letter)
      var part = line
      part.string = String(letter)
      part.frame = Rect(
        x: line.frame.minX + before, y: line.frame.minY,
        width: advance(prefix, weight) * line.size - before, height: line.frame.height)
      return part
    }
  }
}

extension Kit {
  /// A name in many colours, as large as its box allows.
  @discardableResult
  public func logo(_ logo: Logo, _ box: Box) -> Element {
    let environment = environment
    return screen.add(
      Element(
        id: "logo", role: .label, box: box, label: { logo.text },
        draw: { list, frame, _ in
          logo.draw(in: frame, fitter: environment.fitter, into: &list)
        }))
  }

  /// A surface that says nothing; the radius is in units.
  @discardableResult
  public func panel(
    _ id: String, _ box: Box, radius: Double = 0, edge: Color? = nil,
    color: @escaping (Theme) -> Color
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .label, box: box,
        draw: { list, frame, _ in
          let fill = color(pen.environment.theme)
          guard radius > 0 else { return list.append(.fill(frame: frame, color: fill)) }
          let radius = pen.length(radius)
          list.append(.box(frame: frame, radius: radius, color: fill))
          guard let edge else { return }
          let width = max(pen.length(1.5), 1)
          list.append(.stroke(frame: frame, radius: radius, width: width, color: edge))
        }))
  }
}

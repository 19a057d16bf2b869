internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Scenes

/// The texts in the bar at the top of a screen, which grow and shrink alike.
final class HeaderLine {
  private unowned let screen: Screen
  private let pen: Pen
  private var members: [Member] = []

  private struct Member {
    let text: () -> String
    let box: Box
    let size: Double
    let weight: FontWeight
    let hasSign: Bool
  }

  init(_ kit: Kit) { (screen, pen) = (kit.screen, kit.pen) }

  /// The size of type in points for one of the texts, given in units.
  private func points(_ units: Double) -> Double {
    let growth = members.reduce(pen.environment.textScale) { growth, member in
      let room = pen.layout.frame(of: member.box).size
      let advance = pen.environment.fitter.advance(member.text(), member.weight)
      guard room.width > 0, room.height > 0, advance > 0 else { return growth }
      let fit =
        member.hasSign
        ? SignedText.size(of: advance, in: room)
        : min(room.width / advance, room.height / TextMeasurer.lineHeight)
      return min(growth, fit / pen.length(member.size))
    }
    return pen.length(units) * growth
  }

  /// A button that leads back, with an arrow head before its word.
  func back(
    _ id: String, _ box: Box, text: @escaping () -> String, press: @escaping () -> Void
  ) {
    let size = TypeSize.label
    members.append(Member(text: text, box: box, size: size, weight: .bold, hasSign: true))
    screen.add(
      Element(
        id: id, role: .button, box: box, label: text,
        draw: { [self] list, frame, look in
          let ink = Shade.ink.opacity(look.isPressed ? 0.6 : look.isHovered ? 0.8 : 1)
          let style = TextStyle(
            size: points(size), weight: .bold, color: ink, alignment: .leading)
          let drawing = PuzzleDrawing(pen: pen)
          drawing.signed(text(), in: frame, style: style, into: &list) { frame, list in
            drawing.backSign(in: frame, color: ink, into: &list)
          }
          pen.focusRing(frame, radius: pen.length(8), state: look, into: &list)
        }, press: press))
  }

  /// What matters less, in the middle.
  func label(_ id: String, _ box: Box, text: @escaping () -> String) {
    let size = TypeSize.label
    members.append(Member(text: text, box: box, size: size, weight: .semibold, hasSign: false))
    screen.add(
      Element(
        id: id, role: .label, box: box, label: text,
        draw: { [self] list, frame, _ in
          let style = TextStyle(size: points(size), color: Shade.faint)
          pen.write(text(), in: frame, style: style, into: &list)
        }))
  }

  /// What the player has, with a coin before it; it is a little larger while it beats.
  func coins(
    _ id: String, _ box: Box, label: @escaping () -> String, count: @escaping () -> Int,
    beat: @escaping () -> Double = { 0 }
  ) {
    let size = 21.0
    let text = { "\(count())" }
    members.append(Member(text: text, box: box, size: size, weight: .extraBold, hasSign: true))
    screen.add(
      Element(
        id: id, role: .label, box: box, label: label,
        draw: { [self] list, frame, _ in
          let style = TextStyle(
            size: points(size) * (1 + 0.25 * beat()), weight: .extraBold, color: Shade.ink,
            alignment: .trailing)
          let drawing = PuzzleDrawing(pen: pen)
          drawing.signed(text(), in: frame, style: style, into: &list) { frame, list in
            drawing.coin(in: frame.inset(frame.height * 0.08), into: &list)
          }
        }))
  }
}

extension Kit {
  /// A button that leads back, with an arrow head before its word, by itself in its bar.
  func backButton(
    _ id: String, _ box: Box, text: @escaping () -> String, press: @escaping () -> Void
  ) {
    HeaderLine(self).back(id, box, text: text, press: press)
  }
}

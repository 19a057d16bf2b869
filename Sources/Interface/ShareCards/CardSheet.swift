internal import Localization
internal import Cassowary
public import Controls
public import Drawing
internal import Geometry
internal import Layout
internal import Scenes
internal import Scores

/// The drawing of a score card: a screen of its own in the size of the picture.
///
/// It depends on the card, the format and the language alone, so that the same card gives the same
/// picture in any window.
public struct CardSheet {
  let screen = Screen()
  private let card: ShareCard

  /// Lays a card out for a format, in the language and with the fonts of an environment.
  public init(_ card: ShareCard, format: CardFormat, environment: Environment) {
    self.card = card
    let plain = Environment(strings: environment.strings, fitter: environment.fitter)
    let boxes = CardBoxes(in: screen.layout, hasFigure: !card.figure.isEmpty)
    let kit = Kit(screen: screen, environment: plain)
    addStripes(boxes, kit)
    addWords(boxes, kit)
    if let code = card.code { addCode(code, boxes.code) } else { addBoard(boxes, kit) }
    screen.resize(to: format.size, scale: 1)
  }

  /// What the picture shows, in pixels.
  public var drawList: DrawList {
    var list = DrawList()
    let layout = screen.layout
    list.append(.fill(frame: layout.frame(of: layout.window), color: .white))
    screen.draw(into: &list)
    return list
  }

  private static let hues: [UInt32] = [
    0xFF2D55, 0xFF9600, 0xFFD60A, 0x34C759, 0x54C7FC, 0x9B59B6, 0xFF99AC, 0x6A4320, 0x808080,
  ]

  private func addStripes(_ boxes: CardBoxes, _ kit: Kit) {
    for (index, box) in boxes.stripes.enumerated() {
      let color = Color(CardSheet.hues[index % CardSheet.hues.count])
      kit.panel("stripe.\(index)", box) { _ in color }
    }
  }

  private func addWords(_ boxes: CardBoxes, _ kit: Kit) {
    kit.logo(.colorMix, boxes.logo)
    let (card, environment) = (card, kit.environment)
    screen.add(
      Element(
        id: "figure", role: .label, box: boxes.figure, label: { card.figure },
        draw: { list, frame, _ in
          CardSheet.draw(card.figure, in: frame, fitter: environment.fitter, into: &list)
        }))
    kit.label(
      "title", boxes.title, size: TypeSize.display, weight: .extraBold, text: { card.title })
    kit.label(
      "details", boxes.details, size: TypeSize.display, weight: .medium, color: \.faint,
      text: { card.details })
    kit.label(
      "invitation", boxes.invitation, size: TypeSize.display, lines: 2,
      text: { card.invitation })
  }

  /// The figure in hollow digits, each in a colour.
  private static func draw(
    _ figure: String, in frame: Rect, fitter: TextFitter, into list: inout DrawList
  ) {
    let colors = [Color(0x9B59B6), Color(0xFF9600), Color(0x0A84FF), Color(0xFF2D55)]
    let style = TextStyle(size: TypeSize.display, weight: .extraBold, color: .black)
    guard let line = fitter.lines(of: figure, in: frame, style: style).first else { return }
    for (index, part) in fitter.letters(of: line, weight: style.weight).enumerated() {
      var digit = part
      digit.color = colors[index % colors.count]
      digit.outline = line.size * 0.035
      list.append(.text(digit))
    }
  }

  /// The game at a glance: a card, what is asked, and three answers.
  private func addBoard(_ boxes: CardBoxes, _ kit: Kit) {
    let strings = kit.environment.strings
    kit.panel("board", boxes.board, radius: 26) { _ in Color(0x9B59B6) }
    kit.label(
      "word", boxes.word, size: TypeSize.display, weight: .extraBold,
      color: { _ in Color(0xFFEE24) }, text: { strings("color.green") })
    kit.panel("band", boxes.band) { _ in Color(0x74428A) }
    kit.label(
      "question", boxes.question, size: TypeSize.display, weight: .bold,
      color: { _ in .white }, text: { strings("element.meaning") })
    let answers: [UInt32] = [0xFFEE24, 0x44DB5E, 0x9B59B6]
    for (index, box) in boxes.answers.enumerated() {
      kit.panel("answer.\(index)", box, radius: 14) { _ in Color(answers[index]) }
      let ink = Theme.ink(on: Color(answers[index]))
      kit.label(
        "letter.\(index)", boxes.letters[index], size: TypeSize.display, weight: .extraBold,
        color: { _ in ink }, text: { ["A", "B", "C"][index] })
    }
  }
}

internal import Geometry
internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import Layout
internal import MixRules
internal import Scenes

/// A card that stands for the game in the menu, with its band where there is room for it.
struct Poster {
  let kit: Kit
  let box: Box
  private let card = Card(background: .purple, ink: .yellow, meaning: .green)

  init(kit: Kit, box: Box) {
    self.kit = kit
    self.box = box
  }

  func add() {
    let layout = kit.screen.layout
    let word = layout.box("poster word")
    let band = layout.box("poster band")
    let tall = LayoutCondition.form(.landscape)
    let flat = LayoutCondition.form(.portrait, .short, .tiny)
    layout.add([
      (word.width == box.width * 0.76).named("poster word width"),
      (word.centerX == box.centerX).named("poster word centre"),
      (band.left == box.left).named("poster band left"),
      (band.width == box.width).named("poster band width"),
    ])
    layout.add(
      when: tall,
      [
        (word.centerY == box.top + box.height * 0.44).named("poster word place"),
        (word.height == box.height * 0.3).named("poster word height"),
        (band.top == box.top + box.height * 0.62).named("poster band place"),
        (band.height == box.height * 0.12).named("poster band height"),
      ])
    layout.add(
      when: flat,
      [
        (word.centerY == box.centerY).named("poster word place"),
        (word.height == box.height * 0.6).named("poster word height"),
        (band.top == box.bottom).named("poster band place"),
        (band.height == 0).named("poster band height"),
      ])
    addElements(word: word, band: band)
  }

  private func addElements(word: Box, band: Box) {
    let drawing = CardDrawing(palette: .vivid, pen: kit.pen)
    let (card, screen, strings) = (card, kit.screen, kit.environment)
    let ground = drawing.palette.color(card.background)
    screen.add(
      Element(
        id: "menu.card", role: .card, box: box,
        label: { strings.strings(card.meaning.wordKey) },
        draw: { [unowned screen] list, frame, _ in
          let isWhole = screen.layout.classes.form == .portrait
          let radius = isWhole ? drawing.pen.length(24) : 0
          list.append(.box(frame: frame, radius: radius, color: ground))
          let words = screen.layout.frame(of: word)
          drawing.word(card, in: words, into: &list)
          let place = screen.layout.frame(of: band)
          guard !place.isEmpty else { return }
          list.append(.fill(frame: place, color: ground.mixed(with: .black, 0.25)))
          let style = TextStyle(size: place.height * 0.5, weight: .bold, color: .white)
          let text = strings.strings("element.\(CardElement.meaning.rawValue)")
          drawing.pen.write(text, in: place, style: style, into: &list)
        }))
  }
}

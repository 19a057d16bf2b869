internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import GuessPacks
internal import Layout
internal import Localization
internal import Routing
internal import Scenes

/// The list of packs.
///
/// Its screen is made anew where packs come or go.
final class PacksScene: Scene {
  let route = Route(["guess"])
  let desk: Desk
  private(set) var screen = Screen()
  private(set) var cards: [PackCard] = []
  private var boxes: PacksBoxes?

  init(_ desk: Desk) {
    self.desk = desk
    build()
  }

  func appeared(at time: Int) {
    desk.refresh()
    arrange()
  }

  func resized() { arrange() }

  /// Fits the list to the window, and to the player's size of text.
  private func arrange() {
    boxes?.choose(textScale: desk.services.environment.textScale, in: screen.layout)
    screen.scroll(by: 0)
  }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    guard case .drop(let path) = event, let scene = desk.bring(path) else { return false }
    rebuild()
    desk.services.navigation.push(scene)
    return true
  }

  func draw(into list: inout DrawList, at time: Int) {
    let window = screen.layout.frame(of: screen.layout.window)
    list.append(.fill(frame: window, color: Shade.ground))
    screen.draw(into: &list)
  }

  /// Shows the packs that are there now.
  func rebuild() {
    let (size, scale) = (screen.layout.size, screen.layout.scale)
    let before = screen
    screen = Screen()
    build()
    screen.resize(to: size, scale: scale)
    arrange()
    if before.showsFocus { screen.moveFocus(.next) }
  }

  private func build() {
    cards = desk.listing()
    let boxes = PacksBoxes(removable: cards.map { !$0.entry.isBuiltIn }, in: screen.layout)
    self.boxes = boxes
    let kit = Kit(screen: screen, environment: desk.services.environment)
    screen.makeScroll(viewport: boxes.viewport, content: boxes.content)
    addEdges(boxes, kit)
    if cards.isEmpty { addEmptiness(boxes, kit) }
    for (index, (card, row)) in zip(cards, boxes.rows).enumerated() {
      PackRow(index: index, card: card, boxes: row, kit: kit, desk: desk).add(
        open: { [unowned self] in open(card) }, remove: { [unowned self] in askToRemove(card) })
    }
    screen.focus(screen.element("packs.0"))
  }

  private func addEdges(_ boxes: PacksBoxes, _ kit: Kit) {
    let (services, savings) = (desk.services, desk.savings)
    let environment = services.environment
    let line = HeaderLine(kit)
    line.back(
      "packs.back", boxes.back, text: { environment.strings("packs.back") },
      press: { services.navigation.open(Route(["menu"])) })
    kit.logo(.crazyGuess, boxes.title)
    line.coins(
      "packs.coins", boxes.coins,
      label: { environment.strings("guess.coins", count: savings.savings.coins) },
      count: { savings.savings.coins })
    kit.label(
      "packs.drop", boxes.hint, size: TypeSize.body, weight: .medium, color: { _ in Shade.faint },
      text: { environment.strings("packs.drop") })
  }

  private func addEmptiness(_ boxes: PacksBoxes, _ kit: Kit) {
    let layout = screen.layout
    let environment = desk.services.environment
    let (title, text) = (layout.box("empty title"), layout.box("empty text"))
    for box in [title, text] {
      layout.add(box.spans(boxes.viewport))
      layout.add([(box.height == boxes.viewport.height * 0.2).named("\(box.name) height")])
    }
    layout.add([
      (title.bottom == boxes.viewport.centerY).named("empty title place"),
      (text.top == title.bottom).named("empty text place"),
    ])
    kit.label(
      "packs.empty", title, size: TypeSize.heading, weight: .bold, color: { _ in Shade.ink },
      text: { environment.strings("packs.empty.title") })
    kit.label(
      "packs.empty.text", text, size: TypeSize.label, lines: 2, color: { _ in Shade.faint },
      text: { environment.strings("packs.empty.text") })
  }

  private func open(_ card: PackCard) {
    let navigation = desk.services.navigation
    guard let scene = desk.scene(of: card.entry, back: navigation.close) else { return }
    navigation.push(scene)
  }

  private func askToRemove(_ card: PackCard) {
    desk.services.navigation.overlay(
      RemovalScene(title: card.title, desk) { [weak self] in self?.remove(card) })
  }

  private func remove(_ card: PackCard) {
    let strings = desk.strings
    do throws(PackStore.Fault) {
      try desk.packs.remove(card.entry.id)
      desk.tell(desk.savings.change { $0.forget(card.entry.id) })
      desk.setup.picturesChanged()
      desk.services.navigation.say(strings("packs.removed", ["title": card.title]))
    } catch {
      let values = ["title": card.title, "reason": error.words(strings)]
      desk.services.navigation.say(strings("packs.notRemoved", values))
    }
    rebuild()
  }
}

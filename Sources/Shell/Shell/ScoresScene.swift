internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import Routing
internal import Scenes

/// The best score of each mode, and the way to better it.
final class ScoresScene: Scene {
  let route = Route(["scores"])
  let screen = Screen()
  private let environment: Environment

  init(_ shell: Shell) {
    environment = shell.environment
    let layout = screen.layout
    let page = PageBoxes(in: screen)
    let kit = Kit(screen: screen, environment: environment)
    kit.label(
      "scores.title", page.title, size: TypeSize.heading, weight: .extraBold,
      text: { [environment] in environment.strings("scores.title") })
    kit.backButton(
      "scores.back", page.back, text: { [environment] in environment.strings("scores.back") }
    ) { shell.stage.close() }
    let items = shell.modules.flatMap(\.menuItems).sorted { $0.order < $1.order }
    let boxes = items.map { layout.box($0.id) }
    page.stack(boxes.map { ($0, 84) }, in: layout, spacing: 12, leastForFingers: 56)
    for (item, box) in zip(items, boxes) { addRow(item, box, kit, shell) }
    for element in screen.elements.dropFirst(2) { element.isScrolled = true }
  }

  func draw(into list: inout DrawList, at time: Int) {
    let layout = screen.layout
    list.append(.fill(frame: layout.frame(of: layout.window), color: environment.theme.background))
    screen.draw(into: &list)
  }

  /// A mode's name, its best score, and a button that plays it.
  private func addRow(_ item: MenuItem, _ box: Box, _ kit: Kit, _ shell: Shell) {
    let layout = screen.layout
    let unit = layout.unit
    let name = layout.box("\(item.id) name")
    let best = layout.box("\(item.id) best")
    let play = layout.box("\(item.id) play")
    layout.add(
      name.stands(in: box), best.stands(in: box),
      [
        (name.left == box.left + unit * 20).named("name left"),
        (name.width == box.width * 0.36).named("name width"),
        (best.left == name.right).named("best left"),
        (best.width == box.width * 0.24).named("best width"),
        (play.left == best.right + unit * 6).named("play left"),
        (play.right == box.right - unit * 16).named("play right"),
        (play.centerY == box.centerY).named("play middle"),
        (play.height <= box.height).named("play in row"),
        (play.height == box.height * 0.6).strength(.medium).named("play height"),
      ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(play.height >= 40).strength(.strong).named("play for a finger")])
    let environment = environment
    let score = shell.best(item.route.path.joined(separator: "."))
    kit.panel("\(item.id).row", box, radius: 18, color: \.field)
    kit.label(
      "\(item.id).name", name, size: TypeSize.button, weight: .bold, alignment: .leading,
      text: { environment.strings(item.id) })
    kit.label(
      "\(item.id).best", best, size: 40, weight: .extraBold, color: item.color,
      text: { score > 0 ? "\(score)" : "–" })
    let navigation = shell.stage.navigation
    kit.button(
      item.id.replacing("menu.", with: "scores."), play, .filled(item.color),
      size: TypeSize.body, text: { environment.strings("scores.empty.play") },
      press: { navigation.open(item.route) })
  }
}

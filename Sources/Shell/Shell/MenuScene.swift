internal import Localization
internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import Routing
internal import Scenes

/// What can be played, and the way to everything else.
final class MenuScene: Scene {
  let route = Shell.menu
  let screen = Screen()
  private let environment: Environment

  init(_ shell: Shell) {
    environment = shell.environment
    let items = shell.modules.flatMap(\.menuItems).sorted { $0.order < $1.order }
    let own = ((shell.scoreModes.isEmpty ? [] : ["scores"]) + ["players", "about"]).map {
      MenuItem(id: "menu.\($0)", route: Route([$0]), order: .max, color: \.faint)
    }
    let links = shell.modules.flatMap(\.menuLinks).sorted { $0.order < $1.order } + own
    let boxes = MenuBoxes(in: screen.layout, buttons: items.count + 1, links: links.count)
    let kit = Kit(screen: screen, environment: environment)
    shell.modules.first?.addPoster(in: boxes.poster, to: kit)
    kit.logo(shell.logo, boxes.logo)
    addButtons(items, boxes, kit, shell)
    addLinks(links, boxes, kit, shell)
  }

  func draw(into list: inout DrawList, at time: Int) {
    let layout = screen.layout
    list.append(.fill(frame: layout.frame(of: layout.window), color: environment.theme.background))
    screen.draw(into: &list)
  }

  private func addButtons(
    _ items: [MenuItem], _ boxes: MenuBoxes, _ kit: Kit, _ shell: Shell
  ) {
    let group = TextGroup()
    let navigation = shell.stage.navigation
    for (item, box) in zip(items, boxes.buttons) {
      kit.button(
        item.id, box, .filled(item.color), group: group,
        text: { [environment] in environment.strings(item.id) },
        press: { navigation.open(item.route) })
    }
    guard let last = boxes.buttons.last else { return }
    kit.button(
      "menu.settings", last, .outlined(\.green), group: group,
      text: { [environment] in environment.strings("menu.settings") },
      press: { navigation.open(Route(["settings"])) })
  }

  private func addLinks(
    _ links: [MenuItem], _ boxes: MenuBoxes, _ kit: Kit, _ shell: Shell
  ) {
    let group = TextGroup()
    let navigation = shell.stage.navigation
    for (link, box) in zip(links, boxes.links) {
      let isPlayer = link.id == "menu.players"
      kit.button(
        link.id, box, .plain(link.color), role: .link, size: TypeSize.body,
        group: isPlayer && !shell.player.isEmpty ? nil : group,
        text: { [environment, unowned shell] in
          isPlayer && !shell.player.isEmpty ? shell.player : environment.strings(link.id)
        },
        press: { navigation.open(link.route) })
    }
    let version = shell.handed.version
    kit.label(
      "menu.version", boxes.version, size: TypeSize.caption, weight: .medium, color: \.faint,
      text: { [environment] in environment.strings("menu.version", ["version": version]) })
  }
}

internal import Controls
internal import Cassowary
internal import Drawing
internal import GameModules
internal import Layout
internal import Localization
internal import Routing
internal import Scenes

/// Asks whether a pack is to be removed.
final class RemovalScene: Scene {
  let route = Route(["guess"])
  let overlayName: String? = "remove"
  let screen = Screen()
  private let desk: Desk

  init(title name: String, _ desk: Desk, remove: @escaping () -> Void) {
    self.desk = desk
    let layout = screen.layout
    let (title, region) = (layout.box("title"), layout.box("region"))
    let buttons = [layout.box("keep"), layout.box("remove")]
    layout.add(
      title.spans(layout.window, margin: layout.unit * 24),
      region.spans(layout.window, margin: layout.unit * 16),
      [
        (title.top == layout.window.height * 0.14).named("title place"),
        (title.height == layout.window.height * 0.26).named("title height"),
        (region.top == title.bottom + layout.unit * 8).named("buttons top"),
        (region.bottom == layout.window.bottom - layout.unit * 12).named("buttons bottom"),
      ])
    layout.addColumn(buttons, in: region, width: layout.unit * 280, height: layout.unit * 54)
    let kit = Kit(screen: screen, environment: desk.services.environment)
    let (environment, navigation) = (desk.services.environment, desk.services.navigation)
    kit.label(
      "packs.remove.sure", title, size: TypeSize.heading, weight: .bold, lines: 3,
      color: { _ in Shade.ink },
      text: { environment.strings("packs.remove.sure", ["title": name]) })
    let group = TextGroup()
    let keep = kit.button(
      "packs.remove.keep", buttons[0], .filled(\.green), group: group,
      text: { environment.strings("packs.remove.keep") }, press: { navigation.close() })
    kit.button(
      "packs.remove", buttons[1], .outlined { _ in .white }, group: group,
      text: { environment.strings("packs.remove") },
      press: {
        navigation.close()
        remove()
      })
    screen.focus(keep)
  }

  var backdrop: Backdrop? { Backdrop(blur: 24, dim: desk.services.environment.theme.dim) }
}

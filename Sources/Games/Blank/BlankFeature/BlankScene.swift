internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import Localization
internal import Routing
internal import Scenes

/// Says the game's name, and leads back to the menu.
final class BlankScene: Scene {
  let route = Route(["blank"])
  let screen = Screen()
  private let services: GameServices

  init(_ services: GameServices) {
    self.services = services
    let boxes = BlankBoxes(in: screen.layout)
    addElements(boxes, Kit(screen: screen, environment: services.environment))
  }

  /// What the game tells drivers; they read it under the module's id.
  var report: [String: ReportValue] { ["blank": .object([:])] }

  func draw(into list: inout DrawList, at time: Int) {
    let window = screen.layout.frame(of: screen.layout.window)
    list.append(.fill(frame: window, color: services.environment.theme.background))
    screen.draw(into: &list)
  }

  private func addElements(_ boxes: BlankBoxes, _ kit: Kit) {
    let (environment, navigation) = (services.environment, services.navigation)
    kit.label(
      "blank.name", boxes.name, size: TypeSize.title, weight: .extraBold,
      text: { environment.strings("menu.blank") })
    kit.label(
      "blank.title", boxes.title, size: TypeSize.heading,
      text: { environment.strings("blank.title") })
    kit.label(
      "blank.text", boxes.text, size: TypeSize.label, weight: .medium, color: \.faint,
      text: { environment.strings("blank.text") })
    let back = kit.button(
      "blank.back", boxes.back, .filled(\.purple),
      text: { environment.strings("blank.back") },
      press: { navigation.open(Route(["menu"])) })
    screen.focus(back)
  }
}

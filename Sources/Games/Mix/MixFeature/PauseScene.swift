internal import Localization
internal import Controls
internal import Drawing
internal import GameModules
internal import Routing
internal import Scenes

/// Lies over a paused game.
final class PauseScene: Scene {
  let route: Route
  let overlayName: String? = "pause"
  let screen = Screen()
  private let services: GameServices

  init(_ services: GameServices, route: Route, quit: @escaping () -> Void) {
    self.services = services
    self.route = route
    let boxes = PauseBoxes(in: screen.layout)
    let kit = Kit(screen: screen, environment: services.environment)
    kit.label(
      "pause.title", boxes.title, size: 40, weight: .extraBold, color: { _ in .white },
      text: words("pause.title"))
    kit.label(
      "pause.text", boxes.text, size: TypeSize.body, color: { _ in .white },
      text: words("pause.text"))
    let group = TextGroup()
    let resume = kit.button(
      "pause.resume", boxes.buttons[0], .filled(\.green), group: group,
      text: words("pause.resume"), press: { services.navigation.close() })
    kit.button(
      "pause.quit", boxes.buttons[1], .outlined { _ in .white }, group: group,
      text: words("pause.quit"), press: quit)
    screen.focus(resume)
  }

  private func words(_ key: String) -> () -> String {
    { [environment = services.environment] in environment.strings(key) }
  }

  var backdrop: Backdrop? {
    Backdrop(blur: 24, dim: services.environment.theme.dim)
  }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    switch event {
    case .key(let key) where ["P", "Pause"].contains(key.place): services.navigation.close()
    case .button("start"): services.navigation.close()
    default: return false
    }
    return true
  }
}

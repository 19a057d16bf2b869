internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
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
    let kit = Kit(screen: screen, environment: services.environment)
    let layout = screen.layout
    let (title, text, region) = (layout.box("title"), layout.box("text"), layout.box("buttons"))
    let buttons = [layout.box("resume"), layout.box("quit")]
    let (window, unit) = (layout.window, layout.unit)
    for (box, height, below) in [(title, 52.0, window.top + window.height * 0.12)] {
      layout.add([
        (box.centerX == window.centerX).named("title centre"),
        (box.width == window.width * 0.86).named("title width"),
        (box.top == below).named("title place"),
        (box.height == unit * height).named("title height"),
      ])
    }
    layout.add([
      (text.centerX == window.centerX).named("text centre"),
      (text.width == window.width * 0.86).named("text width"),
      (text.top == title.bottom).named("text place"),
      (text.height == unit * 28).named("text height"),
      (region.left == window.left + unit * 16).named("buttons left"),
      (region.right == window.right - unit * 16).named("buttons right"),
      (region.top == text.bottom + unit * 12).named("buttons top"),
      (region.bottom == window.bottom - unit * 12).named("buttons bottom"),
    ])
    layout.addColumn(buttons, in: region, width: unit * 280, height: unit * 54)
    let strings = services.environment
    kit.label(
      "pause.title", title, size: 40, weight: .extraBold, color: { _ in .white },
      text: { strings.strings("pause.title") })
    kit.label(
      "pause.text", text, size: TypeSize.body, color: { _ in Color.white.opacity(0.75) },
      text: { strings.strings("pause.text") })
    let group = TextGroup()
    let resume = kit.button(
      "pause.resume", buttons[0], .filled(\.green), group: group,
      text: { strings.strings("pause.resume") }, press: { services.navigation.close() })
    kit.button(
      "pause.quit", buttons[1], .outlined { _ in .white }, group: group,
      text: { strings.strings("pause.quit") }, press: quit)
    screen.focus(resume)
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

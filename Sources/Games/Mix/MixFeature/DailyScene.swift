internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import Localization
internal import Routing
internal import Scenes
internal import Scores

/// The game of the day: what it is, whether it was played, and the way to it.
final class DailyScene: Scene {
  let route = Route(["mix", "daily"])
  let screen = Screen()
  private let services: GameServices
  private var game: DailyGame
  private var counted: KeptRun?

  init(_ services: GameServices) {
    self.services = services
    game = DailyGame(at: services.moment())
    let boxes = DailyBoxes(in: screen.layout)
    let kit = Kit(screen: screen, environment: services.environment)
    look()
    addPanel(boxes, kit)
    addButtons(boxes, kit)
  }

  func appeared(at time: Int) { look() }

  func draw(into list: inout DrawList, at time: Int) {
    let window = screen.layout.frame(of: screen.layout.window)
    list.append(.fill(frame: window, color: services.environment.theme.background))
    screen.draw(into: &list)
  }

  /// Looks which day it is, and whether its game was played.
  private func look() {
    game = DailyGame(at: services.moment())
    counted = (try? services.scores.daily(game.day, services.player())) ?? nil
  }

  private func addPanel(_ boxes: DailyBoxes, _ kit: Kit) {
    let environment = services.environment
    let strings = { environment.strings }
    kit.panel("daily.panel", boxes.panel) { $0.purple }
    kit.backButton(
      "daily.back", boxes.back, color: { _ in Color.white.opacity(0.9) },
      text: { strings()("daily.back") }, press: { [services] in services.navigation.close() })
    kit.label(
      "daily.title", boxes.title, size: TypeSize.heading, weight: .extraBold,
      color: { _ in .white }, text: { strings()("daily.title") })
    kit.label(
      "daily.figure", boxes.figure, size: TypeSize.display, weight: .extraBold,
      color: { $0.yellow },
      text: { [unowned self] in "\(counted?.entry.score ?? game.day.day)" })
    kit.label(
      "daily.day", boxes.day, size: TypeSize.label, color: { _ in Color.white.opacity(0.9) },
      text: { [unowned self] in
        strings()("daily.day", ["date": strings().date(game.day)])
      })
    kit.label(
      "daily.text", boxes.text, size: TypeSize.label, lines: 3,
      text: { [unowned self] in
        guard let counted else { return strings()("daily.text") }
        return strings()("daily.done", ["score": "\(counted.entry.score)"])
      })
  }

  private func addButtons(_ boxes: DailyBoxes, _ kit: Kit) {
    let environment = services.environment
    let group = TextGroup()
    let first = kit.button(
      "daily.play", boxes.buttons[0], .filled(\.red), group: group,
      text: { [unowned self] in
        environment.strings(counted == nil ? "daily.play" : "daily.again")
      }, press: { [unowned self] in play() })
    kit.button(
      "daily.copy", boxes.buttons[1], .outlined(\.green), group: group,
      text: { environment.strings("daily.copy") }, press: { [unowned self] in copy() })
    screen.focus(first)
  }

  private func play() {
    look()
    services.navigation.replace(GameScene(game.setup, services))
  }

  private func copy() {
    services.copy(game.link)
    services.navigation.say(services.environment.strings("message.linkCopied"))
  }
}

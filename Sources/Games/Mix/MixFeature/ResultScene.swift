internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import MixRules
internal import Routing
internal import Scenes

/// Says how a run ended, and what may come next.
final class ResultScene: Scene {
  let route: Route
  let screen = Screen()
  private let outcome: Outcome
  private let services: GameServices
  private let again: GameScene.Setup
  private let confetti: Confetti
  private var thrownAt: Int?
  private var time = 0

  init(_ outcome: Outcome, again: GameScene.Setup, route: Route, _ services: GameServices) {
    self.outcome = outcome
    self.again = again
    self.route = route
    self.services = services
    confetti = Confetti(seed: outcome.run.seed)
    let boxes = ResultBoxes(in: screen.layout)
    let kit = Kit(screen: screen, environment: services.environment)
    addPanel(boxes, kit)
    addButtons(boxes, kit)
  }

  var report: [String: ReportValue] {
    ["mix": GameScene.report(of: outcome.run, best: outcome.best)]
  }

  /// Confetti falls over a new best, once, unless motion is reduced.
  func appeared(at time: Int) {
    self.time = max(self.time, time)
    guard thrownAt == nil, outcome.isCelebrated, !services.environment.reducesMotion else { return }
    thrownAt = time
  }

  func advance(to time: Int) { self.time = max(self.time, time) }

  var wake: Wake {
    guard let thrownAt, time < thrownAt + Confetti.duration else { return .never }
    return .nextFrame
  }

  func draw(into list: inout DrawList, at time: Int) {
    let window = screen.layout.frame(of: screen.layout.window)
    list.append(.fill(frame: window, color: services.environment.theme.background))
    screen.draw(into: &list)
  }

  private func addPanel(_ boxes: ResultBoxes, _ kit: Kit) {
    let (outcome, environment) = (outcome, services.environment)
    let isNew = outcome.isCelebrated
    let ground: (Theme) -> Color = isNew ? \.yellow : \.purple
    let ink: (Theme) -> Color = { Theme.ink(on: ground($0)) }
    kit.panel("result.panel", boxes.panel, color: ground)
    screen.add(
      Element(
        id: "result.confetti", role: .label, box: boxes.panel,
        draw: { [unowned self, pen = kit.pen] list, frame, _ in
          guard let thrownAt else { return }
          confetti.draw(after: time - thrownAt, in: frame, side: pen.length(11), into: &list)
        }))
    kit.label(
      "result.score", boxes.figure, size: TypeSize.display, weight: .extraBold,
      color: { isNew ? $0.red : .white }, text: { "\(outcome.run.score)" })
    kit.label(
      "result.headline", boxes.headline, size: 32, weight: .extraBold, color: ink,
      text: {
        outcome.headline(environment.strings)
      })
    kit.label(
      "result.best", boxes.standing, size: TypeSize.body,
      color: { ink($0).opacity(0.9) }, text: { outcome.standing(environment.strings) })
    kit.panel(
      "result.field", boxes.field, radius: 18,
      color: { ground($0).mixed(with: .black, 0.1) })
    let group = TextGroup()
    kit.label(
      "result.choice", boxes.choice, size: TypeSize.label, weight: .medium, lines: 2, group: group,
      color: ink, text: { outcome.choice(environment.strings) })
    kit.label(
      "result.answer", boxes.answer, size: TypeSize.label, weight: .bold, lines: 3, group: group,
      color: ink, text: { outcome.answer(environment.strings) })
  }

  private func addButtons(_ boxes: ResultBoxes, _ kit: Kit) {
    let (services, outcome, again) = (services, outcome, again)
    let strings = services.environment
    kit.logo(.colorMix, boxes.logo)
    let group = TextGroup()
    let replay = kit.button(
      "result.replay", boxes.buttons[0], .filled(\.red), group: group,
      text: { strings.strings("result.replay") },
      press: { services.navigation.replace(GameScene(again, services)) })
    kit.button(
      "result.share", boxes.buttons[1], .filled(\.blue), group: group,
      text: { strings.strings("result.share") },
      press: { services.share(outcome.card(services)) })
    kit.button(
      "result.watch", boxes.buttons[2], .filled(\.orange), group: group,
      text: { strings.strings("result.watch") }, press: { outcome.watch(services) })
    kit.button(
      "result.home", boxes.buttons[3], .outlined(\.green), group: group,
      text: { strings.strings("result.home") },
      press: { services.navigation.open(Route(["menu"])) })
    kit.label(
      "result.times", boxes.pace, size: TypeSize.caption, weight: .medium, lines: 2,
      color: \.faint, text: { outcome.pace(strings.strings) })
    screen.focus(replay)
  }
}

internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import MixRules
internal import Routing
internal import Scenes

/// Says what a score card holds that was dropped, opened or named in a link, and whether it is true.
final class CardScene: Scene {
  let route: Route
  let overlayName: String? = "card"
  let screen = Screen()
  private let verdict: Verdict
  private let name: String
  private let module: MixModule
  /// Where the run is to be beaten.
  private let beat: Route
  private let services: GameServices

  /// Takes a verdict.
  ///
  /// - Parameters:
  ///   - verdict: What there is to say.
  ///   - name: The name of the file that was brought; empty for a link.
  ///   - id: The number of a run that is kept.
  ///   - module: What reads a card that is dropped while this one is looked at.
  ///   - services: What scenes are handed.
  init(
    _ verdict: Verdict, name: String = "", id: Int64? = nil, module: MixModule,
    _ services: GameServices
  ) {
    let routes = ["card", "beat"].map { what in
      id.map { Route(["mix", what, "\($0)"]) } ?? verdict.route(what)
    }
    (route, beat) = (routes[0], routes[1])
    self.verdict = verdict
    self.name = name
    self.module = module
    self.services = services
    let choices = choices
    let boxes = CardSceneBoxes(
      in: screen.layout, buttons: choices.count, hasScore: verdict.claim != nil)
    let kit = Kit(screen: screen, environment: services.environment)
    addText(boxes, kit)
    addVerdict(boxes, kit)
    addButtons(choices, boxes, kit)
  }

  var backdrop: Backdrop? { Backdrop(blur: 24, dim: services.environment.theme.dim) }

  private func addText(_ boxes: CardSceneBoxes, _ kit: Kit) {
    guard let claim = verdict.claim else { return addCross(boxes, kit) }
    let environment = services.environment
    let isTrue = verdict.isValid
    kit.label(
      "card.score", boxes.figure, size: TypeSize.display, weight: .extraBold,
      color: { _ in isTrue ? .white : Color.white.opacity(0.55) }, text: { "\(claim.score)" })
    kit.label(
      "card.mode", boxes.title, size: TypeSize.heading, weight: .extraBold,
      color: { _ in .white }, text: { environment.strings("mode.\(claim.mode.rawValue)") })
    kit.label(
      "card.details", boxes.details, size: TypeSize.body, weight: .medium,
      color: { _ in Color.white.opacity(0.8) },
      text: { [verdict] in verdict.details(environment.strings) })
  }

  /// Where there is no score to show, a cross.
  private func addCross(_ boxes: CardSceneBoxes, _ kit: Kit) {
    let pen = kit.pen
    screen.add(
      Element(
        id: "card.nothing", role: .picture, box: boxes.figure,
        draw: { list, frame, _ in
          let side = min(frame.width, frame.height) * 0.8
          let place = Rect(
            x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
          list.append(
            .box(frame: place, radius: side / 2, color: Color.white.opacity(0.16)))
          pen.crossSign(in: place, color: .white, into: &list)
        }))
  }

  /// The sentence about it, on green where the run is true and on red where it is not.
  private func addVerdict(_ boxes: CardSceneBoxes, _ kit: Kit) {
    let (pen, environment, verdict, name) = (kit.pen, services.environment, verdict, name)
    let ground = Color(
      verdict.isValid ? 0x248A3D : verdict.isBeginning ? 0x8A5A00 : 0xC81E3E)
    screen.add(
      Element(
        id: "card.panel", role: .picture, box: boxes.verdict,
        draw: { [unowned screen] list, frame, _ in
          list.append(.box(frame: frame, radius: frame.height / 2, color: ground))
          let sign = screen.layout.frame(of: boxes.sign)
          if verdict.isValid {
            pen.checkSign(in: sign, color: .white, into: &list)
          } else {
            pen.crossSign(in: sign.inset(-sign.width * 0.5), color: .white, into: &list)
          }
        }))
    kit.label(
      "card.verdict", boxes.words, size: TypeSize.label, weight: .bold, lines: 2,
      least: TypeSize.caption, color: { _ in .white },
      text: { verdict.words(environment.strings, name: name) })
  }
}

extension CardScene {
  private var choices: [String] {
    switch verdict {
    case .valid: ["card.watch", "card.beat", "card.close"]
    case .beginning: ["card.beat", "card.close"]
    default: ["card.close"]
    }
  }

  private func addButtons(_ choices: [String], _ boxes: CardSceneBoxes, _ kit: Kit) {
    let environment = services.environment
    let group = TextGroup()
    let looks: [String: ButtonLook] = [
      "card.watch": .filled(\.orange), "card.beat": .filled(\.red),
      "card.close": .outlined { _ in .white },
    ]
    for (id, box) in zip(choices, boxes.buttons) {
      kit.button(
        id, box, looks[id] ?? .filled(\.blue), group: group,
        text: { environment.strings(id) }, press: { [unowned self] in choose(id) })
    }
    screen.focus(choices.first.flatMap { screen.element($0) })
  }

  private func choose(_ id: String) {
    let navigation = services.navigation
    switch (id, verdict) {
    case ("card.watch", .valid(let checked)):
      if let scene = WatchScene(checked, services) { navigation.push(scene) }
    case ("card.beat", _): navigation.open(beat)
    default: navigation.close()
    }
  }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    guard case .drop(let path) = event, let next = module.bring(path, services) else {
      return false
    }
    services.navigation.replace(next)
    return true
  }
}

extension Verdict {
  /// Whether only cards and score are known.
  var isBeginning: Bool {
    if case .beginning = self { true } else { false }
  }

  /// The day that it was the game of, or how many answers there are.
  func details(_ strings: Strings) -> String {
    if let claim, let game = DailyGame(seed: claim.seed) {
      return strings("card.daily", ["date": strings.date(game.day)])
    }
    guard case .valid(let checked) = self, let pace = AnswerPace(checked.record.answers) else {
      return ""
    }
    return strings(
      "result.times",
      [
        "median": strings.seconds(milliseconds: pace.median),
        "fastest": strings.seconds(milliseconds: pace.fastest),
      ])
  }
}

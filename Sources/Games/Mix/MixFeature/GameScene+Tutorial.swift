internal import Scenes
internal import GameModules
internal import Geometry
internal import Layout
internal import MixRules
internal import Routing

extension GameScene {
  /// The tutorial of the scene's mode; its spotlights follow this screen's layout.
  func tutorial() -> TutorialScene {
    TutorialScene(
      id: "mix.\(mode.rawValue)", steps: mode == .classic ? classicSteps : fantasySteps,
      route: Route(["mix", "tutorial", mode.rawValue]), services)
  }

  /// A step; while it stands, the example shows its board, or one of its cards to remember.
  private func step(
    _ name: String, text: String = "text", card: Int? = nil, spot: @escaping () -> Rect
  ) -> TutorialScene.Step {
    let key = "tutorial.\(mode.rawValue).\(name)"
    return TutorialScene.Step(
      titleKey: "\(key).title", textKey: "\(key).\(text)",
      show: { [unowned self] in
        exampleCard = card
        showState()
      }, spot: spot)
  }

  private func spot(_ box: KeyPath<GameBoxes, Box>) -> () -> Rect {
    { [unowned self] in screen.layout.frame(of: boxes[keyPath: box]) }
  }

  private var classicSteps: [TutorialScene.Step] {
    [
      step("card", spot: spot(\.card)),
      step("question", text: mode.example.element.rawValue, spot: spot(\.band)),
      step("timer", spot: spot(\.band)),
      step("options", spot: spot(\.answers)),
      step("end", spot: spot(\.pause)),
    ]
  }

  private var fantasySteps: [TutorialScene.Step] {
    [
      step("remember", card: 0, spot: spot(\.memory)),
      step("more", card: 1, spot: spot(\.dots)),
      step("question", spot: spot(\.band)),
      step("timer", spot: spot(\.band)),
      step("options", spot: spot(\.answers)),
    ]
  }
}

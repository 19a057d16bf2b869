internal import Controls
internal import GameModules
internal import Layout
internal import Localization
internal import MixRules
internal import Scenes

extension GameScene {
  var options: [Element] { (0..<3).compactMap { screen.element("game.option.\($0)") } }

  private var elements: GameElements {
    GameElements(screen: screen, boxes: boxes) { [unowned self] in view }
  }

  func addElements() {
    let environment = services.environment
    elements.add(takesAnswers: true)
    screen.add(
      Element(
        id: "game.pause", role: .button, box: boxes.pause,
        label: { environment.strings("game.pause") }, press: {}))
    addGhost()
    showState()
  }

  /// Lets the elements follow the run.
  func showState() {
    elements.show()
    let hides = view.isHidden
    for option in options {
      // Whether an answer comes in time is for the rules to say, by the event's own time.
      option.isEnabled = isBegun && !hides && !run.isSettled
    }
    screen.element("game.pause")?.isHidden = run.ending != nil
  }
}

extension Mode {
  /// The question that a tutorial explains.
  var example: Question {
    let target = Card(background: .red, ink: .yellow, meaning: .white)
    let other = Card(background: .blue, ink: .brown, meaning: .pink)
    return Question(
      cards: self == .classic ? [target] : [other, target], target: self == .classic ? 0 : 1,
      element: self == .classic ? .background : .meaning, options: [.yellow, .white, .red],
      limit: 6000)
  }
}

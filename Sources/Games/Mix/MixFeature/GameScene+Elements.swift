internal import Localization
internal import GameModules
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import MixRules
internal import Scenes

extension GameScene {
  var options: [Element] { (0..<3).compactMap { screen.element("game.option.\($0)") } }

  /// Adds the elements; the scene draws them itself, since a question is drawn twice while it slides.
  func addElements() {
    let environment = services.environment
    screen.add(
      Element(id: "game.card", role: .card, box: boxes.card) { [unowned self] in cardLabel })
    screen.add(
      Element(id: "game.question", role: .label, box: boxes.band) { [unowned self] in bandText })
    for index in 0..<3 {
      let option = Element(
        id: "game.option.\(index)", role: .option, box: boxes.options[index],
        label: { [unowned self] in optionLabel(index) }, press: {})
      option.takesDoubleClicks = false
      screen.add(option)
    }
    screen.add(
      Element(id: "game.score", role: .label, box: boxes.score) { [unowned self] in
        "\(run.score)"
      })
    screen.add(
      Element(id: "game.remember", role: .label, box: boxes.remember) { [unowned self] in
        rememberText
      })
    screen.add(
      Element(
        id: "game.pause", role: .button, box: boxes.pause,
        label: { environment.strings("game.pause") }, press: {}))
    showState()
  }

  /// Lets the elements follow the run.
  func showState() {
    let remembers = rememberedCard != nil
    let hides = isHidden
    for option in options {
      option.isHidden = remembers
      // Whether an answer comes in time is for the rules to say, by the event's own time.
      option.isEnabled = isBegun && !hides && !run.isSettled
    }
    screen.element("game.question")?.isHidden = remembers
    screen.element("game.card")?.isHidden = hides && !remembers
    screen.element("game.remember")?.isHidden = !remembers
    screen.element("game.pause")?.isHidden = run.ending != nil
  }

  /// The index of the card that Fantasy shows now to be remembered.
  var rememberedCard: Int? {
    guard isBegun else { return exampleCard }
    guard mode == .fantasy, run.ending == nil else { return nil }
    return run.visibleCard
  }

  /// Whether the run hides its cards and options, so that a pause is no time to think.
  var isHidden: Bool {
    guard isBegun else { return false }
    switch run.phase {
    case .paused, .countdown: return true
    case .playing, .over: return false
    }
  }

  private var cardLabel: String {
    let card = question.cards[rememberedCard ?? question.target]
    return services.environment.strings(card.meaning.wordKey)
  }

  /// What the band asks.
  var bandText: String {
    guard !isHidden else { return "" }
    return services.environment.strings("element.\(question.element.rawValue)")
  }

  var rememberText: String {
    let strings = services.environment.strings
    let count = question.cards.count
    guard count > 1 else { return strings("fantasy.remember.only") }
    let number = (rememberedCard ?? 0) + 1
    return strings("fantasy.remember", ["n": "\(number)", "of": "\(count)"])
  }

  private func optionLabel(_ index: Int) -> String {
    let strings = services.environment.strings
    guard !isHidden else { return letter(index) }
    let colour = strings(question.options[index].wordKey)
    return strings("game.option", ["letter": letter(index), "colour": colour])
  }

  /// What the keyboard bears at the places of A, B and C.
  func letter(_ index: Int) -> String { keyName(["A", "B", "C"][index]) }

  /// What the keyboard bears at a place; the place's own name where it bears no single character.
  func keyName(_ place: String) -> String {
    let label = services.environment.keyLabel(place)
    return label.count == 1 ? label : place
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

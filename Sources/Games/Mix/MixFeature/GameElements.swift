internal import Controls
internal import Layout
internal import MixRules
internal import Scenes

/// The elements of the game screen; the scene draws them itself, since a question is drawn twice
/// while it slides.
struct GameElements {
  let screen: Screen
  let boxes: GameBoxes
  /// What is on the screen now.
  let view: () -> GameView

  /// Adds card, question, options, score and what Fantasy says about its cards.
  ///
  /// - Parameter takesAnswers: Whether options can be pressed, as in a game and unlike in a replay.
  func add(takesAnswers: Bool) {
    let view = view
    screen.add(Element(id: "game.card", role: .card, box: boxes.card) { view().cardLabel })
    screen.add(Element(id: "game.question", role: .label, box: boxes.band) { view().bandText })
    for index in 0..<3 {
      let option = Element(
        id: "game.option.\(index)", role: .option, box: boxes.options[index],
        label: { view().optionLabel(index) }, press: takesAnswers ? {} : nil)
      option.takesDoubleClicks = false
      screen.add(option)
    }
    screen.add(
      Element(id: "game.score", role: .label, box: boxes.score) { "\(view().run.score)" })
    screen.add(
      Element(id: "game.remember", role: .label, box: boxes.remember) { view().rememberText })
  }

  /// Lets the elements follow the run.
  func show() {
    let view = view()
    let remembers = view.rememberedCard != nil
    for index in 0..<3 {
      screen.element("game.option.\(index)")?.isHidden = remembers
    }
    screen.element("game.question")?.isHidden = remembers
    screen.element("game.card")?.isHidden = view.isHidden && !remembers
    screen.element("game.remember")?.isHidden = !remembers
  }
}

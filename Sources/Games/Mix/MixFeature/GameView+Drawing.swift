internal import Layout
internal import GameModules
internal import Localization
internal import Controls
internal import Drawing
internal import Geometry
internal import MixRules
internal import Motion
internal import Scenes

extension GameView {
  /// Draws the whole screen.
  func draw(into list: inout DrawList) {
    if let card = rememberedCard {
      drawMemory(of: card, into: &list)
    } else if isHidden {
      drawHidden(into: &list)
    } else {
      drawBoards(into: &list)
    }
    drawGhost(into: &list)
    drawCorners(into: &list)
    drawFocus(into: &list)
  }

  func frame(_ box: KeyPath<GameBoxes, Box>) -> Rect {
    screen.layout.frame(of: boxes[keyPath: box])
  }

  private var window: Rect { screen.layout.frame(of: screen.layout.window) }

  private func optionFrames(_ index: Int) -> OptionFrames {
    let layout = screen.layout
    return OptionFrames(
      whole: layout.frame(of: boxes.options[index]),
      letter: layout.frame(of: boxes.letters[index]), key: layout.frame(of: boxes.keys[index]),
      mark: layout.frame(of: boxes.marks[index]))
  }

  /// How far a new question still has to slide, 0…1.
  private var slide: Double {
    guard isBegun, held == nil, previous != nil, !environment.reducesMotion,
      case .playing(let moment) = run.phase, moment.stage == .entering
    else { return 0 }
    return 1 - Curve.easeOut.value(at: moment.progress)
  }

  private func drawBoards(into list: inout DrawList) {
    if let held { return drawBoard(held.question, fraction: held.left, held.marks, into: &list) }
    let slide = slide
    if slide > 0, let previous {
      list.group(offset: Point(x: -window.width * (1 - slide) * 0.3, y: 0)) {
        drawBoard(previous.question, fraction: previous.left, previous.marks, into: &$0)
      }
    }
    list.group(offset: Point(x: window.width * slide, y: 0)) {
      drawBoard(question, fraction: timeLeft, marks, into: &$0)
    }
  }

  private func drawBoard(
    _ question: Question, fraction: Double, _ marks: Marks, into list: inout DrawList
  ) {
    let drawing = drawing
    let ground = drawTarget(of: question, into: &list)
    let text = environment.strings("element.\(question.element.rawValue)")
    drawing.band(text, over: ground, left: fraction, in: frame(\.band), into: &list)
    for (index, hue) in question.options.enumerated() {
      drawing.option(
        hue, letter: letter(index), key: showsKeys ? keyName("\(index + 1)") : "",
        frames: optionFrames(index), veil: marks.veil(over: hue, of: question), into: &list)
      drawMark(marks, on: hue, of: question, frames: optionFrames(index), into: &list)
    }
  }

  private func drawMark(
    _ marks: Marks, on hue: Hue, of question: Question, frames: OptionFrames,
    into list: inout DrawList
  ) {
    if marks.choice == hue {
      drawing.ring(hue, frames: frames, into: &list)
    }
    if marks.showsRight(hue, of: question) {
      drawing.check(hue, frames: frames, into: &list)
    } else if marks.choice == hue {
      drawing.cross(hue, frames: frames, into: &list)
    }
  }

  /// Draws the card, or in Fantasy the number of the card in question; answers with its ground.
  private func drawTarget(of question: Question, into list: inout DrawList) -> Color {
    let drawing = drawing
    let card = question.targetCard
    guard mode == .fantasy, run.ending == nil else {
      drawing.card(card, in: frame(\.card), word: frame(\.word), into: &list)
      return palette.color(card.background)
    }
    list.append(.fill(frame: frame(\.card), color: drawing.hidden))
    let number = environment.strings("fantasy.card", ["n": "\(question.target + 1)"])
    let style = TextStyle(size: TypeSize.display, weight: .extraBold, color: .white)
    drawing.pen.write(number, in: frame(\.word), style: style, into: &list)
    return drawing.hidden
  }

  /// The board without anything that could be thought about, and the 3-2-1 count.
  private func drawHidden(into list: inout DrawList) {
    let ground = drawing.hidden
    list.append(.fill(frame: window, color: ground))
    guard let number = run.phase.countdownNumber else { return }
    let style = TextStyle(size: TypeSize.display, weight: .extraBold, color: .white)
    drawing.pen.write("\(number)", in: frame(\.wideWord), style: style, into: &list)
  }

  /// A card to remember, on its way in or out where it moves.
  private func drawMemory(of card: Int, into list: inout DrawList) {
    let moment = run.phase.moment
    let next = card + 1
    guard isBegun, case .leaving = moment.stage else {
      return drawCard(card, shift: slide, into: &list)
    }
    let gone =
      environment.reducesMotion ? 0 : Curve.easeInOut.value(at: moment.progress)
    if next < question.cards.count {
      drawCard(next, shift: 1 - gone, into: &list)
    } else {
      drawBoard(question, fraction: 1, Marks(), into: &list)
    }
    drawCard(card, shift: -gone, into: &list)
  }

  private func drawCard(_ index: Int, shift: Double, into list: inout DrawList) {
    guard abs(shift) < 1 else { return }
    let card = question.cards[index]
    list.group(offset: Point(x: window.width * shift, y: 0)) { list in
      drawing.card(card, in: window, word: frame(\.wideWord), into: &list)
      let ink = Theme.optionInk(on: palette.color(card.background))
      let style = TextStyle(size: drawing.pen.points(24), weight: .bold, color: ink)
      drawing.pen.write(rememberText, in: frame(\.remember), style: style, into: &list)
      drawDots(of: index, ink: ink, into: &list)
    }
  }

  private func drawDots(of index: Int, ink: Color, into list: inout DrawList) {
    let count = question.cards.count
    guard count > 1 else { return }
    drawing.pen.dots(count, current: index, in: frame(\.dots), color: ink, into: &list)
  }

  private func drawCorners(into list: inout DrawList) {
    let seen = held?.question ?? question
    let ground = rememberedCard.map { palette.color(seen.cards[$0].background) }
    let covered = isHidden || (mode == .fantasy && ground == nil && run.ending == nil)
    let below = covered ? drawing.hidden : ground ?? palette.color(seen.targetCard.background)
    let ink = Theme.optionInk(on: below)
    let scoreInk = isHidden || ground != nil ? ink : scoreInk(elsewhere: ink)
    if let pause = screen.element("game.pause"), !pause.isHidden {
      drawing.pen.pauseSign(in: frame(\.pause), color: ink.opacity(0.92), into: &list)
    }
    let grown = run.score > 0 && !environment.reducesMotion
    let beat = grown ? 1 - min(max(Double(time - pulse) / 300, 0), 1) : 0
    let style = TextStyle(
      size: drawing.pen.points(30) * (1 + 0.25 * beat), weight: .bold, color: scoreInk,
      alignment: .trailing)
    drawing.pen.write("\(run.score)", in: frame(\.score), style: style, into: &list)
  }

  /// The colour of the score: in a short window it stands on the last option, elsewhere on the card.
  private func scoreInk(elsewhere ink: Color) -> Color {
    let seen = held?.question ?? question
    guard screen.layout.classes.form == .short, let last = seen.options.last else { return ink }
    let isDimmed = (held?.marks ?? marks).veil(over: last, of: seen) > 0.5
    return isDimmed ? .white : Theme.optionInk(on: palette.color(last))
  }

  private func drawFocus(into list: inout DrawList) {
    let options = (0..<3).map { "game.option.\($0)" }
    for element in (options + ["game.pause"]).compactMap({ screen.element($0) })
    where !element.isHidden {
      drawing.pen.focusRing(
        screen.frame(of: element).inset(4), radius: 8, state: screen.look(of: element), into: &list)
      guard screen.look(of: element).isPressed, element.role == .option else { continue }
      list.append(.fill(frame: screen.frame(of: element), color: Color.black.opacity(0.15)))
    }
  }
}

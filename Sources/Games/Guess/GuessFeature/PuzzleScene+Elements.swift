internal import Controls
internal import Drawing
internal import Geometry
internal import GuessRules
internal import Layout
internal import Localization
internal import Scenes

extension PuzzleScene {
  /// Adds the elements of the present board.
  ///
  /// They show what their board shows, since a board is drawn a little longer than it is played.
  func addElements() {
    let kit = Kit(screen: screen, environment: environment)
    addBar(kit)
    addPicture(kit)
    addTiles(kit)
    addTools(kit)
    screen.add(
      Element(
        id: "guess.big.close", role: .button, box: screen.layout.window,
        label: { [environment] in environment.strings("guess.big.close") },
        press: { [unowned self] in toggleBig() }))
  }

  /// Lets the board follow the game.
  func showState() {
    (board.puzzle, board.phase) = (game.puzzle, game.phase)
    screen.element("guess.big.close")?.isHidden = !big.isOpen
    let takes = game.phase == .spell || game.phase == .wrong
    for index in board.boxes.letters.tiles.indices {
      screen.element("guess.letter.\(index)")?.isEnabled =
        takes && !game.puzzle.isUsed(letter: index)
    }
    for index in board.boxes.blanks.tiles.indices {
      let isFree = game.puzzle.blanks[index] != nil && !game.puzzle.fixed.contains(index)
      screen.element("guess.blank.\(index)")?.isEnabled = takes && isFree
    }
  }

  private func addBar(_ kit: Kit) {
    let (boxes, environment) = (board.boxes, environment)
    let number = "\(game.index + 1)"
    let count = "\(game.pack.questions.count)"
    let line = HeaderLine(kit)
    line.back(
      "guess.back", boxes.back, text: { environment.strings("guess.back") },
      press: { [unowned self] in back() })
    line.label(
      "guess.count", boxes.count,
      text: { environment.strings("guess.count", ["n": number, "of": count]) })
    line.coins(
      "guess.coins", boxes.coins,
      label: { [unowned self] in
        environment.strings("guess.coins", count: game.wallet.coins)
      }, count: { [unowned self] in game.wallet.coins }, beat: { [unowned self] in coinsBeat })
  }

  private func addPicture(_ kit: Kit) {
    let (boxes, environment) = (board.boxes, environment)
    let (picture, shape) = (board.picture, board.shape)
    let title = board.puzzle.question.title
    let titleText = TitleText(title, kit.pen)
    screen.add(
      Element(
        id: "guess.title", role: .label, box: boxes.title, label: { title },
        draw: { list, frame, _ in titleText.draw(in: frame, into: &list) }))
    let drawing = PuzzleDrawing(pen: kit.pen)
    screen.add(
      Element(
        id: "guess.picture", role: .picture, box: boxes.photo,
        label: { environment.strings("guess.picture") },
        draw: { list, frame, look in
          let missing = environment.strings("guess.noPicture")
          drawing.photo(picture, shape: shape, in: frame, missing: missing, into: &list)
          drawing.pen.focusRing(frame, radius: frame.height * 0.028, state: look, into: &list)
        }, press: { [unowned self] in toggleBig() }))
  }

  private func addTools(_ kit: Kit) {
    let environment = environment
    let group = TextGroup()
    func add(
      _ name: String, _ index: Int, _ color: @escaping (Theme) -> Color,
      text: (() -> String)? = nil, press: @escaping () -> Void
    ) {
      kit.button(
        "guess.\(name)", board.boxes.tools[index], .filled(color), size: TypeSize.label, lines: 2,
        group: group, text: text ?? { environment.strings("guess.\(name)") }, press: press)
    }
    add("hint", 0, \.orange, text: { [unowned self] in hintText }) { [unowned self] in
      play(.hint(at: time))
    }
    add("help", 1, \.blue) { [unowned self] in saveHelp() }
    add("big", 2, \.purple) { [unowned self] in toggleBig() }
    add("next", 3, \.green) { [unowned self] in pressNext() }
  }

  /// What a hint costs, or how much is wanting.
  private var hintText: String {
    let missing = Wallet.hintPrice - game.wallet.coins
    guard missing > 0 else {
      return desk.strings("guess.hint", ["n": "\(Wallet.hintPrice)"])
    }
    return desk.strings("guess.hint.poor", count: missing)
  }
}

internal import Motion
internal import Controls
internal import Drawing
internal import Geometry
internal import GuessRules
internal import Layout
internal import Localization
internal import Scenes

extension PuzzleScene {
  /// Adds blanks, the line below them, and letters.
  func addTiles(_ kit: Kit) {
    for index in board.boxes.blanks.tiles.indices { addBlank(index, kit) }
    addVerdict(kit)
    for index in board.boxes.letters.tiles.indices { addLetter(index, kit) }
  }

  private func addLetter(_ index: Int, _ kit: Kit) {
    let letter = board.puzzle.question.letters[index]
    let drawing = PuzzleDrawing(pen: kit.pen)
    let environment = environment
    let box = board.boxes.letters.tiles[index]
    let element = Element(
      id: "guess.letter.\(index)", role: .tile, box: box,
      label: { environment.strings("guess.letter", ["letter": letter]) },
      draw: { [unowned board, unowned self] list, frame, look in
        let isAway = board.puzzle.isUsed(letter: index) || isAwaited(box)
        drawing.tile(
          isAway ? nil : letter, in: frame, color: isAway ? Shade.hole : Shade.tile, look: look,
          into: &list)
      }, press: { [unowned self] in play(.choose(letter: index, at: time)) })
    element.isScrolled = true
    screen.add(element)
  }

  private func addBlank(_ index: Int, _ kit: Kit) {
    let drawing = PuzzleDrawing(pen: kit.pen)
    let box = board.boxes.blanks.tiles[index]
    let element = Element(
      id: "guess.blank.\(index)", role: .tile, box: box,
      label: { [unowned board, environment] in
        board.puzzle.text(inBlank: index)
          ?? environment.strings("guess.blank", ["n": "\(index + 1)"])
      },
      draw: { [unowned board, unowned self] list, frame, look in
        let shift = Point(x: shake?.offset(at: time) ?? 0, y: 0)
        let letter = isAwaited(box) ? nil : board.puzzle.text(inBlank: index)
        let (color, ink) = board.colors(ofBlank: index, isFilled: letter != nil)
        drawing.tile(
          letter, in: frame.offset(by: shift), color: color, ink: ink, look: look, into: &list)
      }, press: { [unowned self] in play(.takeBack(blank: index)) })
    screen.add(element)
  }

  /// Whether a letter is on its way to a place, which is empty so long.
  private func isAwaited(_ box: Box) -> Bool { flights.contains { $0.to == box } }

  /// Says whether a full word is right, by a sign and in words.
  private func addVerdict(_ kit: Kit) {
    let drawing = PuzzleDrawing(pen: kit.pen)
    let element = Element(
      id: "guess.verdict", role: .label, box: board.boxes.verdict,
      label: { [unowned board, unowned self] in verdictText(board.phase) },
      draw: { [unowned board, unowned self] list, frame, _ in
        guard board.phase == .wrong || board.phase == .right else { return }
        let size = min(drawing.pen.points(19), frame.height * 0.72)
        let style = TextStyle(size: size, weight: .bold, color: Shade.ink)
        drawing.signed(
          verdictText(board.phase), in: frame, style: style, into: &list
        ) { [isRight = board.phase == .right] frame, list in
          drawing.verdict(isRight: isRight, in: frame, into: &list)
        }
      })
    screen.add(element)
  }

  private func verdictText(_ phase: Phase) -> String {
    switch phase {
    case .wrong: desk.strings("guess.wrong")
    case .right: desk.strings("guess.right", ["n": "\(earned)"])
    case .spell, .done: ""
    }
  }
}

extension PuzzleBoard {
  /// The colours of a blank and of the letter in it.
  fileprivate func colors(ofBlank index: Int, isFilled: Bool) -> (tile: Color, ink: Color) {
    guard isFilled else { return (Shade.blank, Shade.letter) }
    switch phase {
    case .wrong: return (Shade.wrong, .white)
    case .right: return (Shade.right, .white)
    case .spell, .done:
      return (puzzle.fixed.contains(index) ? Shade.fixed : .white, Shade.letter)
    }
  }
}

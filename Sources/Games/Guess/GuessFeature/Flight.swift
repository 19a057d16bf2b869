internal import GuessRules
internal import Layout
internal import Motion

/// A letter on its way between its place on the board and a blank.
struct Flight {
  let letter: String
  let from: Box
  let to: Box
  let way: Tween

  /// The flights from one state of a puzzle to the next.
  static func between(
    _ old: Puzzle, _ new: Puzzle, on boxes: BoardBoxes, at time: Int
  ) -> [Flight] {
    guard old.question == new.question else { return [] }
    let way = Tween(
      from: 0, to: 1, start: time, duration: PuzzleScene.flightTime, curve: .easeOut)
    let changed = new.blanks.indices.filter { old.blanks[$0] != new.blanks[$0] }
    func flight(_ letter: Int, _ from: Box, _ to: Box) -> Flight {
      Flight(letter: new.question.letters[letter], from: from, to: to, way: way)
    }
    return changed.flatMap { blank -> [Flight] in
      let place = boxes.blanks.tiles[blank]
      let home = old.blanks[blank].flatMap { letter in
        new.isUsed(letter: letter) ? nil : flight(letter, place, boxes.letters.tiles[letter])
      }
      let come = new.blanks[blank].map { flight($0, boxes.letters.tiles[$0], place) }
      return [home, come].compactMap { $0 }
    }
  }
}

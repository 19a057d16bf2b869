internal import Drawing
internal import Geometry
internal import Layout
internal import Scenes
internal import Scores

extension CardSheet {
  /// Adds a code in place of the game's picture, black on the card's white.
  func addCode(_ code: CodeMatrix, _ box: Box) {
    screen.add(
      Element(
        id: "code", role: .picture, box: box,
        draw: { list, frame, _ in CardSheet.draw(code, in: frame, into: &list) }))
  }

  /// The squares on whole pixels, so that no edge is grey; a row's neighbours as one.
  private static func draw(_ code: CodeMatrix, in frame: Rect, into list: inout DrawList) {
    let square = max((frame.width / Double(code.side)).rounded(.down), 1)
    let corner = Point(
      x: (frame.midX - square * Double(code.side) / 2).rounded(),
      y: (frame.midY - square * Double(code.side) / 2).rounded())
    for row in 0..<code.side {
      var column = 0
      while column < code.side {
        let start = column
        while code[column, row] { column += 1 }
        if column > start {
          let bar = Rect(
            x: corner.x + Double(start) * square, y: corner.y + Double(row) * square,
            width: Double(column - start) * square, height: square)
          list.append(.fill(frame: bar, color: .black))
        }
        column += 1
      }
    }
  }
}

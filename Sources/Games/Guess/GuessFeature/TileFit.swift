internal import Geometry

/// Chooses how many tiles stand side by side, so that they are as large as possible.
///
/// It answers with numbers of columns alone; where the tiles lie and how large they become is up to
/// the constraints.
struct TileFit {
  /// The gap between two tiles, as a part of their side.
  static let gap = 0.16
  /// The height of what stands between the blanks and the letters, as a part of the side.
  static let between = 0.62

  /// The number of blanks.
  let blanks: Int
  /// The number of letters.
  let letters: Int

  /// Tiles side by side, of the blanks and of the letters.
  struct Columns: Hashable {
    var blanks: Int
    var letters: Int
  }

  /// So many tiles with the gaps between them, in sides.
  static func span(_ count: Int) -> Double { Double(count) + gap * Double(count - 1) }

  static func rows(_ count: Int, columns: Int) -> Int { (count + columns - 1) / columns }

  /// The columns at which tiles are largest in a room.
  ///
  /// - Parameters:
  ///   - room: The width, and the height with the picture as it is wished for.
  ///   - most: The height with the picture as small as it may be.
  ///   - smallest: The side that tiles must not fall below; the board scrolls before they do.
  ///   - largest: The side that tiles don't grow beyond.
  /// - Returns: The columns of the blanks and of the letters.
  func columns(in room: Size, most: Double, smallest: Double, largest: Double) -> Columns {
    let tall = Size(width: room.width, height: most)
    let choices = [room, tall].lazy.map { best(in: $0, largest: largest) }
    if let fitting = choices.first(where: { $0.side >= smallest }) { return fitting.columns }
    return scrolling(width: room.width, side: smallest)
  }

  private func best(in room: Size, largest: Double) -> (columns: Columns, side: Double) {
    var best = (columns: Columns(blanks: 1, letters: 1), side: 0.0)
    var score = -1.0
    for blankColumns in TileFit.choices(blanks) {
      for letterColumns in TileFit.choices(letters) {
        let columns = Columns(blanks: blankColumns, letters: letterColumns)
        let side = min(side(columns, in: room), largest)
        guard side * evenness(columns) > score else { continue }
        best = (columns, side)
        score = side * evenness(columns)
      }
    }
    return best
  }

  /// The numbers of columns that make a difference, the most first.
  static func choices(_ count: Int) -> [Int] {
    var choices: [Int] = []
    for rows in 1...max(count, 1) {
      let columns = TileFit.rows(count, columns: rows)
      if columns != choices.last { choices.append(columns) }
    }
    return choices
  }

  private func side(_ columns: Columns, in room: Size) -> Double {
    let wide = TileFit.span(max(columns.blanks, columns.letters))
    let blankRows = TileFit.rows(blanks, columns: columns.blanks)
    let letterRows = TileFit.rows(letters, columns: columns.letters)
    let high = TileFit.span(blankRows) + TileFit.between + TileFit.span(letterRows)
    return min(room.width / wide, room.height / high)
  }

  /// A little less than 1 where a word is broken or the last row of letters has gaps: of two
  /// arrangements with tiles of about the same size the tidier one is taken.
  private func evenness(_ columns: Columns) -> Double {
    let blankRows = TileFit.rows(blanks, columns: columns.blanks)
    let cells = columns.letters * TileFit.rows(letters, columns: columns.letters)
    let gaps = Double(cells - letters) / Double(cells)
    return (1 - 0.2 * gaps) * (blankRows == 1 ? 1 : 0.94)
  }

  /// As many columns as the width takes.
  private func scrolling(width: Double, side: Double) -> Columns {
    let gap = side * TileFit.gap
    let most = max(1, Int((width + gap + 0.01) / (side + gap)))
    func even(_ count: Int) -> Int {
      let rows = TileFit.rows(count, columns: min(most, count))
      return TileFit.rows(count, columns: rows)
    }
    return Columns(blanks: even(blanks), letters: even(letters))
  }
}

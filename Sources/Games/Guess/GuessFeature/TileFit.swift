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
  /// What is left above and below the letters for the ring of the focus, as a part of the side.
  static let margin = 0.08
  /// The most of the height that blanks take where letters don't fit, as a part of it.
  static let blankShare = 0.36
  /// The sides of blanks that are tried where all letters are to fit below them, and the side where
  /// letters scroll; as parts of the smallest side of a letter.
  static let blankSides = [1, 0.9, 0.8, 0.7]
  static let pinnedSide = 0.8

  /// The number of blanks.
  let blanks: Int
  /// The number of letters.
  let letters: Int

  /// Tiles side by side, of the blanks and of the letters.
  struct Columns: Hashable {
    var blanks: Int
    var letters: Int
    var way = Way.fitting
  }

  /// How blanks and letters share a room.
  enum Way: Hashable {
    /// Both are of one size, and all are seen.
    case fitting
    /// Blanks have the smallest side, and letters scroll below them if need be; the height between
    /// them is in points.
    case pinned(verdict: Double)
    /// Blanks become smaller than letters for these to have room.
    case crowded(Crowd)
    /// Both scroll, since blanks alone would fill the room.
    case scrolling
  }

  /// The sizes in a room that is too small for blanks and letters of one size, in points.
  struct Crowd: Hashable {
    /// The largest side of a blank.
    let blankSide: Double
    /// The height between blanks and letters.
    let verdict: Double
  }

  /// So many tiles with the gaps between them, in sides.
  static func span(_ count: Int) -> Double { Double(count) + gap * Double(count - 1) }

  static func rows(_ count: Int, columns: Int) -> Int { (count + columns - 1) / columns }

  /// The columns at which tiles are largest in a room.
  ///
  /// - Parameters:
  ///   - room: The width, and the height with the picture as it is wished for.
  ///   - most: The height with the picture as small as it may be.
  ///   - smallest: The side that letters must not fall below; they scroll before they do.
  ///   - largest: The side that tiles don't grow beyond.
  ///   - verdict: The height between blanks and letters where not all tiles can be as large as
  ///     that.
  ///   - shrinksBlanks: Whether blanks may fall below the smallest side.
  /// - Returns: The columns of the blanks and of the letters.
  func columns(
    in room: Size, most: Double, smallest: Double, largest: Double, verdict: Double,
    shrinksBlanks: Bool
  ) -> Columns {
    let tall = Size(width: room.width, height: most)
    let choices = [room, tall].lazy.map { best(in: $0, largest: largest) }
    if let fitting = choices.first(where: { $0.side >= smallest }) { return fitting.columns }
    return shrinksBlanks
      ? crowded(in: tall, smallest: smallest, verdict: verdict)
      : pinned(in: tall, smallest: smallest, verdict: verdict)
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
    let high =
      TileFit.span(blankRows) + TileFit.between + TileFit.span(letterRows) + TileFit.margin
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

  /// Blanks of the smallest side above letters that scroll if they have to; where they would not
  /// leave these a row, both scroll.
  private func pinned(in room: Size, smallest: Double, verdict: Double) -> Columns {
    let blankColumns = TileFit.most(blanks, in: room.width, side: smallest)
    let high = smallest * TileFit.span(TileFit.rows(blanks, columns: blankColumns))
    let rest = Size(width: room.width, height: room.height - high - verdict)
    let letterColumns = TileFit.most(letters, in: room.width, side: smallest)
    let leavesRow = rest.height >= smallest * (1 + TileFit.margin * 2)
    return Columns(
      blanks: blankColumns, letters: letterColumns,
      way: leavesRow ? .pinned(verdict: verdict) : .scrolling)
  }

  /// Blanks as small as they have to be for all letters to fit below them; where not even that
  /// helps, letters scroll.
  private func crowded(in room: Size, smallest: Double, verdict: Double) -> Columns {
    let sides = TileFit.blankSides.map { $0 * smallest }
    let choices = sides.lazy.map { below(Crowd(blankSide: $0, verdict: verdict), in: room) }
    if let fitting = choices.first(where: { $0.side >= smallest }) { return fitting.columns }
    let crowd = Crowd(blankSide: TileFit.pinnedSide * smallest, verdict: verdict)
    var columns = below(crowd, in: room).columns
    columns.letters = TileFit.most(letters, in: room.width, side: smallest)
    return columns
  }

  /// Blanks of no more than a side, and letters as large as they fit below them.
  private func below(_ crowd: Crowd, in room: Size) -> (columns: Columns, side: Double) {
    let blankColumns = blankColumns(crowd, in: room)
    let blankRows = TileFit.rows(blanks, columns: blankColumns)
    let rest =
      room.height - crowd.verdict
      - side(crowd, columns: blankColumns, in: room) * TileFit.span(blankRows)
    func letterSide(_ columns: Int) -> Double {
      let rows = TileFit.rows(letters, columns: columns)
      let high = rest / (TileFit.span(rows) + TileFit.margin * 2)
      return min(room.width / TileFit.span(columns), high)
    }
    let best = TileFit.choices(letters).max { letterSide($0) < letterSide($1) } ?? 1
    let columns = Columns(blanks: blankColumns, letters: best, way: .crowded(crowd))
    return (columns, letterSide(best))
  }

  /// Another row of blanks has to make them much larger: it costs a row of letters.
  private func blankColumns(_ crowd: Crowd, in room: Size) -> Int {
    func worth(_ columns: Int) -> Double {
      let rows = TileFit.rows(blanks, columns: columns)
      return side(crowd, columns: columns, in: room) * (1 - 0.15 * Double(rows - 1))
    }
    return TileFit.choices(blanks).max { worth($0) < worth($1) } ?? 1
  }

  private func side(_ crowd: Crowd, columns: Int, in room: Size) -> Double {
    let rows = TileFit.rows(blanks, columns: columns)
    let high = room.height * TileFit.blankShare / TileFit.span(rows)
    return min(room.width / TileFit.span(columns), high, crowd.blankSide)
  }

  /// As many columns of tiles as the width takes, or fewer where that costs no row.
  private static func most(_ count: Int, in width: Double, side: Double) -> Int {
    let gap = side * TileFit.gap
    let most = max(1, Int((width + gap + 0.01) / (side + gap)))
    return rows(count, columns: rows(count, columns: min(most, count)))
  }
}

internal import Cassowary
internal import Layout

/// Square tiles in rows, of a side that several blocks share.
///
/// For each number of columns there is a set of constraints, made when it is first wanted; which
/// one holds is switched without building anything anew.
struct TileBlock {
  /// What the tiles fill.
  let area: Box
  /// The tiles.
  let tiles: [Box]
  private let side: Variable
  private let choice = Choice<Int>()

  init(_ name: String, count: Int, side: Variable, in layout: LayoutTree) {
    area = layout.box(name + "s")
    tiles = (0..<count).map { layout.box("\(name) \($0)") }
    self.side = side
    for tile in tiles { layout.add(tile.measures(Expression(side), by: Expression(side))) }
  }

  /// The number of columns that holds now; 0 before the first choice.
  var columns: Int { choice.value ?? 0 }

  /// Lets so many tiles stand side by side from the layout's next settling on.
  func choose(columns: Int, in layout: LayoutTree) {
    choice.choose(columns, in: layout) { constraints(columns: columns) }
  }

  private func constraints(columns: Int) -> [Constraint] {
    let rows = TileFit.rows(tiles.count, columns: columns)
    let pitch = 1 + TileFit.gap
    let inLast = tiles.count - (rows - 1) * columns
    var constraints = area.measures(
      side * TileFit.span(columns), by: side * TileFit.span(rows))
    for (index, tile) in tiles.enumerated() {
      let (row, column) = (index / columns, index % columns)
      // A row that is not full stands in the middle.
      let shift = row == rows - 1 ? Double(columns - inLast) / 2 : 0
      let (x, y) = ((Double(column) + shift) * pitch, Double(row) * pitch)
      constraints += [
        (tile.left == area.left + side * x).named("\(tile.name) column"),
        (tile.top == area.top + side * y).named("\(tile.name) row"),
      ]
    }
    return constraints
  }
}

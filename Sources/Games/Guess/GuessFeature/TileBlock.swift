internal import Cassowary
internal import Layout
internal import Synchronization

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
  private let choice = Choice()

  /// The number of columns that holds now, and those for which there are constraints.
  private final class Choice: Sendable {
    let columns = Mutex(0)
    let known = Mutex<Set<Int>>([])
  }

  init(_ name: String, count: Int, side: Variable, in layout: LayoutTree) {
    area = layout.box(name + "s")
    tiles = (0..<count).map { layout.box("\(name) \($0)") }
    self.side = side
    for tile in tiles { layout.add(tile.measures(Expression(side), by: Expression(side))) }
  }

  /// The number of columns that holds now; 0 before the first choice.
  var columns: Int { choice.columns.withLock { $0 } }

  /// Lets so many tiles stand side by side from the layout's next settling on.
  func choose(columns: Int, in layout: LayoutTree) {
    choice.columns.withLock { $0 = columns }
    guard choice.known.withLock({ $0.insert(columns).inserted }) else { return }
    let condition = LayoutCondition { [choice] _ in choice.columns.withLock { $0 == columns } }
    layout.add(when: condition, constraints(columns: columns))
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

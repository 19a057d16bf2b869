extension Simplex {
  /// Makes `column` basic and `row` nonbasic; values stay.
  mutating func pivot(_ row: Int, _ column: Int) {
    solve(row, for: column)
    for place in cells.indices(of: row) {
      columns.remove(row: row, column: Int(cells.block[place].item))
    }
    rowsOfColumn.removeAll(keepingCapacity: true)
    columns.collect(column: column, into: &rowsOfColumn)
    columns.removeAll(column: column)
    for other in rowsOfColumn { substitute(Int(other), column) }
    cells.handOver(from: row, to: column)
    cells.replace(column, with: entering)
    for cell in entering { columns.insert(row: column, column: Int(cell.item)) }
    (isBasic[row], isBasic[column]) = (false, true)
    kinkIndex[column] = -1
    (low[row], high[row]) = (-.infinity, .infinity)
    epoch += 1
    pivots += 1
  }

  /// Writes the row that gives `column` in terms of `row` and the others into `entering`.
  private mutating func solve(_ row: Int, for column: Int) {
    let inverse = 1 / coefficient(row, column)
    entering.removeAll(keepingCapacity: true)
    var isPlaced = false
    for place in cells.indices(of: row) {
      let cell = cells.block[place]
      if !isPlaced && cell.item > row {
        entering.append(Cell(item: Int32(row), coefficient: inverse))
        isPlaced = true
      }
      guard Int(cell.item) != column else { continue }
      entering.append(Cell(item: cell.item, coefficient: -cell.coefficient * inverse))
    }
    if !isPlaced { entering.append(Cell(item: Int32(row), coefficient: inverse)) }
  }

  /// Puts the row in `entering` in the place of `column` in a row.
  private mutating func substitute(_ row: Int, _ column: Int) {
    let factor = coefficient(row, column)
    merged.removeAll(keepingCapacity: true)
    var next = 0
    for place in cells.indices(of: row) {
      let left = cells.block[place]
      while next < entering.count, entering[next].item < left.item {
        fill(entering[next], factor, row)
        next += 1
      }
      guard Int(left.item) != column else { continue }
      guard next < entering.count, entering[next].item == left.item else {
        merged.append(left)
        continue
      }
      join(left, entering[next].coefficient * factor, row)
      next += 1
    }
    while next < entering.count {
      fill(entering[next], factor, row)
      next += 1
    }
    cells.replace(row, with: merged)
  }

  private mutating func fill(_ cell: Cell, _ factor: Double, _ row: Int) {
    merged.append(Cell(item: cell.item, coefficient: cell.coefficient * factor))
    columns.insert(row: row, column: Int(cell.item))
  }

  private mutating func join(_ cell: Cell, _ other: Double, _ row: Int) {
    let sum = cell.coefficient + other
    if abs(sum) > Tolerance.cancellation * (abs(cell.coefficient) + abs(other)) {
      merged.append(Cell(item: cell.item, coefficient: sum))
    } else {
      columns.remove(row: row, column: Int(cell.item))
    }
  }
}

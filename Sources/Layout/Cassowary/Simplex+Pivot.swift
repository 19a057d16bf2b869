extension Simplex {
  /// Lists the rows that hold a column, and their coefficients, in `columnCells`.
  mutating func collect(_ column: Int) {
    let room = count - columnCells.count
    if room > 0 { columnCells.append(contentsOf: repeatElement(Cell(), count: room)) }
    var target: ContiguousArray<Cell> = []
    swap(&target, &columnCells)
    columnCount = target.withUnsafeMutableBufferPointer { target in
      cells.withLists { slices, block in
        columns.withColumn(column) { words in
          collectColumn(Int32(column), words, slices, block, target)
        }
      } ?? 0
    }
    swap(&target, &columnCells)
  }

  /// Gives a nonbasic item another value, and with it all rows that hold it.
  mutating func move(_ column: Int, to target: Double) {
    let step = target - value[column]
    guard step != 0 else { return }
    value[column] = target
    guard !isDeferred else { return }
    collect(column)
    addColumn(step)
  }

  /// Adds a multiple of the collected column to the values; notes rows that are out of place then.
  mutating func addColumn(_ step: Double) {
    var values: ContiguousArray<Double> = []
    swap(&values, &value)
    values.withUnsafeMutableBufferPointer { value in
      columnCells.withUnsafeBufferPointer { column in
        for index in 0..<columnCount {
          let row = Int(column[index].item)
          let moved = value[row] + column[index].coefficient * step
          value[row] = moved
          if moved < low[row] || moved > high[row] { suspect(row) }
        }
      }
    }
    swap(&values, &value)
  }

  /// Makes `column`, which has been collected, basic and `row` nonbasic; values stay.
  mutating func pivot(_ row: Int, _ column: Int) {
    solve(row, for: column)
    columns.remove(row: row, from: cells, columnsOf: row)
    columns.removeAll(column: column)
    for index in 0..<columnCount {
      let cell = columnCells[index]
      if Int(cell.item) != row { substitute(Int(cell.item), Int32(column), cell.coefficient) }
    }
    cells.handOver(from: row, to: column)
    cells.replace(column, with: entering)
    columns.insert(row: column, from: cells, columnsOf: column)
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
  private mutating func substitute(_ row: Int, _ column: Int32, _ factor: Double) {
    let most = cells.count(of: row) + entering.count
    if merged.count < most {
      merged.append(contentsOf: repeatElement(Cell(), count: 2 * most - merged.count))
    }
    let length = columns.withWords { words, stride in
      merged.withUnsafeMutableBufferPointer { merged in
        entering.withUnsafeBufferPointer { entering in
          cells.withElements(of: row) { left in
            var merge = RowMerge(words: words, stride: stride, row: row, column: column)
            return merge.sum(left, entering, factor, into: merged)
          }
        }
      }
    }
    cells.withElements(of: row, count: length ?? 0) { target in
      for index in 0..<(length ?? 0) { target[index] = merged[index] }
    }
  }
}

/// Writes the rows whose bits are set, and their coefficients of `column`, into `target`.
private func collectColumn(
  _ column: Int32, _ words: UnsafeBufferPointer<UInt64>,
  _ slices: UnsafePointer<Pool<Cell>.Slice>, _ block: UnsafePointer<Cell>,
  _ target: UnsafeMutableBufferPointer<Cell>
) -> Int {
  var count = 0
  for word in 0..<words.count {
    var bits = words[word]
    while bits != 0 {
      let row = word * 64 + bits.trailingZeroBitCount
      bits &= bits - 1
      var place = block + Int(slices[row].start)
      var length = Int(slices[row].count)
      while length > 1 {
        let half = length / 2
        if place[half].item <= column { place += half }
        length -= half
      }
      let coefficient = place.pointee.coefficient
      target[count] = Cell(item: Int32(truncatingIfNeeded: row), coefficient: coefficient)
      count += 1
    }
  }
  return count
}

/// Adds a multiple of one row to another in a single pass, and keeps the index of columns.
private struct RowMerge {
  let words: UnsafeMutablePointer<UInt64>
  let stride: Int
  let row: Int
  let column: Int32
  var length = 0

  init(words: UnsafeMutablePointer<UInt64>, stride: Int, row: Int, column: Int32) {
    self.words = words + row >> 6
    self.stride = stride
    self.row = row
    self.column = column
  }

  /// Writes `left` without `column`, plus `factor` times `right`; returns how many cells it has.
  ///
  /// One loop in one piece, since most of the solver's time is spent in it.
  mutating func sum(
    _ left: UnsafeBufferPointer<Cell>, _ right: UnsafeBufferPointer<Cell>, _ factor: Double,
    into target: UnsafeMutableBufferPointer<Cell>
  ) -> Int {
    let bit: UInt64 = 1 << UInt64(row & 63)
    var (a, b) = (0, 0)
    while a < left.count || b < right.count {
      let first = a < left.count ? left[a].item : .max
      let second = b < right.count ? right[b].item : .max
      if first < second {
        if first != column {
          target[length] = left[a]
          length += 1
        }
        a += 1
      } else if second < first {
        target[length] = Cell(item: second, coefficient: right[b].coefficient * factor)
        words[Int(second) * stride] |= bit
        length += 1
        b += 1
      } else {
        let (x, y) = (left[a].coefficient, right[b].coefficient * factor)
        if abs(x + y) > Tolerance.cancellation * (abs(x) + abs(y)) {
          target[length] = Cell(item: first, coefficient: x + y)
          length += 1
        } else {
          words[Int(first) * stride] &= ~bit
        }
        a += 1
        b += 1
      }
    }
    return length
  }
}

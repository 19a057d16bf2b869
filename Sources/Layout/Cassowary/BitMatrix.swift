/// A square table of yes and no that grows, one bit for each pair of row and column.
///
/// The solver asks it which rows hold a column, without looking at the others.
struct BitMatrix {
  private var words: ContiguousArray<UInt64> = []
  private var stride = 0
  private var side = 0

  /// Makes room for `count` rows and columns.
  mutating func reserve(_ count: Int) {
    guard count > side else { return }
    let newSide = max(64, (max(count, side * 2) + 63) / 64 * 64)
    let newStride = newSide / 64
    var grown = ContiguousArray<UInt64>(repeating: 0, count: newSide * newStride)
    for column in 0..<side {
      for word in 0..<stride { grown[column * newStride + word] = words[column * stride + word] }
    }
    (words, stride, side) = (grown, newStride, newSide)
  }

  func contains(row: Int, column: Int) -> Bool {
    words[column * stride + row >> 6] >> UInt64(row & 63) & 1 != 0
  }

  mutating func insert(row: Int, column: Int) {
    words[column * stride + row >> 6] |= 1 << UInt64(row & 63)
  }

  mutating func remove(row: Int, column: Int) {
    words[column * stride + row >> 6] &= ~(1 << UInt64(row & 63))
  }

  /// Marks a row in all columns that one of its lists of cells has.
  mutating func insert(row: Int, from cells: Pool<Cell>, columnsOf list: Int) {
    let bit: UInt64 = 1 << UInt64(row & 63)
    _ = withWords { words, stride in
      cells.withElements(of: list) { cells in
        for cell in cells { words[Int(cell.item) * stride + row >> 6] |= bit }
      }
    }
  }

  /// Clears a row in all columns that one of its lists of cells has.
  mutating func remove(row: Int, from cells: Pool<Cell>, columnsOf list: Int) {
    let bit: UInt64 = 1 << UInt64(row & 63)
    _ = withWords { words, stride in
      cells.withElements(of: list) { cells in
        for cell in cells { words[Int(cell.item) * stride + row >> 6] &= ~bit }
      }
    }
  }

  mutating func removeAll(column: Int) {
    for word in 0..<stride { words[column * stride + word] = 0 }
  }

  /// Lends the bits of the rows that hold a column.
  func withColumn<Result>(
    _ column: Int, _ body: (UnsafeBufferPointer<UInt64>) -> Result
  ) -> Result {
    words.withUnsafeBufferPointer { words in
      body(UnsafeBufferPointer(rebasing: words[column * stride..<(column + 1) * stride]))
    }
  }

  /// Lends the bits of all columns, and how many words each has.
  mutating func withWords<Result>(
    _ body: (UnsafeMutablePointer<UInt64>, Int) -> Result
  ) -> Result? {
    let stride = stride
    return words.withUnsafeMutableBufferPointer { words in
      words.baseAddress.map { body($0, stride) }
    }
  }
}

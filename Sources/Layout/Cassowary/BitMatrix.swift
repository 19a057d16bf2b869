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

  mutating func removeAll(column: Int) {
    for word in 0..<stride { words[column * stride + word] = 0 }
  }

  /// Writes the rows that hold a column into `rows`, in rising order.
  ///
  /// - Returns: How many there are; `rows` has room for all.
  func collect(column: Int, into rows: UnsafeMutablePointer<Int32>) -> Int {
    var count = 0
    words.withUnsafeBufferPointer { words in
      for word in 0..<stride {
        var bits = words[column * stride + word]
        while bits != 0 {
          rows[count] = Int32(truncatingIfNeeded: word * 64 + bits.trailingZeroBitCount)
          count += 1
          bits &= bits - 1
        }
      }
    }
    return count
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

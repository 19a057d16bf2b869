/// Sums coefficients of items that come in any order.
struct Accumulator {
  private var weights: ContiguousArray<Double> = []
  private var sizes: ContiguousArray<Double> = []
  private var touched: ContiguousArray<Int32> = []
  /// What does not belong to an item.
  var constant = 0.0

  mutating func begin(items: Int) {
    while weights.count < items {
      weights.append(0)
      sizes.append(-1)
    }
    constant = 0
  }

  mutating func add(_ item: Int32, _ coefficient: Double) {
    let index = Int(item)
    if sizes[index] < 0 {
      touched.append(item)
      sizes[index] = 0
    }
    weights[index] += coefficient
    sizes[index] += abs(coefficient)
  }

  func weight(of item: Int32) -> Double { weights[Int(item)] }

  /// Moves the sums into `cells` in the order of items, without those that have cancelled.
  mutating func finish(into cells: inout ContiguousArray<Cell>) {
    cells.removeAll(keepingCapacity: true)
    sortTouched()
    for item in touched {
      let index = Int(item)
      if abs(weights[index]) > Tolerance.cancellation * sizes[index] {
        cells.append(Cell(item: item, coefficient: weights[index]))
      }
    }
    discard()
  }

  /// Forgets the sums.
  mutating func discard() {
    for item in touched {
      weights[Int(item)] = 0
      sizes[Int(item)] = -1
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Shell's method, with Ciura's gaps: unlike the library's, it needs no memory.
  private mutating func sortTouched() {
    touched.withUnsafeMutableBufferPointer { touched in
      for gap in [701, 301, 132, 57, 23, 10, 4, 1] where gap < touched.count {
        for index in gap..<touched.count {
          let item = touched[index]
          var place = index
          while place >= gap, touched[place - gap] > item {
            touched[place] = touched[place - gap]
            place -= gap
          }
          touched[place] = item
        }
      }
    }
  }
}

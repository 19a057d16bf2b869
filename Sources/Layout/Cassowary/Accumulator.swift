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
    if touched.count > 24 { touched.sort() } else { sortFew() }
    for item in touched {
      let index = Int(item)
      if abs(weights[index]) > Tolerance.cancellation * sizes[index] {
        cells.append(Cell(item: item, coefficient: weights[index]))
      }
      weights[index] = 0
      sizes[index] = -1
    }
    touched.removeAll(keepingCapacity: true)
  }

  private mutating func sortFew() {
    for index in touched.indices.dropFirst() {
      let item = touched[index]
      var place = index
      while place > 0, touched[place - 1] > item {
        touched[place] = touched[place - 1]
        place -= 1
      }
      touched[place] = item
    }
  }
}

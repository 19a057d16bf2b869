/// What the system's required equalities have solved out for good: variables that are sums of items.
///
/// They take no part in the simplex method; their values are worked out from it. Variables that
/// are equal share one derivation.
struct Derivations {
  private(set) var rows = Pool<Cell>(filler: Cell())
  private(set) var constant: ContiguousArray<Double> = []
  var value: ContiguousArray<Double> = []
  /// The derivation that has taken the place of an item, or -1.
  private(set) var successor: ContiguousArray<Int32> = []
  /// Derivations by what they were derived from.
  var table = FormTable()
  private var hasSuccessors = false
  private var sum = Accumulator()
  private var cells: ContiguousArray<Cell> = []
  private var stack: ContiguousArray<Int32> = []

  var count: Int { value.count }

  mutating func reserve(_ count: Int) {
    rows.reserve(lists: count, elements: count * 4)
    constant.reserveCapacity(count)
    value.reserveCapacity(count)
    table.reserve(count)
  }

  mutating func noteItem(_ item: Int) {
    while successor.count <= item { successor.append(-1) }
  }

  mutating func make(_ cells: ContiguousArray<Cell>, constant: Double) -> Int {
    rows.addList()
    rows.replace(count, with: cells)
    self.constant.append(constant)
    value.append(constant)
    return count - 1
  }

  mutating func replace(item: Int, by derivation: Int) {
    successor[item] = Int32(derivation)
    hasSuccessors = true
  }

  /// Makes the row of a derivation one of items that have not been solved out.
  mutating func refresh(_ derivation: Int) {
    guard hasSuccessors, isStale(derivation) else { return }
    stack.append(Int32(derivation))
    while let top = stack.last {
      if let deeper = staleSuccessor(in: Int(top)) {
        stack.append(Int32(deeper))
      } else {
        substitute(Int(top))
        stack.removeLast()
      }
    }
  }

  /// Makes all rows ones of items that have not been solved out.
  ///
  /// - Returns: Whether any item has been solved out since the last time.
  mutating func refreshAll() -> Bool {
    guard hasSuccessors else { return false }
    for derivation in (0..<count).reversed() { refresh(derivation) }
    hasSuccessors = false
    return true
  }

  private func isStale(_ derivation: Int) -> Bool {
    for place in rows.indices(of: derivation) where successor[Int(rows.block[place].item)] >= 0 {
      return true
    }
    return false
  }

  private func staleSuccessor(in derivation: Int) -> Int? {
    for place in rows.indices(of: derivation) {
      let next = Int(successor[Int(rows.block[place].item)])
      if next >= 0, isStale(next) { return next }
    }
    return nil
  }

  private mutating func substitute(_ derivation: Int) {
    sum.begin(items: successor.count)
    sum.constant = constant[derivation]
    for place in rows.indices(of: derivation) {
      let cell = rows.block[place]
      let next = Int(successor[Int(cell.item)])
      guard next >= 0 else {
        sum.add(cell.item, cell.coefficient)
        continue
      }
      sum.constant += constant[next] * cell.coefficient
      for inner in rows.indices(of: next) {
        let part = rows.block[inner]
        sum.add(part.item, part.coefficient * cell.coefficient)
      }
    }
    sum.finish(into: &cells)
    rows.replace(derivation, with: cells)
    constant[derivation] = sum.constant
  }

  /// Works out all values from those of the items.
  mutating func evaluate(_ values: ContiguousArray<Double>) {
    for derivation in 0..<count {
      var sum = constant[derivation]
      for place in rows.indices(of: derivation) {
        let cell = rows.block[place]
        sum += cell.coefficient * values[Int(cell.item)]
      }
      value[derivation] = sum
    }
  }
}

extension Simplex {
  /// Adds what a constraint says to an item's penalty.
  ///
  /// - Returns: The owner of a bound on the same item that contradicts it, or nil.
  mutating func add(_ kink: Kink, to item: Int) -> Int32? {
    var kink = kink
    for index in 0..<kinks.count(of: item) {
      let other = kinks[item, index]
      let isOver = kink.isLower && other.isUpper && kink.position > other.position
      let isUnder = kink.isUpper && other.isLower && kink.position < other.position
      guard isOver || isUnder else { continue }
      let distance = abs(kink.position - other.position)
      guard distance <= Tolerance.position * (1 + abs(other.position)) else { return other.owner }
      kink.position = other.position
    }
    insert(kink, into: item)
    settle(item)
    return nil
  }

  private mutating func insert(_ kink: Kink, into item: Int) {
    var index = kinks.count(of: item)
    while index > 0, kink.precedes(kinks[item, index - 1]) { index -= 1 }
    kinks.insert(kink, at: index, of: item)
    compile(item)
  }

  private func index(ofKinkOwnedBy owner: Int32, of item: Int) -> Int? {
    (0..<kinks.count(of: item)).first { kinks[item, $0].owner == owner }
  }

  mutating func moveKink(ownedBy owner: Int32, of item: Int, to position: Double) {
    guard let index = index(ofKinkOwnedBy: owner, of: item) else { return }
    var kink = kinks[item, index]
    kink.position = position
    kinks.remove(at: index, of: item)
    insert(kink, into: item)
    settle(item)
  }

  /// Takes what a constraint says out of an item's penalty.
  ///
  /// - Returns: Whether the item was a form that nothing speaks of any more, and is gone.
  mutating func removeKink(ownedBy owner: Int32, of item: Int) -> Bool {
    guard let index = index(ofKinkOwnedBy: owner, of: item) else { return false }
    kinks.remove(at: index, of: item)
    compile(item)
    let isUnused = isForm[item] && kinks.count(of: item) == 0
    if !isUnused {
      settle(item)
    } else if isBasic[item] {
      let isIdle = abs(dual[item]) <= 1e-9
      drop(item)
      if !isIdle { restart() }
    } else {
      makeBasic(item)
      drop(item)
      restart()
    }
    return isUnused
  }

  /// Puts an item where its dual value asks for after its penalty has changed.
  private mutating func settle(_ item: Int) {
    guard isBasic[item] ? setInterval(item) : setKink(item) else { return restart() }
  }

  private mutating func makeBasic(_ column: Int) {
    rowsOfColumn.removeAll(keepingCapacity: true)
    columns.collect(column: column, into: &rowsOfColumn)
    var best: Int?
    var largest = 0.0
    for row in rowsOfColumn {
      let size = abs(coefficient(Int(row), column))
      if size > largest { (best, largest) = (Int(row), size) }
    }
    if let best { pivot(best, column) }
  }
}

extension Simplex {
  /// Adds what a constraint says to an item's penalty; `settle` has to follow.
  ///
  /// - Returns: The owner of a bound on the same item that contradicts it, or nil.
  mutating func add(_ kink: Kink, to item: Int) -> Int32? {
    var kink = kink
    if kink.isLower || kink.isUpper {
      for place in kinks.indices(of: item) {
        let other = kinks.block[place]
        let isOver = kink.isLower && other.isUpper && kink.position > other.position
        let isUnder = kink.isUpper && other.isLower && kink.position < other.position
        guard isOver || isUnder else { continue }
        let distance = abs(kink.position - other.position)
        guard distance <= Tolerance.position * (unit[item] + abs(other.position)) else {
          return other.owner
        }
        kink.position = other.position
      }
    }
    insert(kink, into: item)
    return nil
  }

  private mutating func insert(_ kink: Kink, into item: Int) {
    var index = kinks.count(of: item)
    while index > 0, kink.precedes(kinks[item, index - 1]) { index -= 1 }
    kinks.insert(kink, at: index, of: item)
    note(item)
  }

  private mutating func note(_ item: Int) {
    guard !isChanged[item] else { return }
    isChanged[item] = true
    changed.append(Int32(item))
  }

  private func index(ofKinkOwnedBy owner: Int32, of item: Int) -> Int? {
    for index in 0..<kinks.count(of: item) where kinks[item, index].owner == owner {
      return index
    }
    return nil
  }

  /// Moves the kink of a constraint; `settle` has to follow.
  mutating func moveKink(ownedBy owner: Int32, of item: Int, to position: Double) {
    guard let index = index(ofKinkOwnedBy: owner, of: item) else { return }
    var kink = kinks[item, index]
    kink.position = position
    kinks.remove(at: index, of: item)
    insert(kink, into: item)
  }

  /// Takes what a constraint says out of an item's penalty; `settle` has to follow.
  ///
  /// - Returns: Whether the item was a form that nothing speaks of any more, and is gone.
  mutating func removeKink(ownedBy owner: Int32, of item: Int) -> Bool {
    guard let index = index(ofKinkOwnedBy: owner, of: item) else { return false }
    kinks.remove(at: index, of: item)
    guard isForm[item], kinks.count(of: item) == 0 else {
      note(item)
      return false
    }
    let isIdle = isBasic[item] && abs(dual[item]) <= 1e-9
    if !isBasic[item] { makeBasic(item) }
    drop(item)
    if !isIdle { restart() }
    return true
  }

  /// Puts items whose penalties have changed where their dual values ask for.
  mutating func settle() {
    guard !changed.isEmpty else { return }
    var isConsistent = true
    isDeferred = changed.count > 8 + count / 8
    for item in changed {
      let item = Int(item)
      isChanged[item] = false
      guard isAlive[item] else { continue }
      compile(item)
      isConsistent = (isBasic[item] ? updateInterval(item) : setKink(item)) && isConsistent
    }
    changed.removeAll(keepingCapacity: true)
    epoch += 1
    if isDeferred {
      refreshRows()
      suspectAll()
    }
    isDeferred = false
    if !isConsistent { restart() }
  }

  private mutating func makeBasic(_ column: Int) {
    collect(column)
    var best: Int?
    var largest = 0.0
    for index in 0..<columnCount where abs(columnCells[index].coefficient) > largest {
      (best, largest) = (Int(columnCells[index].item), abs(columnCells[index].coefficient))
    }
    if let best { pivot(best, column) }
  }
}

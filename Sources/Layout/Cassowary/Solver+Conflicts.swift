extension Solver {
  /// The error for a batch, whose `row` cannot be put right, with the first culprit in it.
  func contradiction(_ row: Int, _ batch: [Constraint], before: State) -> SolverError {
    if batch.count == 1 {
      let all = owners(simplex.opponents(of: row))
      return .unsatisfiable(batch[0], conflicts: all.filter { $0 != batch[0] })
    }
    state = before
    for constraint in batch {
      let step = state
      do throws(SolverError) {
        try attach(constraint, edited: nil)
      } catch {
        return error
      }
      if let row = simplex.optimise() { return contradiction(row, [constraint], before: step) }
    }
    return .unsatisfiable(batch[batch.count - 1], conflicts: [])
  }

  func owners(_ indices: [Int32]) -> [Constraint] {
    var seen: Set<Int32> = []
    return indices.filter { seen.insert($0).inserted }.sorted()
      .compactMap { records[Int($0)]?.constraint }
  }
}

extension Simplex {
  /// The owners of the bounds that together keep a row from being put right.
  ///
  /// They are a Farkas certificate from a basis, so that none of them can be spared.
  func opponents(of row: Int) -> [Int32] {
    let rises = value[row] > high[row]
    var owners = [bound(of: row, upper: rises)]
    for index in cells.indices(of: row) {
      let cell = cells.block[index]
      owners.append(bound(of: Int(cell.item), upper: (cell.coefficient < 0) == rises))
    }
    return owners.compactMap { $0 }
  }

  private func bound(of item: Int, upper: Bool) -> Int32? {
    var owner: Int32?
    for index in 0..<kinks.count(of: item) {
      let kink = kinks[item, index]
      if upper && kink.isUpper && owner == nil { owner = kink.owner }
      if !upper && kink.isLower { owner = kink.owner }
    }
    return owner
  }
}

extension Solver {
  /// The error for a batch that contradicts itself or what is there, with the first culprit in it.
  ///
  /// Another solver, which solves no variable out, says which constraints are at fault: the row that
  /// cannot be put right is a Farkas certificate from a basis, so that none of them can be spared
  /// (J. Gleeson, J. Ryan, "Identifying minimally infeasible subsystems of inequalities", 1990).
  func contradiction(in batch: [Constraint]) -> SolverError {
    let witness = Solver(presolves: false)
    for name in names { _ = witness.makeVariable(name) }
    witness.enterRequired(records.constraints.compactMap { $0 })
    return witness.firstContradiction(in: batch)
      ?? .unsatisfiable(batch[batch.count - 1], conflicts: [])
  }

  /// Enters the required ones of constraints that are known to go together.
  private func enterRequired(_ constraints: [Constraint]) {
    for constraint in constraints where constraint.strength.isRequired {
      guard let index = records.insert(constraint) else { continue }
      records.note(system.attach(constraint, owner: index), for: index)
    }
    _ = system.solve()
  }

  private func firstContradiction(in batch: [Constraint]) -> SolverError? {
    for constraint in batch where constraint.strength.isRequired {
      guard let index = records.insert(constraint) else { continue }
      let placement = system.attach(constraint, owner: index)
      if case .contradiction(let owner) = placement {
        return .unsatisfiable(constraint, conflicts: owner.map { named([$0], not: index) } ?? [])
      }
      records.note(placement, for: index)
      guard let row = system.solve() else { continue }
      let opponents = system.simplex.opponents(of: row)
      return .unsatisfiable(constraint, conflicts: named(opponents, not: index))
    }
    return nil
  }

  private func named(_ owners: [Int32], not culprit: Int32) -> [Constraint] {
    var seen: Set<Int32> = [culprit]
    return owners.filter { seen.insert($0).inserted }.sorted()
      .compactMap { $0 >= 0 ? records.constraints[Int($0)] : nil }
  }
}

extension Simplex {
  /// The owners of the bounds that together keep a row from being put right.
  func opponents(of row: Int) -> [Int32] {
    let rises = value[row] > high[row]
    var owners = [bound(of: row, isUpper: rises)]
    for place in cells.indices(of: row) {
      let cell = cells.block[place]
      owners.append(bound(of: Int(cell.item), isUpper: (cell.coefficient < 0) == rises))
    }
    return owners.compactMap { $0 }
  }

  /// The owner of the upper or lower bound of an item.
  private func bound(of item: Int, isUpper: Bool) -> Int32? {
    var owner: Int32?
    for place in kinks.indices(of: item) {
      let kink = kinks.block[place]
      if isUpper && kink.isUpper && owner == nil { owner = kink.owner }
      if !isUpper && kink.isLower { owner = kink.owner }
    }
    return owner
  }
}

extension Solver {
  /// Refuses constraints that could not be added to any system.
  func check(_ batch: [Constraint]) throws(SolverError) {
    for constraint in batch {
      guard !constraint.strength.value.isNaN else { throw .badStrength }
      guard constraint.expression.constant.isFinite else { throw .notFinite(constraint) }
      for term in constraint.expression.terms {
        guard term.coefficient.isFinite else { throw .notFinite(constraint) }
        guard isKnown(term.variable) else { throw .unknownVariable(term.variable) }
        note(abs(term.coefficient))
      }
    }
  }

  private func note(_ coefficient: Double) {
    guard coefficient != 0 else { return }
    smallestCoefficient = min(smallestCoefficient, coefficient)
    largestCoefficient = max(largestCoefficient, coefficient)
  }

  /// Whether coefficients are so far apart that rounding can break what is required.
  private var hasWideRange: Bool { largestCoefficient > 1e4 * smallestCoefficient }

  /// Enters constraints and solves; on an error all is as it was before.
  func enter(_ batch: [Constraint]) throws(SolverError) {
    let indices = try register(batch)
    let isRebuilt = batch.count >= 8 && batch.count * 16 > records.count
    // A few more wishes can't be refused, and a copy would cost more than they do.
    let canFail = isRebuilt || hasWideRange || batch.contains { $0.strength.isRequired }
    let before: System? = canFail ? system : nil
    let places = records.places
    let isPossible = isRebuilt ? rebuild() : attach(indices)
    let isSolved = isPossible && system.solve() == nil
    let broken = isSolved ? firstBroken(batch) : nil
    if isSolved, broken == nil { return }
    if let before { system = before }
    records.places = places
    withdraw(indices)
    if let broken { throw .inexact(broken) }
    throw contradiction(in: batch)
  }

  /// A required constraint that rounding has broken, in systems where that is to be feared.
  private func firstBroken(_ batch: [Constraint]) -> Constraint? {
    guard hasWideRange else { return nil }
    let required = records.constraints.lazy.compactMap { $0 }.filter { $0.strength.isRequired }
    guard required.contains(where: { !holds($0) }) else { return nil }
    system.solveAnew()
    return required.first { !holds($0) }
  }

  private func register(_ batch: [Constraint]) throws(SolverError) -> ContiguousArray<Int32> {
    var indices: ContiguousArray<Int32> = []
    indices.reserveCapacity(batch.count)
    if batch.count > 1 { records.reserve(records.count + batch.count) }
    for constraint in batch {
      guard let index = records.insert(constraint) else {
        withdraw(indices)
        throw .duplicate(constraint)
      }
      indices.append(index)
    }
    return indices
  }

  /// Takes constraints out of the records, the last first: numbers are given again in their old order.
  private func withdraw(_ indices: ContiguousArray<Int32>) {
    for index in indices.reversed() { records.remove(index) }
  }

  /// Attaches constraints, first those that may solve variables out.
  ///
  /// - Returns: Whether none of them contradicts another at once.
  func attach(_ indices: some Sequence<Int32>) -> Bool {
    for isFirst in [true, false] {
      for index in indices {
        guard let constraint = records.constraints[Int(index)] else { continue }
        let isSubstitution = constraint.relation == .equal && constraint.strength.isRequired
        guard isSubstitution == isFirst else { continue }
        let placement = system.attach(constraint, owner: index)
        if case .contradiction = placement { return false }
        records.note(placement, for: index)
      }
    }
    return true
  }

  /// Makes the system anew from all constraints and edits, without solving.
  func rebuild() -> Bool {
    system = system.emptied()
    let isPossible = attach(records.constraints.indices.lazy.map { Int32($0) })
    system.attachEdits()
    return isPossible
  }

  /// Takes constraints out and solves, at once or, where much has to be made anew, when it matters.
  func leave(_ batch: [Constraint]) {
    for constraint in batch {
      guard let index = records.index(of: constraint) else { continue }
      let place = records.places[Int(index)]
      records.remove(index)
      isStale = isStale || place == Registry.derivation
      if place >= 0, !isStale { system.removeKink(ownedBy: index, of: place) }
    }
    if !isStale { _ = system.solve() }
  }

  /// Makes the system anew if that has been put off.
  func catchUp() {
    guard isStale else { return }
    isStale = false
    _ = rebuild()
    _ = system.solve()
  }

  func enterEdit(of v: Variable, _ strength: Strength) {
    editOfVariable[Int(v.index)] = Int32(system.edits.count)
    system.edits.append(Edit(variable: v, strength: strength))
    system.attachEdit(system.edits.count - 1)
    _ = system.solve()
  }

  func leaveEdit(_ index: Int) {
    let edit = system.edits[index]
    editOfVariable[Int(edit.variable.index)] = -1
    if let last = system.edits.popLast(), index < system.edits.count {
      system.edits[index] = last
      editOfVariable[Int(last.variable.index)] = Int32(index)
    }
    if edit.item >= 0 { system.removeKink(ownedBy: edit.owner, of: edit.item) }
    _ = system.solve()
  }
}

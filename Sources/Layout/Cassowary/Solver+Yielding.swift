extension Solver {
  /// Adds constraints of which none is refused: one that contradicts earlier ones gives way.
  ///
  /// It stays as a strong wish, so that it holds as nearly as it can, and is still known by the
  /// constraint that it was: `contains` and `remove` take that one. What cannot be added for another
  /// reason is left out. Meant for what is put together at run time and must not fail, as layouts
  /// are. As fast as `add` where nothing gives way.
  ///
  /// - Parameter batch: The constraints; later ones give way to earlier ones.
  /// - Returns: Those that gave way or were left out, each with the error that `add` has for it.
  public func addYielding(
    _ batch: [Constraint]
  ) -> [(constraint: Constraint, reason: SolverError)] {
    var batch = batch
    var refusals: [(constraint: Constraint, reason: SolverError)] = []
    while let reason = refusal(of: batch) {
      if let index = indexToYield(reason, in: batch) {
        refusals.append((batch[index], reason))
        batch[index] = Constraint(yielding: batch[index])
      } else if batch.count == 1 {
        return refusals + [(batch[0].original ?? batch[0], reason)]
      } else {
        // Which of them it is shows when they come one after the other.
        return refusals + batch.flatMap { addYielding([$0]) }
      }
    }
    return refusals
  }

  /// Adds constraints.
  ///
  /// - Returns: Nil, or why none of them was added.
  private func refusal(of batch: [Constraint]) -> SolverError? {
    do throws(SolverError) {
      try add(batch)
      return nil
    } catch {
      return error
    }
  }

  /// The place of the required constraint that has to give way, where the error tells.
  private func indexToYield(_ reason: SolverError, in batch: [Constraint]) -> Int? {
    switch reason {
    case .unsatisfiable(let culprit, _):
      batch.firstIndex { $0 == culprit && $0.strength.isRequired }
    case .inexact where batch.count == 1 && batch[0].strength.isRequired: 0
    default: nil
    }
  }
}

extension Solver {
  /// Adds constraints of which none is refused for contradicting others: such a one gives way.
  ///
  /// It is added as a wish that outweighs all other wishes, so that it holds as nearly as it can.
  /// Meant for what is put together at run time and must not fail, as layouts are.
  ///
  /// - Parameters:
  ///   - batch: The constraints.
  ///   - report: Called for each that gives way, with the required ones that it conflicts with.
  /// - Returns: The constraints that are now in the solver, in the same order; where one gave way,
  ///   the wish that has taken its place.
  /// - Throws: `SolverError` when one cannot be added for another reason; none of them is then.
  @discardableResult
  public func addYielding(
    _ batch: [Constraint], _ report: (Constraint, [Constraint]) -> Void
  ) throws(SolverError) -> [Constraint] {
    var batch = batch
    while true {
      do throws(SolverError) {
        try add(batch)
        return batch
      } catch {
        guard case .unsatisfiable(let culprit, let conflicts) = error,
          let index = batch.firstIndex(of: culprit)
        else { throw error }
        report(culprit, conflicts)
        batch[index] = culprit.strength(Strength(1_000_000_000))
      }
    }
  }
}

internal import Cassowary

/// A constraint that gave way, and what it contradicts, by name.
public struct LayoutConflict: Hashable, Sendable, CustomStringConvertible {
  /// The constraint that gave way.
  public let constraint: String
  /// Those that it contradicts; none where it can't hold by itself.
  public let against: [String]

  /// One line for a log.
  public var description: String {
    let words = "layout: \"\(constraint)\" gives way"
    guard !against.isEmpty else { return words }
    return words + " to " + against.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

extension LayoutTree {
  /// Adds constraints, all at once; what contradicts others gives way and is recorded.
  func insert(_ batch: [Constraint]) {
    for (constraint, reason) in solver.addYielding(batch) {
      var against: [String] = []
      if case .unsatisfiable(_, let others) = reason { against = others.map(\.name) }
      let conflict = LayoutConflict(constraint: constraint.name, against: against)
      if !conflicts.contains(conflict) { conflicts.append(conflict) }
    }
  }

  /// Removes constraints, all at once: the solver then looks for the best solution once.
  func remove(_ batch: [Constraint]) {
    // What the solver has left out is not there to be removed.
    let present = batch.filter(solver.contains)
    guard !present.isEmpty else { return }
    do {
      try solver.remove(present)
    } catch {
      preconditionFailure("the solver holds them: \(error)")
    }
  }
}

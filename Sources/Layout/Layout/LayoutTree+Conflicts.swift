internal import Cassowary

/// A constraint that gave way, and what it contradicts, by name.
public struct LayoutConflict: Hashable, Sendable, CustomStringConvertible {
  /// The constraint that gave way.
  public let constraint: String
  /// Those that it contradicts.
  public let against: [String]

  /// One line for a log.
  public var description: String {
    "layout: \"\(constraint)\" gives way to \(against.map { "\"\($0)\"" }.joined(separator: ", "))"
  }
}

extension LayoutTree {
  func insert(_ batch: [Constraint]) {
    do {
      try solver.add(batch)
    } catch {
      for constraint in batch { insertOrRelax(constraint) }
    }
  }

  /// Adds a constraint; where it contradicts others, it becomes a strong wish.
  private func insertOrRelax(_ constraint: Constraint) {
    do {
      try solver.add(constraint)
    } catch {
      record(error, of: constraint)
      let wish = constraint.strength(.strong)
      guard (try? solver.add(wish)) != nil else { return }
      relaxed[constraint] = wish
    }
  }

  /// Removes constraints, all at once: the solver then looks for the best solution once.
  func remove(_ batch: [Constraint]) {
    let present = batch.map { relaxed.removeValue(forKey: $0) ?? $0 }.filter(solver.contains)
    guard !present.isEmpty else { return }
    do {
      try solver.remove(present)
    } catch {
      preconditionFailure("the solver holds them: \(error)")
    }
  }

  private func record(_ error: SolverError, of constraint: Constraint) {
    var against: [String] = []
    if case .unsatisfiable(_, let others) = error { against = others.map(\.name) }
    let conflict = LayoutConflict(constraint: constraint.name, against: against)
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
  }
}

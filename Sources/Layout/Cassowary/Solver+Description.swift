extension Solver: CustomStringConvertible {
  /// The system in words: each variable with its value, each constraint as it was written, and of
  /// those that give way by how much.
  public var description: String {
    var lines = ["\(names.count) variables"]
    for index in names.indices {
      lines.append("  \(names[index]) = \(number(value(of: Variable(index: Int32(index)))))")
    }
    let present = records.compactMap { $0 }
    lines.append("\(present.count) constraints")
    for record in present { lines.append("  " + describe(record)) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ record: Record) -> String {
    if let variable = record.edited, let edit = edits[variable] {
      let name = names[Int(variable.index)]
      let gap = abs(value(of: variable) - edit.value)
      let words = "edit: \(name) == \(number(edit.value)) (\(record.constraint.strength))"
      return words + (gap > 1e-6 ? ", gives way by \(number(gap))" : "")
    }
    let words = record.constraint.description { names[Int($0.index)] }
    let gap = violation(record.constraint)
    return words + (gap > 1e-6 ? ", gives way by \(number(gap))" : "")
  }

  /// By how much a constraint is not fulfilled.
  private func violation(_ constraint: Constraint) -> Double {
    var sum = constraint.expression.constant
    for term in constraint.expression.terms {
      sum += term.coefficient * value(of: term.variable)
    }
    switch constraint.relation {
    case .lessThanOrEqual: return max(0, sum)
    case .equal: return abs(sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

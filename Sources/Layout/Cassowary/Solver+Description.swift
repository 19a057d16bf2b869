extension Solver: CustomStringConvertible {
  /// The system in words: each variable with its value, each constraint as it was written, and of
  /// those that give way by how much.
  public var description: String {
    catchUp()
    var lines = ["\(names.count) variables"]
    for index in names.indices {
      lines.append("  \(names[index]) = \(number(value(of: Variable(index: Int32(index)))))")
    }
    for edit in system.edits { lines.append("  " + describe(edit)) }
    let present = records.constraints.compactMap { $0 }
    lines.append("\(present.count) constraints")
    for constraint in present { lines.append("  " + describe(constraint)) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ edit: Edit) -> String {
    let name = names[Int(edit.variable.index)]
    let words = "edit: \(name) == \(number(edit.value)) (\(edit.strength))"
    return words + yielding(abs(value(of: edit.variable) - edit.value))
  }

  private func describe(_ constraint: Constraint) -> String {
    constraint.description { names[Int($0.index)] } + yielding(violation(constraint))
  }

  private func yielding(_ gap: Double) -> String {
    gap > 1e-6 ? ", gives way by \(number(gap))" : ""
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

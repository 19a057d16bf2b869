extension Relation {
  /// The sign that is written between the sides.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension Constraint {
  /// The statement in words, positive terms on the left and negative ones on the right.
  func description(naming name: (Variable) -> String) -> String {
    var (left, right) = ([String](), [String]())
    for term in expression.terms {
      let word = product(abs(term.coefficient), name(term.variable))
      if term.coefficient < 0 { right.append(word) } else { left.append(word) }
    }
    let constant = expression.constant
    let isOnLeft = left.isEmpty || constant > 0 && !right.isEmpty
    let statement =
      sum(left, constant: isOnLeft ? constant : 0) + " \(relation.sign) "
      + sum(right, constant: isOnLeft ? 0 : -constant)
    let weight = strength.isRequired ? "" : " (\(strength))"
    return (self.name.isEmpty ? "" : "\(self.name): ") + statement + weight
  }

  private func product(_ coefficient: Double, _ name: String) -> String {
    coefficient == 1 ? name : "\(number(coefficient)) \(name)"
  }

  private func sum(_ products: [String], constant: Double) -> String {
    guard constant != 0 || products.isEmpty else { return products.joined(separator: " + ") }
    guard !products.isEmpty else { return number(constant) }
    let sign = constant < 0 ? " - " : " + "
    return products.joined(separator: " + ") + sign + number(abs(constant))
  }
}

extension Strength: CustomStringConvertible {
  /// The name of the strength, or its weight.
  public var description: String {
    switch self {
    case .required: "required"
    case .strong: "strong"
    case .medium: "medium"
    case .weak: "weak"
    default: number(value)
    }
  }
}

/// A number without the fraction that whole numbers do not have.
func number(_ value: Double) -> String {
  if let whole = Int64(exactly: value) { return "\(whole)" }
  return "\(value)"
}

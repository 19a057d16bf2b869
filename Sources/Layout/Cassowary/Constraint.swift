/// How the two sides of a constraint are compared.
public enum Relation: Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}

/// A statement about variables that a solver is to make true, or as nearly true as it can.
///
/// Constraints are told apart by identity, not by what they say: two that say the same may both be
/// added, and each is removed on its own.
public final class Constraint: Hashable, Sendable, CustomStringConvertible {
  /// What is compared with 0.
  public let expression: Expression
  /// How it is compared.
  public let relation: Relation
  /// How much it matters.
  public let strength: Strength
  /// What the constraint is called where it is reported; empty when it has no name.
  public let name: String
  /// The constraint that gave way to become this one, and by which this one is known.
  let original: Constraint?

  /// Makes a constraint that compares an expression with 0.
  ///
  /// - Parameters:
  ///   - expression: What is compared with 0.
  ///   - relation: How it is compared.
  ///   - strength: How much it matters.
  ///   - name: What it is called where it is reported.
  public init(
    _ expression: Expression, _ relation: Relation, strength: Strength = .required,
    name: String = ""
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
    self.name = name
    original = nil
  }

  /// Makes the strong wish that a constraint becomes when it gives way.
  init(yielding original: Constraint) {
    expression = original.expression
    relation = original.relation
    strength = .strong
    name = original.name
    self.original = original
  }

  /// The same statement with a name.
  ///
  /// - Parameter name: What it is called where it is reported.
  /// - Returns: A new constraint.
  public func named(_ name: String) -> Constraint {
    Constraint(expression, relation, strength: strength, name: name)
  }

  /// The same statement with another strength.
  ///
  /// - Parameter strength: How much it matters.
  /// - Returns: A new constraint.
  public func strength(_ strength: Strength) -> Constraint {
    Constraint(expression, relation, strength: strength, name: name)
  }

  /// Whether two references mean the same constraint.
  ///
  /// - Parameters:
  ///   - left: One constraint.
  ///   - right: Another constraint.
  /// - Returns: True when both are one object.
  public static func == (left: Constraint, right: Constraint) -> Bool {
    left === right
  }

  /// Feeds the identity of the constraint to a hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// The statement in words; variables by their numbers, since only a solver knows their names.
  public var description: String {
    description { "v\($0.index)" }
  }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable
  /// The number it is multiplied with.
  public var coefficient: Double

  /// Makes the product of a variable and a number.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - coefficient: The number it is multiplied with.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A linear expression: a sum of terms and a constant.
///
/// A variable may occur in several terms; the solver adds them up.
public struct Expression: Hashable, Sendable {
  /// The products that are summed, in the order they were written.
  public var terms: [Term]
  /// The number that is added to them.
  public var constant: Double

  /// Makes a sum of terms and a constant.
  ///
  /// - Parameters:
  ///   - terms: The products to sum.
  ///   - constant: The number to add.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression that is one variable.
  ///
  /// - Parameter variable: The variable.
  public init(_ variable: Variable) {
    self.init([Term(variable)])
  }
}

/// What a constraint can say something about: a variable, a term or an expression.
public protocol Linear {
  /// The same as an expression.
  var expression: Expression { get }
}

extension Variable: Linear {
  /// The variable as an expression of one term.
  public var expression: Expression { Expression(self) }
}

extension Term: Linear {
  /// The term as an expression.
  public var expression: Expression { Expression([self]) }
}

extension Expression: Linear {
  /// The expression itself.
  public var expression: Expression { self }
}

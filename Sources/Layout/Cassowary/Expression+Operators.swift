extension Linear {
  /// The sum of two sides.
  ///
  /// - Parameters:
  ///   - left: The first summand.
  ///   - right: The second summand.
  /// - Returns: Their terms one after the other, and the sum of their constants.
  public static func + (left: Self, right: some Linear) -> Expression {
    let (a, b) = (left.expression, right.expression)
    return Expression(a.terms + b.terms, constant: a.constant + b.constant)
  }

  /// The sum of a side and a number.
  ///
  /// - Parameters:
  ///   - left: The side.
  ///   - right: The number.
  /// - Returns: The side with the number added to its constant.
  public static func + (left: Self, right: Double) -> Expression {
    let whole = left.expression
    return Expression(whole.terms, constant: whole.constant + right)
  }

  /// The sum of a number and a side.
  ///
  /// - Parameters:
  ///   - left: The number.
  ///   - right: The side.
  /// - Returns: The side with the number added to its constant.
  public static func + (left: Double, right: Self) -> Expression {
    right + left
  }

  /// The difference of two sides.
  ///
  /// - Parameters:
  ///   - left: What is subtracted from.
  ///   - right: What is subtracted.
  /// - Returns: The difference as one expression.
  public static func - (left: Self, right: some Linear) -> Expression {
    left + right.expression * -1
  }

  /// The difference of a side and a number.
  ///
  /// - Parameters:
  ///   - left: The side.
  ///   - right: The number.
  /// - Returns: The side with the number taken from its constant.
  public static func - (left: Self, right: Double) -> Expression {
    left + -right
  }

  /// The difference of a number and a side.
  ///
  /// - Parameters:
  ///   - left: The number.
  ///   - right: The side.
  /// - Returns: The difference as one expression.
  public static func - (left: Double, right: Self) -> Expression {
    right * -1 + left
  }

  /// A side times a number.
  ///
  /// - Parameters:
  ///   - left: The side.
  ///   - right: The number.
  /// - Returns: The side with each coefficient and the constant multiplied.
  public static func * (left: Self, right: Double) -> Expression {
    let whole = left.expression
    let terms = whole.terms.map { Term($0.variable, $0.coefficient * right) }
    return Expression(terms, constant: whole.constant * right)
  }

  /// A number times a side.
  ///
  /// - Parameters:
  ///   - left: The number.
  ///   - right: The side.
  /// - Returns: The side with each coefficient and the constant multiplied.
  public static func * (left: Double, right: Self) -> Expression {
    right * left
  }

  /// A side divided by a number.
  ///
  /// - Parameters:
  ///   - left: The side.
  ///   - right: The number; the solver refuses what a division by 0 makes.
  /// - Returns: The side with each coefficient and the constant divided.
  public static func / (left: Self, right: Double) -> Expression {
    let whole = left.expression
    let terms = whole.terms.map { Term($0.variable, $0.coefficient / right) }
    return Expression(terms, constant: whole.constant / right)
  }

  /// The opposite of a side.
  ///
  /// - Parameter side: What is negated.
  /// - Returns: The side with each coefficient and the constant negated.
  public static prefix func - (side: Self) -> Expression {
    side * -1
  }
}

extension Linear {
  /// The required constraint that the left is at most the right.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The right side.
  /// - Returns: A new constraint, required and without a name.
  public static func <= (left: Self, right: some Linear) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the left is at most the right.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The number.
  /// - Returns: A new constraint, required and without a name.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the left is at most the right.
  ///
  /// - Parameters:
  ///   - left: The number.
  ///   - right: The right side.
  /// - Returns: A new constraint, required and without a name.
  public static func <= (left: Double, right: Self) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the left is equal to the right.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The right side.
  /// - Returns: A new constraint, required and without a name.
  public static func == (left: Self, right: some Linear) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the left is equal to the right.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The number.
  /// - Returns: A new constraint, required and without a name.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the left is equal to the right.
  ///
  /// - Parameters:
  ///   - left: The number.
  ///   - right: The right side.
  /// - Returns: A new constraint, required and without a name.
  public static func == (left: Double, right: Self) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the left is at least the right.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The right side.
  /// - Returns: A new constraint, required and without a name.
  public static func >= (left: Self, right: some Linear) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// The required constraint that the left is at least the right.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - right: The number.
  /// - Returns: A new constraint, required and without a name.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// The required constraint that the left is at least the right.
  ///
  /// - Parameters:
  ///   - left: The number.
  ///   - right: The right side.
  /// - Returns: A new constraint, required and without a name.
  public static func >= (left: Double, right: Self) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}

/// Why a solver refused a call; the solver is then as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint cannot hold together with earlier required ones.
  ///
  /// `conflicts` are those it conflicts with: all of them and it cannot hold, and all but any one
  /// of them and it can. It is empty when the constraint cannot hold by itself.
  case unsatisfiable(Constraint, conflicts: [Constraint])
  /// A required constraint would be broken by rounding, since coefficients in the system are too far
  /// apart (by more than 10,000 times).
  case inexact(Constraint)
  /// The constraint is in the solver already, or twice in the batch.
  case duplicate(Constraint)
  /// The constraint is not in the solver.
  case unknown(Constraint)
  /// The variable is being edited already, or twice in the call.
  case duplicateEdit(Variable)
  /// The variable is not being edited.
  case unknownEdit(Variable)
  /// The variable was not made by this solver.
  case unknownVariable(Variable)
  /// The strength is not a number, or is `required` where it must not be.
  case badStrength
  /// The constraint holds a number that is infinite or not a number.
  case notFinite(Constraint)
  /// The value suggested for the variable is infinite or not a number.
  case valueNotFinite(Variable)
}

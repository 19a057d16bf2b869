/// Solves systems of linear constraints of different strengths, and solves them again at every edit.
///
/// Make variables, add constraints, read values:
///
///     let solver = Solver()
///     let left = solver.makeVariable("left")
///     let width = solver.makeVariable("width")
///     try solver.add([left >= 8, width >= 20, (left + width == 300).strength(.medium)])
///     solver.value(of: width)
///
/// Required constraints hold; of the others the sum of violations, each times its strength, is as
/// small as possible. After each call the values are those of the best solution.
///
/// The semantics are those of the Cassowary algorithm (G. Badros, A. Borning, P. Stuckey, "The
/// Cassowary linear arithmetic constraint solving algorithm", ACM TOCHI 8, 2001) in the form that
/// kiwi gave them. The method is another: one dual simplex for piecewise linear penalties.
public final class Solver {
  var system: System
  var names: [String] = []
  var records = Registry()
  /// The place of each variable's edit among the edits, or -1.
  var editOfVariable: ContiguousArray<Int32> = []

  /// Whether equalities have been removed that had solved variables out, so that the system has to be
  /// made anew before anything is asked of it.
  var isStale = false
  /// The smallest and the largest size of a coefficient so far.
  var smallestCoefficient = Double.infinity
  var largestCoefficient = 0.0

  /// Makes a solver without variables and constraints.
  public init() {
    system = System(presolves: true)
  }

  init(presolves: Bool) {
    system = System(presolves: presolves)
  }

  /// Makes a variable.
  ///
  /// - Parameter name: What the variable is called in descriptions; need not be unique.
  /// - Returns: The variable; its value is 0 as long as no constraint speaks of it.
  public func makeVariable(_ name: String) -> Variable {
    names.append(name)
    system.codes.append(System.unused)
    editOfVariable.append(-1)
    return Variable(index: Int32(names.count - 1))
  }

  /// The value of a variable in the best solution.
  ///
  /// - Parameter v: A variable of this solver.
  /// - Returns: Its value.
  public func value(of v: Variable) -> Double {
    if isStale { catchUp() }
    return system.value(of: Int(v.index))
  }

  /// Whether a constraint is in the solver.
  ///
  /// - Parameter c: The constraint.
  /// - Returns: True from when it was added until it is removed.
  public func contains(_ c: Constraint) -> Bool {
    records.index(of: c) != nil
  }

  /// Adds a constraint.
  ///
  /// - Parameter c: The constraint.
  /// - Throws: `SolverError` when it is in the solver already, holds a number that is not finite,
  ///   or is required and cannot hold.
  public func add(_ c: Constraint) throws(SolverError) {
    try add([c])
  }

  /// Adds several constraints, all or none; much faster than one after the other.
  ///
  /// - Parameter batch: The constraints.
  /// - Throws: `SolverError` when one of them cannot be added; none of them is then.
  public func add(_ batch: [Constraint]) throws(SolverError) {
    try check(batch)
    catchUp()
    try enter(batch)
  }

  /// Removes a constraint.
  ///
  /// - Parameter c: The constraint.
  /// - Throws: `SolverError.unknown` when it is not in the solver.
  public func remove(_ c: Constraint) throws(SolverError) {
    try remove([c])
  }

  /// Removes several constraints, all or none; faster than one after the other.
  ///
  /// - Parameter batch: The constraints.
  /// - Throws: `SolverError.unknown` when one of them is not in the solver; all stay then.
  public func remove(_ batch: [Constraint]) throws(SolverError) {
    for constraint in batch where !contains(constraint) { throw .unknown(constraint) }
    leave(batch)
  }

  /// Lets values be suggested for a variable.
  ///
  /// - Parameters:
  ///   - v: The variable; 0 is suggested at first.
  ///   - strength: How much it matters that the variable has the suggested value.
  /// - Throws: `SolverError` when the variable is edited already or the strength is `required`.
  public func addEdit(_ v: Variable, strength: Strength) throws(SolverError) {
    guard isKnown(v) else { throw .unknownVariable(v) }
    guard editOfVariable[Int(v.index)] < 0 else { throw .duplicateEdit(v) }
    guard !strength.isRequired, !strength.value.isNaN else { throw .badStrength }
    catchUp()
    enterEdit(of: v, strength)
  }

  /// Stops editing a variable.
  ///
  /// - Parameter v: The variable.
  /// - Throws: `SolverError.unknownEdit` when it is not being edited.
  public func removeEdit(_ v: Variable) throws(SolverError) {
    let edit = try edit(of: v)
    catchUp()
    leaveEdit(edit)
  }

  /// Suggests a value for a variable under edit.
  ///
  /// - Parameters:
  ///   - v: The variable.
  ///   - value: The value it should have.
  /// - Throws: `SolverError` when it is not being edited or the value is not finite.
  public func suggest(_ v: Variable, _ value: Double) throws(SolverError) {
    let edit = try edit(of: v)
    guard value.isFinite else { throw .valueNotFinite(v) }
    if isStale { catchUp() }
    system.suggest(edit, value, edit, value)
  }

  /// Suggests values for two variables under edit at once.
  ///
  /// - Parameters:
  ///   - first: A variable.
  ///   - value: The value it should have.
  ///   - second: Another variable.
  ///   - secondValue: The value that one should have.
  /// - Throws: `SolverError` when one is not being edited or a value is not finite.
  public func suggest(
    _ first: Variable, _ value: Double, _ second: Variable, _ secondValue: Double
  ) throws(SolverError) {
    let edits = (try edit(of: first), try edit(of: second))
    guard value.isFinite else { throw .valueNotFinite(first) }
    guard secondValue.isFinite else { throw .valueNotFinite(second) }
    if isStale { catchUp() }
    system.suggest(edits.0, value, edits.1, secondValue)
  }

  private func edit(of v: Variable) throws(SolverError) -> Int {
    guard isKnown(v), editOfVariable[Int(v.index)] >= 0 else { throw .unknownEdit(v) }
    return Int(editOfVariable[Int(v.index)])
  }

  func isKnown(_ v: Variable) -> Bool {
    v.index >= 0 && Int(v.index) < editOfVariable.count
  }
}

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
  /// A constraint in the solver, and where it went.
  struct Record {
    var constraint: Constraint
    var item: Int32
    var edited: Variable?
  }

  /// A variable under edit.
  struct Edit {
    var record: Int32
    var value: Double
  }

  var simplex = Simplex()
  var names: [String] = []
  var itemOfVariable: ContiguousArray<Int32> = []
  var records: [Record?] = []
  var vacantRecords: [Int32] = []
  var recordOfConstraint: [ObjectIdentifier: Int32] = [:]
  var itemOfForm: [ContiguousArray<Cell>: Int32] = [:]
  var formOfItem: [Int32: ContiguousArray<Cell>] = [:]
  var edits: [Variable: Edit] = [:]

  /// Makes a solver without variables and constraints.
  public init() {}

  /// Makes a variable.
  ///
  /// - Parameter name: What the variable is called in descriptions; need not be unique.
  /// - Returns: The variable; its value is 0 as long as no constraint speaks of it.
  public func makeVariable(_ name: String) -> Variable {
    names.append(name)
    itemOfVariable.append(Int32(simplex.makeItem()))
    return Variable(index: Int32(names.count - 1))
  }

  /// The value of a variable in the best solution.
  ///
  /// - Parameter v: A variable of this solver.
  /// - Returns: Its value.
  public func value(of v: Variable) -> Double {
    simplex.value[Int(itemOfVariable[Int(v.index)])]
  }

  /// Whether a constraint is in the solver.
  ///
  /// - Parameter c: The constraint.
  /// - Returns: True from when it was added until it is removed.
  public func contains(_ c: Constraint) -> Bool {
    recordOfConstraint[ObjectIdentifier(c)] != nil
  }

  /// Adds a constraint.
  ///
  /// - Parameter c: The constraint.
  /// - Throws: `SolverError` when it is in the solver already, holds an infinite number, or is
  ///   required and cannot hold.
  public func add(_ c: Constraint) throws(SolverError) {
    try add([c])
  }

  /// Adds several constraints, all or none; much faster than one after the other.
  ///
  /// - Parameter batch: The constraints.
  /// - Throws: `SolverError` when one of them cannot be added; none of them is then.
  public func add(_ batch: [Constraint]) throws(SolverError) {
    try check(batch)
    let before = state
    do throws(SolverError) {
      for constraint in batch { try attach(constraint, edited: nil) }
      if let row = simplex.optimise() { throw contradiction(row, batch, before: before) }
    } catch {
      state = before
      throw error
    }
  }

  /// Removes a constraint.
  ///
  /// - Parameter c: The constraint.
  /// - Throws: `SolverError.unknown` when it is not in the solver.
  public func remove(_ c: Constraint) throws(SolverError) {
    guard let record = recordOfConstraint[ObjectIdentifier(c)], records[Int(record)]?.edited == nil
    else { throw .unknown(c) }
    detach(record)
  }

  /// Lets values be suggested for a variable.
  ///
  /// - Parameters:
  ///   - v: The variable; 0 is suggested at first.
  ///   - strength: How much it matters that the variable has the suggested value.
  /// - Throws: `SolverError` when the variable is edited already or the strength is `required`.
  public func addEdit(_ v: Variable, strength: Strength) throws(SolverError) {
    guard isKnown(v) else { throw .unknownVariable(v) }
    guard edits[v] == nil else { throw .duplicateEdit(v) }
    guard !strength.isRequired, !strength.value.isNaN else { throw .badStrength }
    let record = try attach((v == 0).strength(strength), edited: v)
    edits[v] = Edit(record: record, value: 0)
    optimise()
  }

  /// Stops editing a variable.
  ///
  /// - Parameter v: The variable.
  /// - Throws: `SolverError.unknownEdit` when it is not being edited.
  public func removeEdit(_ v: Variable) throws(SolverError) {
    guard let edit = edits[v] else { throw .unknownEdit(v) }
    edits[v] = nil
    detach(edit.record)
  }

  /// Suggests a value for a variable under edit.
  ///
  /// - Parameters:
  ///   - v: The variable.
  ///   - value: The value it should have.
  /// - Throws: `SolverError` when it is not being edited or the value is infinite.
  public func suggest(_ v: Variable, _ value: Double) throws(SolverError) {
    try checkSuggestion(v, value)
    setEdit(v, value)
    optimise()
  }

  /// Suggests values for two variables under edit at once.
  ///
  /// - Parameters:
  ///   - first: A variable.
  ///   - value: The value it should have.
  ///   - second: Another variable.
  ///   - secondValue: The value that one should have.
  /// - Throws: `SolverError` when one is not being edited or a value is infinite.
  public func suggest(
    _ first: Variable, _ value: Double, _ second: Variable, _ secondValue: Double
  ) throws(SolverError) {
    try checkSuggestion(first, value)
    try checkSuggestion(second, secondValue)
    setEdit(first, value)
    setEdit(second, secondValue)
    optimise()
  }

  /// Suggests values for several variables under edit at once.
  ///
  /// - Parameter values: The variables and the values they should have.
  /// - Throws: `SolverError` when one is not being edited or a value is infinite.
  public func suggest(_ values: [(Variable, Double)]) throws(SolverError) {
    for (variable, value) in values { try checkSuggestion(variable, value) }
    for (variable, value) in values { setEdit(variable, value) }
    optimise()
  }
}

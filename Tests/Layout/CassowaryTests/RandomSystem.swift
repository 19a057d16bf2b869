import Cassowary

/// A seeded random system, played on a solver and written down for the references.
struct RandomSystem {
  let solver = Solver()
  let seed: UInt64
  var random: SeededGenerator
  var variables: [Variable] = []
  var present: [(id: Int, constraint: Constraint)] = []
  var edits: [Variable: (strength: Double, value: Double)] = [:]
  var script: [String] = []
  /// What `weight()` picks from, before it multiplies with up to 4.
  var strengths = [Strength.weak, .medium, .strong]
  private var nextID = 0

  /// The number of the constraint that was added last, taken or refused.
  var lastID: Int { nextID - 1 }

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...9, using: &random)
    variables = (0..<count).map { solver.makeVariable("x\($0)") }
    script.append("system \(count)")
  }

  mutating func number(_ choices: Int, step: Double) -> Double {
    Double(Int.random(in: -choices...choices, using: &random)) * step
  }

  mutating func weight() -> Strength {
    let base = strengths[Int.random(in: strengths.indices, using: &random)]
    return Strength(base.value * Double(Int.random(in: 1...16, using: &random)) / 4)
  }

  /// A constraint of up to four terms; small multiples of a quarter, so that ties occur.
  mutating func constraint(required: Bool? = nil) -> Constraint {
    var terms: [Term] = []
    for _ in 0..<[1, 1, 2, 2, 2, 3, 3, 4][Int.random(in: 0...7, using: &random)] {
      let coefficient = [1, 1, 1, -1, -1, 0.5, 2, -3][Int.random(in: 0...7, using: &random)]
      terms.append(Term(variables[Int.random(in: variables.indices, using: &random)], coefficient))
    }
    let relation: Relation =
      [.lessThanOrEqual, .equal, .greaterThanOrEqual][Int.random(in: 0...2, using: &random)]
    let isRequired = required ?? (Int.random(in: 0...2, using: &random) == 0)
    return Constraint(
      Expression(terms, constant: number(400, step: 0.25)), relation,
      strength: isRequired ? .required : weight())
  }

  /// Adds a constraint; the script holds it, by `word`, whether or not the solver takes it.
  ///
  /// - Returns: The error when the solver refuses it.
  mutating func add(_ constraint: Constraint, word: String) -> SolverError? {
    let id = nextID
    nextID += 1
    script.append(line(constraint, id: id, word: word))
    do {
      try solver.add(constraint)
    } catch {
      return error
    }
    present.append((id, constraint))
    return nil
  }

  /// Asks whether what the solver has just refused can hold together with what is required.
  mutating func askWhetherRefusalIsRight() {
    let refused = script.removeLast().split(separator: " ")
    script.append("know " + refused.dropFirst().joined(separator: " "))
    let required = present.filter { $0.constraint.strength == .required }.map { "\($0.id)" }
    script.append("feasible \(refused[1]) \(required.joined(separator: " "))")
  }

  /// Adds a batch; returns the error when the solver refuses it.
  mutating func refusal(of batch: [Constraint]) -> SolverError? {
    do {
      try solver.add(batch)
    } catch {
      return error
    }
    present += batch.map { (lastID, $0) }
    return nil
  }

  func line(_ constraint: Constraint, id: Int, word: String) -> String {
    let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="]
    let terms = constraint.expression.terms.map { "\($0.variable.index) \($0.coefficient)" }
    let head = "\(word) \(id) \(sign[constraint.relation] ?? "") \(constraint.strength.value)"
    return "\(head) \(constraint.expression.constant) \(terms.joined(separator: " "))"
  }

  mutating func removeOne() throws {
    guard !present.isEmpty else { return }
    let (id, constraint) = present.remove(at: Int.random(in: present.indices, using: &random))
    try solver.remove(constraint)
    script.append("remove \(id)")
  }

  mutating func toggleEdit() throws {
    let variable = variables[Int.random(in: variables.indices, using: &random)]
    if edits.removeValue(forKey: variable) != nil {
      try solver.removeEdit(variable)
      script.append("unedit \(variable.index)")
    } else {
      let strength = weight()
      try solver.addEdit(variable, strength: strength)
      edits[variable] = (strength.value, 0)
      script.append("edit \(variable.index) \(strength.value)")
    }
  }

  mutating func suggestAll() throws {
    for variable in variables {
      guard let edit = edits[variable] else { continue }
      let value = number(400, step: 0.25)
      try solver.suggest(variable, value)
      edits[variable] = (edit.strength, value)
      script.append("suggest \(variable.index) \(value)")
    }
  }

  /// The weighted error of a point, and by how much it breaks what is required.
  func error(of values: [Double]) -> (weighted: Double, broken: Double) {
    var (weighted, broken) = (0.0, 0.0)
    for (_, constraint) in present {
      var sum = constraint.expression.constant
      for term in constraint.expression.terms {
        sum += term.coefficient * values[Int(term.variable.index)]
      }
      let violation: Double
      switch constraint.relation {
      case .lessThanOrEqual: violation = max(0, sum)
      case .equal: violation = abs(sum)
      case .greaterThanOrEqual: violation = max(0, -sum)
      }
      if constraint.strength == .required {
        broken = max(broken, violation)
      } else {
        weighted += violation * constraint.strength.value
      }
    }
    for (variable, edit) in edits {
      weighted += abs(values[Int(variable.index)] - edit.value) * edit.strength
    }
    return (weighted, broken)
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }
}

import Cassowary
import FoundationEssentials

/// A system to measure, read from one of the workload files.
struct Workload {
  /// A constraint before it is made for a solver.
  struct Statement {
    var relation: Relation
    var strength: Double
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
  }

  /// Small steps from a size up and down again.
  struct Drag {
    var width = 0.0
    var height = 0.0
    var across = 0.0
    var down = 0.0
    var steps = 0
  }

  var names: [String] = []
  var edits: [(variable: Int, strength: Double)] = []
  var statements: [Statement] = []
  var sizes: [(width: Double, height: Double)] = []
  var drag = Drag()

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      read(line.split(separator: " "))
    }
  }

  private mutating func read(_ words: [Substring]) {
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch words.first {
    case "v": names.append(String(words[2]))
    case "edit": edits.append((Int(numbers[0]), numbers[1]))
    case "cn": statements.append(statement(words[1], Array(numbers)))
    case "size": sizes.append((numbers[0], numbers[1]))
    case "drag":
      drag = Drag(
        width: numbers[0], height: numbers[1], across: numbers[2], down: numbers[3],
        steps: Int(numbers[4]))
    default: break
    }
  }

  private func statement(_ relation: Substring, _ numbers: [Double]) -> Statement {
    let relations: [Substring: Relation] = ["LE": .lessThanOrEqual, "GE": .greaterThanOrEqual]
    let pairs = stride(from: 3, to: numbers.count, by: 2).map {
      (variable: Int(numbers[$0]), coefficient: numbers[$0 + 1])
    }
    return Statement(
      relation: relations[relation] ?? .equal, strength: numbers[0], constant: numbers[1],
      terms: pairs)
  }
}

/// A workload in a solver of its own, not yet built.
struct Instance {
  let workload: Workload
  let solver = Solver()
  let variables: [Variable]
  let constraints: [Constraint]

  init(_ workload: Workload) {
    let solver = solver
    self.workload = workload
    let variables = workload.names.map { solver.makeVariable($0) }
    self.variables = variables
    constraints = workload.statements.map { statement in
      let terms = statement.terms.map { Term(variables[$0.variable], $0.coefficient) }
      return Constraint(
        Expression(terms, constant: statement.constant), statement.relation,
        strength: Strength(statement.strength))
    }
  }

  func build() throws(SolverError) {
    for edit in workload.edits {
      try solver.addEdit(variables[edit.variable], strength: Strength(edit.strength))
    }
    try solver.add(constraints)
  }

  func resize(_ width: Double, _ height: Double) throws(SolverError) {
    try solver.suggest(
      variables[workload.edits[0].variable], width, variables[workload.edits[1].variable], height)
  }

  /// Goes through all sizes once.
  func jump() throws(SolverError) {
    for size in workload.sizes { try resize(size.width, size.height) }
  }

  /// Goes all steps up and down once.
  func dragAlong() throws(SolverError) {
    let drag = workload.drag
    for step in 1...drag.steps { try resize(to: step, of: drag) }
    for step in (0..<drag.steps).reversed() { try resize(to: step, of: drag) }
  }

  private func resize(to step: Int, of drag: Workload.Drag) throws(SolverError) {
    try resize(drag.width + drag.across * Double(step), drag.height + drag.down * Double(step))
  }

  /// The sum of all violations, each times its strength.
  func weightedError(at size: (width: Double, height: Double)) -> Double {
    var sum = 0.0
    for statement in workload.statements where statement.strength < 1_001_001_000 {
      var value = statement.constant
      for term in statement.terms {
        value += term.coefficient * solver.value(of: variables[term.variable])
      }
      let violation =
        switch statement.relation {
        case .lessThanOrEqual: max(0, value)
        case .equal: abs(value)
        case .greaterThanOrEqual: max(0, -value)
        }
      sum += violation * statement.strength
    }
    for (edit, wish) in zip(workload.edits, [size.width, size.height]) {
      sum += abs(solver.value(of: variables[edit.variable]) - wish) * edit.strength
    }
    return sum
  }
}

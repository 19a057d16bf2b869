import Cassowary
import Foundation
import Testing

/// A system from a public fault report on some Cassowary solver, with the right values.
struct FaultCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Statement: Decodable, Sendable {
    struct Product: Decodable, Sendable {
      var `var`: String
      var coef: Double
    }
    var terms: [Product]
    var relation: String
    var constant: Double
    var strength: String
  }

  struct Step: Decodable, Sendable {
    var op: String
    var constraint: String?
    var expect: String?
    var `var`: String?
    var strength: String?
    var value: Double?
    var values: [String: Double]?
    var satisfied: [String]?
    var times: Int?
    var steps: [Step]?
  }

  var id: String
  var tolerance: Double
  var variables: [String]
  var constraints: [String: Statement]
  var steps: [Step]

  var testDescription: String { id }

  static func all() throws -> [FaultCase] {
    struct File: Decodable {
      var cases: [FaultCase]
    }
    return try JSONDecoder().decode(File.self, from: fixture("cases.json")).cases
  }
}

/// The bytes of a file in `Fixtures`.
func fixture(_ name: String) throws -> Data {
  let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
  return try Data(contentsOf: folder.appendingPathComponent(name))
}

/// Plays a case on a solver.
struct FaultCaseRun {
  let fault: FaultCase
  let solver = Solver()
  private var variables: [String: Variable] = [:]
  private var constraints: [String: Constraint] = [:]

  init(_ fault: FaultCase) throws {
    self.fault = fault
    for name in fault.variables { variables[name] = solver.makeVariable(name) }
    for (name, statement) in fault.constraints {
      constraints[name] = try constraint(name, statement)
    }
  }

  private func constraint(_ name: String, _ statement: FaultCase.Statement) throws -> Constraint {
    let terms = try statement.terms.map { Term(try variable($0.var), $0.coef) }
    let relations: [String: Relation] = [
      "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
    ]
    return Constraint(
      Expression(terms, constant: statement.constant),
      try #require(relations[statement.relation]),
      strength: try strength(statement.strength), name: name)
  }

  private func strength(_ name: String) throws -> Strength {
    let strengths: [String: Strength] = [
      "required": .required, "strong": .strong, "medium": .medium, "weak": .weak,
    ]
    return try #require(strengths[name] ?? Double(name).map { Strength($0) })
  }

  private func variable(_ name: String?) throws -> Variable {
    let name = try #require(name)
    return try #require(variables[name])
  }

  func play(_ steps: [FaultCase.Step]) throws {
    for step in steps {
      if step.op == "repeat" {
        for _ in 0..<(step.times ?? 0) { try play(step.steps ?? []) }
      } else if step.op == "check" {
        try check(step)
      } else {
        let outcome = try outcome(step)
        #expect(outcome == step.expect, "\(fault.id): \(step)")
      }
      solver.checkInvariants()
    }
  }

  private func outcome(_ step: FaultCase.Step) throws -> String {
    do {
      try perform(step)
      return "ok"
    } catch let error as SolverError {
      return error.word
    }
  }

  private func perform(_ step: FaultCase.Step) throws {
    switch step.op {
    case "addConstraint": try solver.add(try #require(constraints[step.constraint ?? ""]))
    case "removeConstraint": try solver.remove(try #require(constraints[step.constraint ?? ""]))
    case "addEdit":
      try solver.addEdit(variable(step.var), strength: strength(step.strength ?? "strong"))
    case "removeEdit": try solver.removeEdit(variable(step.var))
    case "suggest": try solver.suggest(variable(step.var), try #require(step.value))
    default: Issue.record("unknown step \(step.op)")
    }
  }

  private func check(_ step: FaultCase.Step) throws {
    for (name, wanted) in step.values ?? [:] {
      let found = solver.value(of: try variable(name))
      #expect(
        abs(found - wanted) <= fault.tolerance * max(1, abs(wanted)),
        "\(fault.id): \(name) is \(found), not \(wanted)")
    }
    for name in step.satisfied ?? [] {
      let constraint = try #require(constraints[name])
      #expect(constraint.isSatisfied(in: solver, within: fault.tolerance), "\(fault.id): \(name)")
    }
  }
}

extension SolverError {
  /// The word of `cases.json` for the error.
  var word: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .duplicate: "duplicateConstraint"
    case .unknown: "unknownConstraint"
    case .duplicateEdit: "duplicateEdit"
    case .unknownEdit: "unknownEdit"
    case .badStrength: "badRequiredStrength"
    case .unknownVariable: "unknownVariable"
    case .notFinite: "notFinite"
    case .inexact: "inexact"
    case .valueNotFinite: "valueNotFinite"
    }
  }
}

extension Constraint {
  /// By how much the constraint is off, and the size of its largest term.
  func violation(in solver: Solver) -> (amount: Double, size: Double) {
    var sum = expression.constant
    var size = max(1, abs(sum))
    for term in expression.terms {
      let part = term.coefficient * solver.value(of: term.variable)
      sum += part
      size = max(size, abs(part))
    }
    switch relation {
    case .lessThanOrEqual: return (max(0, sum), size)
    case .equal: return (abs(sum), size)
    case .greaterThanOrEqual: return (max(0, -sum), size)
    }
  }

  func isSatisfied(in solver: Solver, within tolerance: Double) -> Bool {
    let (amount, size) = violation(in: solver)
    return amount <= tolerance * size
  }
}

import Cassowary
import Foundation
import Testing

/// A system from a workload file, in a solver of its own.
struct Workload {
  let solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var edits: [(variable: Variable, strength: Strength)] = []
  private(set) var constraints: [Constraint] = []
  private(set) var sizes: [(width: Double, height: Double)] = []
  private(set) var names: [String] = []

  init(_ name: String) throws {
    let text = String(decoding: try fixture("\(name).txt"), as: UTF8.self)
    for line in text.split(separator: "\n") {
      read(line.split(separator: " "))
    }
  }

  private mutating func read(_ words: [Substring]) {
    let numbers = words.dropFirst().compactMap { Double($0) }
    switch words.first {
    case "v":
      names.append(String(words[2]))
      variables.append(solver.makeVariable(names[names.count - 1]))
    case "edit": edits.append((variables[Int(numbers[0])], Strength(numbers[1])))
    case "cn": constraints.append(constraint(words[1], numbers))
    case "size": sizes.append((numbers[0], numbers[1]))
    default: break
    }
  }

  private func constraint(_ relation: Substring, _ numbers: [Double]) -> Constraint {
    let relations: [Substring: Relation] = ["LE": .lessThanOrEqual, "GE": .greaterThanOrEqual]
    let terms = stride(from: 3, to: numbers.count, by: 2).map {
      Term(variables[Int(numbers[$0])], numbers[$0 + 1])
    }
    return Constraint(
      Expression(terms, constant: numbers[1]), relations[relation] ?? .equal,
      strength: Strength(numbers[0]))
  }

  func build() throws {
    for edit in edits { try solver.addEdit(edit.variable, strength: edit.strength) }
    try solver.add(constraints)
  }

  func resize(_ size: (width: Double, height: Double)) throws {
    try solver.suggest(edits[0].variable, size.width, edits[1].variable, size.height)
  }

  var values: [String: Double] {
    Dictionary(
      uniqueKeysWithValues: zip(names, variables).map { ($0, solver.value(of: $1)) })
  }

  func weightedError(at size: (width: Double, height: Double)) -> Double {
    var sum = 0.0
    for constraint in constraints where constraint.strength != .required {
      sum += constraint.violation(in: solver).amount * constraint.strength.value
    }
    for (edit, wish) in zip(edits, [size.width, size.height]) {
      sum += abs(solver.value(of: edit.variable) - wish) * edit.strength.value
    }
    return sum
  }

  /// What a grid of `side` rows and columns comes to at a size.
  static func grid(_ side: Int, at size: (width: Double, height: Double)) -> [String: Double] {
    let gaps = 16 + 4 * Double(side - 1)
    let width = (size.width - gaps) / Double(side)
    var heights = (0..<side - 1).map { Double(20 + 4 * ($0 % 5)) }
    var rest = size.height - gaps - heights.reduce(0, +)
    for row in 0..<side - 1 where rest < 16 {
      let given = min(16 - rest, heights[row] - 16)
      heights[row] -= given
      rest += given
    }
    heights.append(rest)
    var values = ["W": size.width, "H": size.height]
    var top = 8.0
    for row in 0..<side {
      for column in 0..<side {
        let name = "_\(row)_\(column)"
        values["l" + name] = 8 + Double(column) * (width + 4)
        values["t" + name] = top
        values["w" + name] = width
        values["h" + name] = heights[row]
      }
      top += heights[row] + 4
    }
    return values
  }
}

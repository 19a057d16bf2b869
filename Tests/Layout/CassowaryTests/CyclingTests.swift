import Cassowary
import Testing

/// Linear programs at which simple simplex methods go round in circles or take ages.
@Suite struct CyclingTests {
  /// Makes `sum` as small as possible by a weak wish that it were far below.
  private func minimise(_ sum: Expression, _ constraints: [Constraint], in solver: Solver) throws {
    try solver.add(constraints + [(sum <= -1e6).strength(.weak)])
    solver.checkInvariants()
  }

  private func value(_ sum: Expression, in solver: Solver) -> Double {
    sum.terms.reduce(sum.constant) { $0 + $1.coefficient * solver.value(of: $1.variable) }
  }

  @Test func `Beale's program ends at -1/20`() throws {
    let solver = Solver()
    let x = (0..<4).map { solver.makeVariable("x\($0)") }
    let cost = -0.75 * x[0] + 150 * x[1] - 0.02 * x[2] + 6 * x[3]
    try minimise(
      cost,
      x.map { $0 >= 0 } + [
        0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0,
        0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0,
        x[2] <= 1,
      ], in: solver)
    #expect(abs(value(cost, in: solver) + 0.05) < 1e-9)
  }

  @Test func `the program of Marshall and Suurballe ends at -2`() throws {
    let solver = Solver()
    let x = (0..<4).map { solver.makeVariable("x\($0)") }
    let cost = -0.4 * x[0] - 0.4 * x[1] + 1.8 * x[2]
    try minimise(
      cost,
      x.map { $0 >= 0 } + [
        0.6 * x[0] - 6.4 * x[1] + 4.8 * x[2] <= 0,
        0.2 * x[0] - 1.8 * x[1] + 0.6 * x[2] <= 0,
        0.4 * x[0] - 1.6 * x[1] + 0.2 * x[2] <= 0,
        x[1] <= 1, x[0] <= 4,
      ], in: solver)
    #expect(abs(value(cost, in: solver) + 2) < 1e-9)
  }

  @Test func `the cube of Klee and Minty is passed through`() throws {
    let solver = Solver()
    let side = 9
    let x = (0..<side).map { solver.makeVariable("x\($0)") }
    var constraints = x.map { $0 >= 0 }
    var cost = Expression()
    var bound = 1.0
    for row in 0..<side {
      var sum = x[row].expression
      for column in 0..<row {
        let factor = Double(1 << (row - column + 1))
        sum = sum + factor * x[column]
      }
      bound *= 5
      constraints.append(sum <= bound)
      cost = cost - Double(1 << (side - 1 - row)) * x[row]
    }
    try solver.add(constraints + [(cost <= -1e9).strength(.weak)])
    solver.checkInvariants()
    #expect(abs(value(cost, in: solver) + bound) <= 1e-6 * bound)
  }

  @Test func `hundreds of bounds through one point do not stop it`() throws {
    let solver = Solver()
    let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
    var random = SeededGenerator(seed: 11)
    let cone = (0..<400).map { _ in
      let a = Double.random(in: 0.1...3, using: &random)
      let b = Double.random(in: 0.1...3, using: &random)
      return a * x + b * y - z <= 0
    }
    try solver.add(cone + [x >= 0, y >= 0, z >= 0])
    let cost = z - 0.1 * x - 0.1 * y
    try solver.add([(cost <= -1e6).strength(.weak), (x + y == 30).strength(.medium)])
    solver.checkInvariants()
    #expect(abs(solver.value(of: x) + solver.value(of: y) - 30) < 1e-6)
  }
}

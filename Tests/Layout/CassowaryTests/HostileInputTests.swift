import Cassowary
import Testing

@Suite struct HostileInputTests {
  @Test func `numbers that are not finite are refused and change nothing`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 3)
    for bad in [Double.nan, .infinity, -.infinity] {
      for constraint in [x <= bad, x * bad == 1, (x == bad).strength(.weak)] {
        #expect(throws: SolverError.notFinite(constraint)) { try solver.add(constraint) }
        #expect(throws: SolverError.notFinite(constraint)) {
          try solver.add([x >= 4, constraint])
        }
      }
    }
    let nothing = (x == 1).strength(Strength(.nan))
    #expect(throws: SolverError.badStrength) { try solver.add(nothing) }
    #expect(throws: SolverError.badStrength) { try solver.addEdit(x, strength: Strength(.nan)) }
    try solver.addEdit(x, strength: .strong)
    #expect(throws: SolverError.valueNotFinite(x)) { try solver.suggest(x, .nan) }
    #expect(throws: SolverError.valueNotFinite(x)) { try solver.suggest(x, 5, x, .infinity) }
    #expect(solver.value(of: x) == 3)
    solver.checkInvariants()
  }

  @Test(arguments: [true, false])
  func `coefficients from 1e-9 to 1e9 keep what is required`(isMixed: Bool) throws {
    var taken = 0
    for seed in 1...400 {
      var random = SeededGenerator(seed: UInt64(seed))
      let solver = Solver()
      let variables = (0..<6).map { solver.makeVariable("x\($0)") }
      var required: [Constraint] = []
      for index in 0..<12 {
        let scale = power(&random)
        let terms = variables.shuffled(using: &random).prefix(3).map {
          let size = isMixed ? power(&random) : scale
          return Term($0, Double.random(in: 1...9, using: &random) * size)
        }
        let constraint = Constraint(
          Expression(Array(terms), constant: Double.random(in: -9...9, using: &random)),
          [.lessThanOrEqual, .greaterThanOrEqual, .equal][index % 3],
          strength: index % 2 == 0 ? .required : .medium)
        guard (try? solver.add(constraint)) != nil else { continue }
        if index % 2 == 0 { required.append(constraint) }
      }
      taken += required.count
      for constraint in required {
        #expect(constraint.isSatisfied(in: solver, within: 1e-6), "seed \(seed): \(constraint)")
      }
    }
    #expect(taken > 1_200, "too few were taken")
  }

  private func power(_ random: inout SeededGenerator) -> Double {
    [1e-9, 1e-6, 1e-3, 1, 1e3, 1e6, 1e9][Int.random(in: 0...6, using: &random)]
  }

  @Test func `a sum of thousands of terms is shared out`() throws {
    let solver = Solver()
    let parts = (0..<3_000).map { solver.makeVariable("x\($0)") }
    let total = parts.dropFirst().reduce(parts[0].expression) { sum, part in
      Expression(sum.terms + [Term(part)])
    }
    try solver.add(parts.map { $0 >= 1 } + [total == 3_500])
    let sum = parts.reduce(0) { $0 + solver.value(of: $1) }
    #expect(abs(sum - 3_500) < 1e-6)
    solver.checkInvariants()
    #expect(throws: SolverError.self) { try solver.add(total <= 2_900) }
    try solver.add((parts[7] == 400).strength(.weak))
    #expect(abs(solver.value(of: parts[7]) - 400) < 1e-6)
  }

  @Test func `a chain of thousands of equalities is solved in any order`() throws {
    for seed in 0...3 {
      let solver = Solver()
      let links = (0..<4_000).map { solver.makeVariable("x\($0)") }
      var chain = zip(links, links.dropFirst()).map { $0 + 1 == $1 }
      var random = SeededGenerator(seed: UInt64(seed))
      if seed == 1 { chain.reverse() }
      if seed > 1 { chain.shuffle(using: &random) }
      try solver.add(chain + [links[2_000] == 0])
      #expect(solver.value(of: links[0]) == -2_000)
      #expect(solver.value(of: links[3_999]) == 1_999)
      try solver.add(links[3_999] - links[0] == 3_999)
    }
  }

  @Test func `the conflict of a ring of equalities is all of the ring`() throws {
    let solver = Solver()
    let links = (0..<120).map { solver.makeVariable("x\($0)") }
    let chain = zip(links, links.dropFirst()).map { $0 + 1 == $1 }
    try solver.add(chain + [links[60] == 0])
    let closing = links[119] - links[0] == 118
    let error = #expect(throws: SolverError.self) { try solver.add(closing) }
    guard case .unsatisfiable(closing, let conflicts) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(Set(conflicts) == Set(chain))
  }

  @Test func `saying all at all pairs is redundant, not wrong`() throws {
    let solver = Solver()
    let variables = (0..<40).map { solver.makeVariable("x\($0)") }
    var pairs: [Constraint] = []
    for first in variables {
      for second in variables where first != second { pairs.append(first == second * 1) }
    }
    var random = SeededGenerator(seed: 3)
    try solver.add(pairs.shuffled(using: &random) + [variables[11] == 6])
    for variable in variables { #expect(solver.value(of: variable) == 6) }
    for pair in pairs.shuffled(using: &random).prefix(700) { try solver.remove(pair) }
    for variable in variables { #expect(abs(solver.value(of: variable) - 6) < 1e-9) }
    solver.checkInvariants()
  }

  @Test func `the same statement made a thousand times is taken and removed a thousand times`()
    throws
  {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let many = (0..<1_000).map { index in
      index % 2 == 0 ? x >= y + 2 : (x <= y + 1).strength(.weak)
    }
    try solver.add(many + [y == 1])
    #expect(solver.value(of: x) == 3)
    var random = SeededGenerator(seed: 5)
    for constraint in many.shuffled(using: &random) { try solver.remove(constraint) }
    #expect(solver.penaltyCount == 0)
    solver.checkInvariants()
  }

  @Test func `adding and removing again and again leaves nothing behind`() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add([x + y == 10, (x == 3).strength(.strong)])
    let before = solver.penaltyCount
    for _ in 0..<2_000 {
      let wish = (y == 4).strength(.medium)
      try solver.add(wish)
      try solver.remove(wish)
    }
    #expect(solver.penaltyCount == before)
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 7)
  }
}

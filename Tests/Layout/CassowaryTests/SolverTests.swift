import Cassowary
import Testing

@Suite struct SolverTests {
  let solver = Solver()

  @Test func `required constraints hold and others come near`() throws {
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    try solver.add([
      left >= 8, width >= 20, (left + width == 300).strength(.medium),
      (left == 0).strength(.weak),
    ])
    #expect(solver.value(of: left) == 8)
    #expect(solver.value(of: width) == 292)
  }

  @Test func `the stronger wish wins, and 1,002 weak ones outweigh a medium one`() throws {
    let x = solver.makeVariable("x")
    try solver.add([(x == 1).strength(.weak), (x == 2).strength(.medium)])
    #expect(solver.value(of: x) == 2)
    try solver.add((0..<1_002).map { _ in (x == 5).strength(.weak) })
    #expect(solver.value(of: x) == 5)
  }

  @Test func `a variable that nothing speaks of is 0, and a bound alone does not move it`() throws {
    let x = solver.makeVariable("x")
    #expect(solver.value(of: x) == 0)
    try solver.add(x <= 100)
    #expect(solver.value(of: x) == 0)
    try solver.add(x >= 30)
    #expect(solver.value(of: x) == 30)
  }

  @Test func `an edit pulls its variable until it is removed`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add([x + 10 == y, y <= 100, (x == 5).strength(.weak)])
    try solver.addEdit(x, strength: .strong)
    try solver.suggest(x, 40)
    #expect(solver.value(of: y) == 50)
    try solver.suggest(x, 400)
    #expect(solver.value(of: x) == 90)
    try solver.removeEdit(x)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `two suggestions at once are as one after the other`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add([x + y <= 100, x >= 0, y >= 0])
    try solver.addEdit(x, strength: .strong)
    try solver.addEdit(y, strength: .medium)
    for step in 0..<50 {
      let (a, b) = (Double(step * 7 % 120), Double(step * 11 % 90))
      try solver.suggest(x, a, y, b)
      #expect(solver.value(of: x) == min(100, a))
      #expect(solver.value(of: y) == min(b, 100 - min(100, a)))
      solver.checkInvariants()
    }
  }

  @Test func `each misuse has its error`() throws {
    let x = solver.makeVariable("x")
    let stranger = Solver()
    _ = stranger.makeVariable("a")
    let b = stranger.makeVariable("b")
    let bound = x >= 0
    try solver.add(bound)
    #expect(throws: SolverError.duplicate(bound)) { try solver.add(bound) }
    let twice = x <= 9
    #expect(throws: SolverError.duplicate(twice)) { try solver.add([twice, twice]) }
    #expect(!solver.contains(twice))
    #expect(throws: SolverError.unknown(twice)) { try solver.remove(twice) }
    #expect(throws: SolverError.unknown(twice)) { try solver.remove([bound, twice]) }
    #expect(solver.contains(bound))
    #expect(throws: SolverError.unknownVariable(b)) { try solver.add(b >= 0) }
    #expect(throws: SolverError.unknownEdit(x)) { try solver.suggest(x, 1) }
    #expect(throws: SolverError.unknownEdit(x)) { try solver.removeEdit(x) }
    #expect(throws: SolverError.badStrength) { try solver.addEdit(x, strength: .required) }
    try solver.addEdit(x, strength: .weak)
    #expect(throws: SolverError.duplicateEdit(x)) { try solver.addEdit(x, strength: .weak) }
  }

  @Test func `a refusal names the culprit and the smallest set that it conflicts with`() throws {
    let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
    let (low, tie, idle) = ((x >= 10).named("low"), (y == x + 5).named("tie"), z >= 4)
    try solver.add([low, idle, tie, x <= 90])
    let high = (y <= 12).named("high")
    #expect(throws: SolverError.unsatisfiable(high, conflicts: [low, tie])) {
      try solver.add([z <= 80, high])
    }
    #expect(!solver.contains(high))
    let absurd = Expression(constant: 1) <= 0.5
    #expect(throws: SolverError.unsatisfiable(absurd, conflicts: [])) { try solver.add(absurd) }
  }

  @Test func `the description says what gives way, and by how much`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add([
      (x + y == 10).named("sum"), x >= 0, (2 * x - 0.5 * y <= -3).strength(.strong),
      (x == 4).strength(.weak),
    ])
    try solver.addEdit(y, strength: .medium)
    try solver.suggest(y, 12.5)
    #expect(
      solver.description == """
        2 variables
          x = 0
          y = 10
          edit: y == 12.5 (medium), gives way by 2.5
        4 constraints
          sum: x + y == 10
          x >= 0
          2 x + 3 <= 0.5 y (strong)
          x == 4 (weak), gives way by 4
        """)
  }

  @Test func `expressions add up, and keep what is written`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let sum = 2 * (x - y / 4) + 3 - -x
    #expect(sum.terms.map(\.coefficient) == [2, -0.5, 1])
    #expect(sum.constant == 3)
    #expect("\(sum <= 7)" == "2 v0 + v0 <= 0.5 v1 + 4")
    #expect("\((1 - x == y).strength(Strength(2.5)))" == "1 == v0 + v1 (2.5)")
  }

  @Test func `strengths are weights between 0 and required`() {
    #expect(Strength(strong: 1, medium: 0, weak: 0) == .strong)
    #expect(Strength(strong: 0, medium: 2, weak: 3, weight: 2) == Strength(4_006))
    #expect(Strength(strong: 5_000, medium: 5_000, weak: 5_000) == .required)
    #expect(Strength(-4) == Strength(0))
    #expect(Strength.weak < .medium && Strength.medium < .strong && Strength.strong < .required)
  }
}

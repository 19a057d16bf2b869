import Cassowary
import Testing

@Suite struct SolverTests {
  @Test func `a required equality gives its variable a value`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.addEdit(x, strength: .strong)
    try solver.add([x >= 0, y == x + 5])
    try solver.suggest(x, 40)
    #expect(solver.value(of: x) == 40)
  }
}

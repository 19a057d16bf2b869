import Cassowary
import Testing

@Suite struct SolverTests {
  @Test func `a required equality gives its variable a value`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 5)
    #expect(solver.value(of: x) == 5)
  }
}

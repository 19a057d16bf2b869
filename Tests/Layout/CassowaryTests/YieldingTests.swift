import Cassowary
import Testing

@Suite struct YieldingTests {
  let solver = Solver()

  @Test func `what contradicts earlier ones gives way, comes near, and says to which`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let (low, high) = ((x >= 10).named("low"), (x <= 4).named("high"))
    let wish = (y == 90).strength(.medium)
    let refusals = solver.addYielding([low, wish, high, y <= x + 1])
    #expect(refusals.map(\.constraint) == [high])
    #expect(refusals.map(\.reason) == [.unsatisfiable(high, conflicts: [low])])
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 11)
    #expect(solver.description.contains("high: x <= 4 (strong), gives way by 6"))
  }

  @Test func `what gave way is known by what it was`() throws {
    let x = solver.makeVariable("x")
    let (low, high) = (x >= 10, x <= 4)
    #expect(solver.addYielding([low, high]).count == 1)
    #expect(solver.contains(high))
    #expect(throws: SolverError.duplicate(high)) { try solver.add(high) }
    try solver.remove(low)
    #expect(solver.value(of: x) <= 4)
    try solver.remove(high)
    #expect(!solver.contains(high))
    #expect(solver.penaltyCount == 0)
    try solver.add([high, x == 3])
    #expect(solver.value(of: x) == 3)
  }

  @Test func `without a contradiction it is as add, and reports nothing`() throws {
    let workload = try Workload("grid25")
    for edit in workload.edits {
      try workload.solver.addEdit(edit.variable, strength: edit.strength)
    }
    #expect(workload.solver.addYielding(workload.constraints).isEmpty)
    #expect(workload.solver.addYielding([]).isEmpty)
    let other = try Workload("grid25")
    try other.build()
    for size in workload.sizes {
      try workload.resize(size)
      try other.resize(size)
      #expect(workload.values == other.values)
    }
  }

  @Test func `what cannot be added at all is left out, and the rest is kept`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let stranger = Solver()
    for name in ["a", "b"] { _ = stranger.makeVariable(name) }
    let z = stranger.makeVariable("z")
    let (known, twice, low) = (x >= 2, y == x + 1, x >= 7)
    try solver.add(known)
    let (endless, foreign, vague) = (x <= .nan, z >= 1, (y == 3).strength(Strength(.nan)))
    let high = x <= 5
    let refusals = solver.addYielding([
      endless, known, twice, foreign, low, vague, twice, high,
    ])
    #expect(refusals.map(\.constraint) == [endless, known, foreign, vague, twice, high])
    #expect(
      refusals.map(\.reason) == [
        .notFinite(endless), .duplicate(known), .unknownVariable(z), .badStrength,
        .duplicate(twice), .unsatisfiable(high, conflicts: [low]),
      ])
    #expect([known, twice, low, high].allSatisfy(solver.contains))
    #expect([endless, foreign, vague].allSatisfy { !solver.contains($0) })
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 8)
    solver.checkInvariants()
  }

  @Test func `what rounding would break gives way too`() throws {
    var count = 0
    for seed in 1...60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let solver = Solver()
      let variables = (0..<6).map { solver.makeVariable("x\($0)") }
      let batch = (0..<12).map { index in
        let terms = variables.shuffled(using: &random).prefix(3).map {
          let size = [1e-9, 1e-3, 1, 1e4, 1e9][Int.random(in: 0...4, using: &random)]
          return Term($0, Double.random(in: 1...9, using: &random) * size)
        }
        return Constraint(
          Expression(Array(terms), constant: Double.random(in: -9...9, using: &random)),
          [.lessThanOrEqual, .greaterThanOrEqual, .equal][index % 3])
      }
      let refusals = solver.addYielding(batch)
      let refused = Set(refusals.map(\.constraint))
      for refusal in refusals { if case .inexact = refusal.reason { count += 1 } }
      for constraint in batch where !refused.contains(constraint) {
        #expect(constraint.isSatisfied(in: solver, within: 1e-6), "seed \(seed): \(constraint)")
      }
    }
    #expect(count > 0, "rounding broke nothing")
  }

  @Test func `at once it comes to what one by one comes to`() throws {
    var yielded = 0
    for seed in 1...150 {
      var system = RandomSystem(seed: UInt64(seed) &+ 3_000_000)
      let single = Solver()
      for index in system.variables.indices { _ = single.makeVariable("x\(index)") }
      for _ in 0..<3 {
        let batch = (0..<10).map { _ in system.constraint(required: true) }
        let yielding = system.solver.addYielding(batch).map(\.constraint)
        #expect(yielding == yieldOneByOne(batch, on: single, &system), "seed \(seed)")
        yielded += yielding.count
        system.solver.checkInvariants()
        try expectEqual(system, single)
      }
      for (_, constraint) in system.present { try system.solver.remove(constraint) }
      #expect(system.solver.penaltyCount == 0, "seed \(seed)")
    }
    #expect(yielded > 1_000, "too few gave way")
  }

  /// Adds constraints one by one, those that are refused as wishes; notes them in the system.
  private func yieldOneByOne(
    _ batch: [Constraint], on solver: Solver, _ system: inout RandomSystem
  ) -> [Constraint] {
    var refused: [Constraint] = []
    for constraint in batch {
      system.present.append((system.present.count, constraint))
      do throws(SolverError) {
        try solver.add(constraint)
      } catch {
        refused.append(constraint)
        #expect(throws: Never.self) { try solver.add(constraint.strength(.strong)) }
      }
    }
    return refused
  }

  /// Compares what the constraints that do not hold come to.
  private func expectEqual(_ system: RandomSystem, _ single: Solver) throws {
    let (ours, theirs) = (gaps(system, in: system.solver), gaps(system, in: single))
    #expect(abs(ours - theirs) <= 1e-7 * max(1, theirs), "seed \(system.seed)")
  }

  private func gaps(_ system: RandomSystem, in solver: Solver) -> Double {
    system.present.reduce(0) { $0 + $1.constraint.violation(in: solver).amount }
  }
}

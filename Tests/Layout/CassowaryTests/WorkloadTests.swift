import Cassowary
import Testing

@Suite struct WorkloadTests {
  private static let windowErrors: [String: [Double]] = [
    "window": [2_180_044, 1_680_044, 4_680_044, 3_680_044, 2_880_044, 1_880_044],
    "window-tight": [2_180_044, 50_160_043, 4_680_044, 40_160_043, 2_880_044, 190_160_043],
  ]

  @Test(arguments: ["window", "window-tight"])
  func `a window's weighted error is the least at each size`(name: String) throws {
    let workload = try Workload(name)
    try workload.build()
    let known = try #require(Self.windowErrors[name])
    for (size, error) in zip(workload.sizes, known) {
      try workload.resize(size)
      workload.solver.checkInvariants()
      #expect(abs(workload.weightedError(at: size) - error) < 1e-3, "\(size)")
    }
  }

  @Test(arguments: [("grid25", 5), ("gridr25", 5), ("grid100", 10), ("gridr100", 10)])
  func `a grid's columns share its width and its last row takes the rest`(
    name: String, side: Int
  ) throws {
    let workload = try Workload(name)
    try workload.build()
    for size in workload.sizes + workload.sizes.reversed() {
      try workload.resize(size)
      workload.solver.checkInvariants()
      expectEqual(workload.values, Workload.grid(side, at: size), "\(size)")
    }
  }

  @Test(arguments: ["grid25", "gridr25"])
  func `a grid comes out the same in any order, all at once or one by one`(name: String) throws {
    for seed in 1...6 {
      var random = SeededGenerator(seed: UInt64(seed))
      let workload = try Workload(name)
      let shuffled = workload.constraints.shuffled(using: &random)
      for edit in workload.edits {
        try workload.solver.addEdit(edit.variable, strength: edit.strength)
      }
      if seed % 2 == 0 {
        try workload.solver.add(shuffled)
      } else {
        for constraint in shuffled { try workload.solver.add(constraint) }
      }
      for size in workload.sizes {
        try workload.resize(size)
        workload.solver.checkInvariants()
        expectEqual(workload.values, Workload.grid(5, at: size), "seed \(seed), \(size)")
      }
    }
  }

  @Test(arguments: [("gridr25", 100_000), ("grid25", 10_000)])
  func `many suggestions do not drift`(name: String, count: Int) throws {
    let workload = try Workload(name)
    try workload.build()
    var random = SeededGenerator(seed: 7)
    for step in 1...count {
      let size = (
        width: Double.random(in: 120...900, using: &random),
        height: Double.random(in: 125...700, using: &random)
      )
      try workload.resize(size)
      guard step % (count / 10) == 0 else { continue }
      workload.solver.checkInvariants()
      let fresh = try Workload(name)
      try fresh.build()
      try fresh.resize(size)
      expectEqual(workload.values, fresh.values, "step \(step)", within: 1e-10)
      expectEqual(workload.values, Workload.grid(5, at: size), "step \(step)")
    }
  }

  @Test func `many suggestions to a window that is too small do not drift`() throws {
    let workload = try Workload("window-tight")
    try workload.build()
    for step in 1...2_000 {
      let size = workload.sizes[step % workload.sizes.count]
      try workload.resize(size)
      guard step % 500 == 0 else { continue }
      workload.solver.checkInvariants()
      let fresh = try Workload("window-tight")
      try fresh.build()
      try fresh.resize(size)
      let (error, wanted) = (workload.weightedError(at: size), fresh.weightedError(at: size))
      #expect(abs(error - wanted) <= 1e-9 * wanted, "step \(step)")
    }
  }

  private func expectEqual(
    _ values: [String: Double], _ wanted: [String: Double], _ words: String,
    within tolerance: Double = 1e-7
  ) {
    for (name, want) in wanted {
      let value = values[name] ?? .nan
      #expect(abs(value - want) <= tolerance * max(1, abs(want)), "\(words): \(name)")
    }
  }
}

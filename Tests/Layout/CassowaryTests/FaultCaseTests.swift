import Cassowary
import Testing

@Suite struct FaultCaseTests {
  @Test(arguments: try FaultCase.all())
  func `what other solvers got wrong comes out right`(fault: FaultCase) throws {
    try FaultCaseRun(fault).play(fault.steps)
  }

  @Test(arguments: try FaultCase.all())
  func `it comes out right in any order of its constraints`(fault: FaultCase) throws {
    for seed in 1...40 {
      var random = SeededGenerator(seed: UInt64(seed))
      try FaultCaseRun(fault).play(shuffled(fault.steps, &random))
    }
  }

  /// The steps with each run of successful additions in another order.
  private func shuffled(
    _ steps: [FaultCase.Step], _ random: inout SeededGenerator
  ) -> [FaultCase.Step] {
    var result: [FaultCase.Step] = []
    var run: [FaultCase.Step] = []
    for step in steps {
      if step.op == "addConstraint" && step.expect == "ok" {
        run.append(step)
        continue
      }
      result += run.shuffled(using: &random) + [step]
      run = []
    }
    return result + run.shuffled(using: &random)
  }
}

// Measures the solver on a workload file. Scripts/bench-solver runs it beside kiwi.
//
// Usage: SolverBenchmark FILE [ROUNDS]. Prints one line of numbers: microseconds to build, for a
// jump between sizes and for a step of a drag (medians), how often each asks for memory, and
// the weighted errors at the sizes.
import AllocationCounter
import Cassowary

/// The median time of some rounds in microseconds, each of `count` operations.
func median(_ rounds: Int, per count: Int, _ round: () throws -> Void) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<rounds {
    let time = try ContinuousClock().measure(round)
    times.append(Double(time.components.attoseconds) / 1e12 + Double(time.components.seconds) * 1e6)
  }
  times.sort()
  return times[times.count / 2] / Double(count)
}

func buildTime(_ workload: Workload, rounds: Int) throws -> (time: Double, allocations: UInt) {
  var times: [Double] = []
  var allocations: UInt = 0
  for _ in 0..<rounds {
    let instance = Instance(workload)
    let before = allocation_count()
    times.append(try median(1, per: 1) { try instance.build() })
    allocations = allocation_count() - before
  }
  times.sort()
  return (times[times.count / 2], allocations)
}

func report(_ path: String, rounds: Int) throws {
  let workload = try Workload(path: path)
  let build = try buildTime(workload, rounds: max(3, rounds / 4))
  let instance = Instance(workload)
  try instance.build()
  let repeats = max(1, 200 / workload.sizes.count)
  for _ in 0..<3 { try instance.jump() }
  var before = allocation_count()
  let jump = try median(rounds, per: repeats * workload.sizes.count) {
    for _ in 0..<repeats { try instance.jump() }
  }
  let jumpAllocations = allocation_count() - before
  var errors: [Double] = []
  for size in workload.sizes {
    try instance.resize(size.width, size.height)
    errors.append(instance.weightedError(at: size))
  }
  try instance.dragAlong()
  before = allocation_count()
  let drag = try median(rounds, per: 2 * workload.drag.steps) { try instance.dragAlong() }
  let dragAllocations = allocation_count() - before
  print(build.time, jump, drag, build.allocations, jumpAllocations, dragAllocations, errors)
}

try report(
  CommandLine.arguments[1],
  rounds: CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 40 : 40)

import Cassowary
import Foundation
import Testing

@Suite struct RandomOperationsTests {
  /// A million in an optimised build; in others, or where told otherwise, fewer, to be quick.
  private func operations() -> Int {
    if let word = ProcessInfo.processInfo.environment["CASSOWARY_OPERATIONS"] {
      return Int(word) ?? 1_000_000
    }
    #if DEBUG
      return 60_000
    #else
      return 1_000_000
    #endif
  }

  @Test func `a million random operations break no invariant`() throws {
    var done = 0
    var seed: UInt64 = 0
    let wanted = operations()
    while done < wanted {
      seed += 1
      var system = RandomSystem(seed: seed)
      for _ in 0..<500 {
        try step(&system)
        system.solver.checkInvariants()
        done += 1
      }
    }
  }

  private func step(_ system: inout RandomSystem) throws {
    system.script.removeAll(keepingCapacity: true)
    let choice = Int.random(in: 0...11, using: &system.random)
    let isCrowded = system.present.count > 3 * system.variables.count
    switch choice {
    case 0...2 where !isCrowded: _ = system.add(system.constraint(), word: "know")
    case 3 where !isCrowded: try addBatch(&system)
    case 0...4: try system.removeOne()
    case 5: try system.toggleEdit()
    default: try system.suggestAll()
    }
  }

  private func addBatch(_ system: inout RandomSystem) throws {
    let batch = (0..<Int.random(in: 1...6, using: &system.random)).map { _ in system.constraint() }
    let before = system.values
    guard let error = system.refusal(of: batch) else { return }
    guard case .unsatisfiable(let culprit, let conflicts) = error else {
      Issue.record("seed \(system.seed): \(error)")
      return
    }
    #expect(batch.contains(culprit), "seed \(system.seed)")
    #expect(!conflicts.contains(culprit), "seed \(system.seed)")
    #expect(system.values == before, "seed \(system.seed)")
  }
}

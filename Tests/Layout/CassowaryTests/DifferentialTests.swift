import Cassowary
import Foundation
import Testing

@Suite struct DifferentialTests {
  /// What a reference is expected to answer at a point of a script.
  enum Expectation {
    case outcome(String, seed: UInt64)
    case values([Double], RandomSystem)
  }

  /// How many solutions were compared, and how many of them were equal.
  struct Tally {
    var compared = 0
    var equal = 0
    var aborted = 0
  }

  @Test func `it agrees with kiwi on 20,000 random systems`() throws {
    try References.use { references in
      var tally = Tally()
      for chunk in 0..<8 {
        try compare((1...2_500).map { UInt64(chunk * 2_500 + $0) }, references, &tally)
      }
      #expect(tally.compared > 50_000)
      #expect(tally.aborted < 1_000, "kiwi aborts too often")
      #expect(Double(tally.equal) > 0.6 * Double(tally.compared), "too few unique optima")
    }
  }

  private func compare(_ seeds: [UInt64], _ references: References, _ tally: inout Tally) throws {
    var script: [String] = []
    var expectations: [Expectation] = []
    for seed in seeds {
      var system = RandomSystem(seed: seed)
      try play(&system, &expectations)
      script += system.script
    }
    let answers = try references.answers(to: script.joined(separator: "\n") + "\n")
    try #require(answers.count == expectations.count)
    for (expectation, answer) in zip(expectations, answers) {
      guard answer != "aborted" else {
        tally.aborted += 1
        continue
      }
      switch expectation {
      case .outcome(let expected, let seed):
        #expect(answer == expected, "seed \(seed)")
      case .values(let ours, let system):
        let theirs = answer.split(separator: " ").compactMap { Double($0) }
        tally.compared += 1
        tally.equal += agree(system, ours, theirs) ? 1 : 0
      }
    }
  }

  /// Plays a system until a constraint is refused.
  ///
  /// Kiwi is not shown that one, since it may abort then; HiGHS says whether it was right.
  private func play(_ system: inout RandomSystem, _ expectations: inout [Expectation]) throws {
    if system.seed % 2 == 0 { addStays(&system, &expectations) }
    for _ in 0..<4 {
      for _ in 0..<Int.random(in: 2...6, using: &system.random) {
        let isRefused = system.add(system.constraint(), word: "add") != nil
        system.solver.checkInvariants()
        expectations.append(.outcome(isRefused ? "no" : "ok", seed: system.seed))
        if isRefused { return system.askWhetherRefusalIsRight() }
      }
      if Bool.random(using: &system.random) { try system.toggleEdit() }
      if Bool.random(using: &system.random) { try system.removeOne() }
      try system.suggestAll()
      system.solver.checkInvariants()
      system.script.append("values")
      expectations.append(.values(system.values, system))
    }
  }

  /// Ties each variable weakly to a value, so that the best solution is unique.
  private func addStays(_ system: inout RandomSystem, _ expectations: inout [Expectation]) {
    for variable in system.variables {
      let stay = (variable == system.number(400, step: 0.25)).strength(system.weight())
      let isRefused = system.add(stay, word: "add") != nil
      expectations.append(.outcome(isRefused ? "no" : "ok", seed: system.seed))
    }
  }

  /// Whether two solutions are equal; if not, both have to be equally good.
  private func agree(_ system: RandomSystem, _ ours: [Double], _ theirs: [Double]) -> Bool {
    let isEqual = zip(ours, theirs).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
    let (our, their) = (system.error(of: ours), system.error(of: theirs))
    #expect(our.broken < 1e-6, "seed \(system.seed)")
    if !isEqual && their.broken < 1e-6 {
      let difference = abs(our.weighted - their.weighted)
      let words: Comment = "seed \(system.seed): \(our.weighted), not \(their.weighted)"
      #expect(difference <= 1e-9 * max(1e5, their.weighted), words)
    }
    return isEqual
  }
}

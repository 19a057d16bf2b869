import Cassowary
import Foundation
import Testing

@Suite struct RefusalTests {
  /// What HiGHS is expected to answer: a word, or about the error that we found.
  enum Expectation {
    case word(String)
    case error(Double)
  }

  @Test func `after refusals it is as right as HiGHS, and blames no more than it must`() throws {
    try References.use { references in
      for seed in 1...600 where seed % 100 == 0 {
        var script: [String] = []
        var expectations: [(Expectation, seed: UInt64)] = []
        for seed in seed - 99...seed {
          var system = RandomSystem(seed: UInt64(seed) &+ 1_000_000)
          for expectation in try play(&system) { expectations.append((expectation, system.seed)) }
          script += system.script
        }
        let answers = try references.answers(to: script.joined(separator: "\n") + "\n")
        try #require(answers.count == expectations.count)
        for (expectation, answer) in zip(expectations, answers) {
          compare(expectation.0, answer, seed: expectation.seed)
        }
      }
    }
  }

  private func compare(_ expectation: Expectation, _ answer: Substring, seed: UInt64) {
    switch expectation {
    case .word(let word): #expect(answer == word, "seed \(seed)")
    case .error(let ours):
      guard let theirs = Double(answer) else {
        Issue.record("seed \(seed): \(answer)")
        return
      }
      #expect(abs(ours - theirs) <= 1e-6 * max(1, theirs), "seed \(seed)")
    }
  }

  private func play(_ system: inout RandomSystem) throws -> [Expectation] {
    var expectations: [Expectation] = []
    system.strengths = [Strength(1), Strength(4)]
    for round in 0..<24 {
      if let error = system.add(system.constraint(required: round % 3 != 0), word: "know") {
        expectations += try questions(about: error, &system)
      }
      if round % 5 == 1 { try system.toggleEdit() }
      if round % 4 == 3 { try system.suggestAll() }
      if round % 7 == 6 { try system.removeOne() }
      system.solver.checkInvariants()
      guard round % 6 == 5 else { continue }
      system.script.append("least")
      expectations.append(.error(system.error(of: system.values).weighted))
    }
    return expectations
  }

  /// Asks whether the culprit and its conflicts contradict each other, and all of them are needed.
  private func questions(
    about error: SolverError, _ system: inout RandomSystem
  ) throws -> [Expectation] {
    guard case .unsatisfiable(_, let conflicts) = error else {
      Issue.record("seed \(system.seed): \(error)")
      return []
    }
    let culprit = system.lastID
    let ids = conflicts.compactMap { conflict in
      system.present.first { $0.constraint == conflict }?.id
    }
    #expect(ids.count == conflicts.count)
    let all = ([culprit] + ids).map { "\($0)" }
    system.script.append("feasible " + all.joined(separator: " "))
    for spared in all.indices {
      let others = all.indices.filter { $0 != spared }.map { all[$0] }
      system.script.append("feasible " + others.joined(separator: " "))
    }
    system.script.append("remove \(culprit)")
    return [.word("no")] + all.map { _ in .word("yes") }
  }

  @Test func `a refused constraint leaves every value as it was`() throws {
    for seed in 1...300 {
      var system = RandomSystem(seed: UInt64(seed) &+ 2_000_000)
      for _ in 0..<30 {
        let before = (system.values, system.solver.description)
        guard system.add(system.constraint(required: true), word: "know") != nil else { continue }
        #expect(system.values == before.0, "seed \(seed)")
        #expect(system.solver.description == before.1, "seed \(seed)")
        system.solver.checkInvariants()
      }
    }
  }
}

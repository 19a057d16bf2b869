import Foundation
import Localization
import Storage
import TestSupport
import Testing

@testable import Records
@testable import Scores

private let isBenchmark = ProcessInfo.processInfo.environment["COLORMIX_BENCH_RECORDS"] != nil

/// What the scores screen asks stays quick however many runs there are.
struct QueryPlanTests {
  private func ask(_ store: ScoresStore, player: String = "") throws {
    _ = try store.summary(ScoresQuery(player: player, mode: "mix.classic"))
    _ = try store.bestRuns("mix.classic", nil, 10)
    _ = try store.modes(player)
  }

  @Test func `no question of the scores screen looks at everything or sorts`() throws {
    let folder = try TestFolder()
    let ledger = folder.ledger()
    let store = ScoresStore(ledger)
    let (entry, answers) = {
      var maker = RunMaker(seed: 1)
      return maker.run(score: 9)
    }()
    let id = try store.record(entry, answers).id
    try ask(store)
    _ = try (store.run(id), store.answers(id), store.daily(entry.day, ""))
    try ledger.read(none: ()) { database throws(SQLiteFault) in
      let queries = database.statements.keys.filter { !$0.hasPrefix("PRAGMA") }
      #expect(queries.count > 15)
      for query in queries {
        let plan = try database.rows("EXPLAIN QUERY PLAN " + query) { $0.text(3) }
        // There are as many players as names on the menu.
        let slow = plan.filter { step in
          step.contains("TEMP B-TREE")
            || step.contains("SCAN") && !step.hasPrefix("SCAN player")
              && !step.contains("SCAN sqlite_master")
        }
        #expect(slow == [], "\(query)")
      }
    }
  }

  @Test(.enabled(if: isBenchmark, "set COLORMIX_BENCH_RECORDS and test in release"))
  func `the scores screen opens as quickly with 100,000 runs`() throws {
    let clock = ContinuousClock()
    for count in [1000, 100_000] {
      let folder = try TestFolder()
      let ledger = folder.ledger()
      try ledger.keep { database throws(SQLiteFault) in
        try database.execute("PRAGMA synchronous = OFF")
      }
      let store = ScoresStore(ledger)
      var maker = RunMaker(seed: 1)
      maker.players = [""]
      maker.modes = ["mix.classic"]
      let keeping = try clock.measure {
        for number in 0..<count {
          var (entry, answers) = maker.run(score: maker.dice.below(41))
          entry.moment = 1_700_000_000 + Int64(number) * 900
          entry.day = CalendarDay(secondsSince1970: entry.moment)
          _ = try store.record(entry, answers.map { maker.spread($0) })
        }
      }
      let fresh = folder.store()
      let first = try clock.measure { try ask(fresh) }
      let again = try clock.measure { for _ in 0..<10 { try ask(fresh) } } / 10
      let size = try FileManager.default.attributesOfItem(atPath: folder.database)[.size]
      print("\(count) runs: opened in \(first), asked again \(again), kept in \(keeping / count)")
      print("the file has \(size ?? 0) bytes; \(try store.modes(""))")
    }
  }
}

extension RunMaker {
  /// Times from 300 to 6000 ms, so that nearly every millisecond occurs.
  fileprivate mutating func spread(_ answer: AnswerEntry) -> AnswerEntry {
    var answer = answer
    answer.milliseconds = 300 + dice.below(5700)
    return answer
  }
}

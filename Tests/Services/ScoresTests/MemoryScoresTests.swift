import Localization
import Storage
import Synchronization
import Testing

@testable import Scores

/// The records that tests are handed.
struct MemoryScoresTests {
  private let day = CalendarDay(year: 2026, month: 11, day: 30)

  private func entry(_ score: Int, player: String = "", daily: CalendarDay? = nil) -> RunEntry {
    RunEntry(
      player: player, mode: "mix.classic", score: score, moment: Int64(score), day: day,
      seed: .max, daily: daily)
  }

  @Test func `a new best is one that is higher than all before`() throws {
    let store = ScoresStore.memory()
    #expect(try !store.record(entry(0), []).isNewBest)
    #expect(try store.record(entry(3), []).isNewBest)
    let again = try store.record(entry(3), [])
    #expect(!again.isNewBest && again.formerBest == 3)
    #expect(try store.record(entry(1, player: "Ann"), []).isNewBest)
    #expect(try store.modes("") == [ModeScores(mode: "mix.classic", runs: 3, best: 3)])
  }

  @Test func `one run of a daily game counts for each player`() throws {
    let store = ScoresStore.memory()
    #expect(try store.record(entry(2, daily: day), []).isCounted)
    #expect(try !store.record(entry(9, daily: day), []).isCounted)
    #expect(try store.record(entry(4, player: "Ann", daily: day), []).isCounted)
    #expect(try store.daily(day, "")?.entry.score == 2)
  }

  @Test func `a player goes with all runs`() throws {
    let store = ScoresStore.memory()
    #expect(try store.addPlayer("Ann") && !store.addPlayer("Ann") && !store.addPlayer("  "))
    _ = try store.record(entry(4, player: "Ann"), [])
    _ = try store.record(entry(5, player: "Bo"), [])
    #expect(try store.players() == ["Ann", "Bo"])
    try store.removePlayer("Ann")
    #expect(try store.players() == ["Bo"])
    #expect(try store.bestRuns("mix.classic", nil, 9).map(\.entry.player) == ["Bo"])
  }

  @Test func `silent records forget, and untouchable ones report`() throws {
    #expect(try ScoresStore.silent.record(entry(4), []).isNewBest)
    #expect(try ScoresStore.silent.modes("").isEmpty)
    let calls = Mutex<[String]>([])
    let store = ScoresStore.unimplemented { call in calls.withLock { $0.append(call) } }
    #expect(throws: FileError.self) { try store.record(entry(4), []) }
    #expect(store.notices().isEmpty)
    #expect(calls.withLock(\.self) == ["ScoresStore.record", "ScoresStore.notices"])
  }
}

import Foundation
import Localization
import MixRules
import Storage
import Testing

@testable import Records
@testable import Scores

/// Databases as they were written by each version; they stay readable for ever.
struct StoredVersionsTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(name)")))
  }

  private func golden() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.put(fixture("records-1.sqlite"))
    return folder
  }

  @Test func `a database of version 1 holds what it held`() throws {
    let folder = try golden()
    let store = folder.store()
    #expect(try store.table() == String(decoding: fixture("records-1.csv"), as: UTF8.self))
    #expect(try store.players() == ["Ann", "安"])
    let query = ScoresQuery(player: "Ann", mode: "mix.classic")
    let summary = try store.summary(query)
    #expect(summary.bestRuns.map(\.entry.score) == [24, 12])
    #expect(summary.times.map(\.count) == [11, 10, 15])
    #expect(summary.interference.map(\.asked) == ["color", "meaning"])
    #expect(try store.daily(CalendarDay(year: 2026, month: 11, day: 30), "安")?.isCounted == true)
    #expect(store.notices() == [])
    #expect(try folder.ledger().check() == [])
  }

  @Test func `the runs of version 1 play and give their scores`() throws {
    let folder = try golden()
    let store = folder.store()
    let runs = try ["mix.classic", "mix.fantasy"].flatMap { try store.bestRuns($0, nil, 99) }
    #expect(runs.count == 4)
    for run in runs {
      let record = try RunRecord(bytes: run.entry.record)
      var playback = try Playback(record, palette: .vivid)
      #expect(try playback.finish().score == run.entry.score)
      #expect(record.seed == run.entry.seed)
    }
  }

  @Test func `a played run is kept answer by answer`() throws {
    let folder = try TestFolder()
    let store = folder.store()
    for (endsByTime, mode) in [(false, Mode.classic), (true, .fantasy)] {
      let played = try PlayedRun(seed: 8, mode: mode, score: 30, endsByTime: endsByTime)
      let entry = try RunEntry(
        played.record(), player: "", moment: 1_796_000_000,
        day: CalendarDay(year: 2026, month: 11, day: 29))
      let id = try store.record(entry, played.answers).id
      #expect(try store.answers(id) == played.answers)
      #expect(try store.run(id)?.entry == entry)
      #expect(played.answers.count == 31 && played.answers.filter(\.isCorrect).count == 30)
      #expect((played.answers.last?.response == nil) == endsByTime)
    }
  }

  @Test func `a database of version 1 becomes one of a later version, and keeps its runs`() throws {
    let folder = try golden()
    let before = try folder.store().table()
    var file = folder.file
    let step = "ALTER TABLE run ADD COLUMN mood TEXT; UPDATE run SET mood = 'fine';"
    file.schema.steps.append(step)
    let ledger = Ledger(.file(file), kind: .played)
    let store = ScoresStore(ledger)
    #expect(try store.table() == before)
    #expect(store.notices() == [])
    try ledger.read(none: ()) { [schema = file.schema] database throws(SQLiteFault) in
      #expect(try database.number("PRAGMA user_version") == 2)
      #expect(try database.number("SELECT count(*) FROM run WHERE mood = 'fine'") == 4)
      #expect(try schema.isSound(database))
    }
    // The game of before meets what the later one left.
    let older = folder.store()
    let error = #expect(throws: FileError.self) { try older.players() }
    #expect(error?.kind == .laterVersion)
    #expect(older.notices() == [.laterVersion(2)])
  }

  @Test func `a step that fails leaves the database as it was`() throws {
    let folder = try golden()
    let before = try folder.store().table()
    var file = folder.file
    file.schema.steps.append("DELETE FROM answer; SELECT no_such_function();")
    let store = ScoresStore(Ledger(.file(file), kind: .played))
    #expect(throws: FileError.self) { try store.players() }
    guard case .notKept? = store.notices().first else {
      Issue.record("not told")
      return
    }
    #expect(try folder.store().table() == before)
    #expect(try folder.names().allSatisfy { !$0.contains("unreadable") })
  }
}

import Localization
import Storage
import TestSupport
import Testing

@testable import Records
@testable import Scores

/// Records on the disk answer as those in memory do, which look at every run for every question.
struct RecordsLawTests {
  @Test func `records on a disk answer what records in memory answer`() throws {
    var seed: UInt64 = 0
    let failures = try Sweep.failures(seeds: 8) { _ in
      seed += 1
      let folder = try TestFolder()
      let differences = try differences(folder.store(), seed: seed)
      // Once more from the file alone.
      let again = try folder.store().everything(RunMaker(seed: seed))
      let before = try folder.store().everything(RunMaker(seed: seed))
      return differences + (again == before ? [] : ["not the same after a new start"])
    }
    #expect(failures == nil)
  }

  @Test func `records that can't be kept answer the same until the end`() throws {
    let store = ScoresStore.live(.absent(.noHome), kind: .played)
    #expect(try differences(store, seed: 99) == [])
    #expect(store.notices() == [.notKept(FileError(.noPlace, path: ""))])
    #expect(store.notices() == [])
  }

  /// Does the same with two stores and says where their answers differ.
  private func differences(_ store: ScoresStore, seed: UInt64) throws -> [String] {
    var maker = RunMaker(seed: seed)
    let reference = ScoresStore.memory()
    var found: [String] = []
    for step in 0..<60 {
      if maker.dice.below(25) == 0 {
        let name = maker.dice.pick(maker.players + ["Bo"]) ?? ""
        try store.removePlayer(name)
        try reference.removePlayer(name)
      }
      let (entry, answers) = maker.run()
      if try store.record(entry, answers) != reference.record(entry, answers) {
        found.append("step \(step): recorded otherwise")
      }
      let day = CalendarDay(secondsSince1970: entry.moment)
      if try store.daily(day, entry.player) != reference.daily(day, entry.player) {
        found.append("step \(step): another daily run")
      }
      guard step % 15 == 14 else { continue }
      for (own, right) in zip(try store.everything(maker), try reference.everything(maker))
      where own != right {
        found.append("step \(step): \(own.prefix(300)) for \(right.prefix(300))")
      }
    }
    return found
  }

  @Test func `answers come back as they were given`() throws {
    let folder = try TestFolder()
    var maker = RunMaker(seed: 3)
    let (entry, answers) = maker.run(score: 40)
    let id = try folder.store().record(entry, answers).id
    #expect(try folder.store().answers(id) == answers)
    let kept = try folder.store().run(id)
    #expect(kept?.entry == entry)
    #expect(try folder.store().answers(id + 1) == [])
  }

  @Test func `runs that a program drives are kept apart`() throws {
    let folder = try TestFolder()
    var maker = RunMaker(seed: 4)
    maker.players = ["Ann"]
    maker.modes = ["mix.classic"]
    let (entry, answers) = maker.run(score: 8)
    let id = try folder.store(.driven).record(entry, answers).id
    #expect(try folder.store(.driven).modes("Ann").map(\.best) == [8])
    #expect(try folder.store().modes("Ann").isEmpty)
    #expect(try folder.store().run(id) == nil)
    #expect(try folder.store().answers(id) == [])
    #expect(try folder.store().table() == AnswerTable.heading)
    #expect(try folder.store().record(entry, answers).isNewBest)
  }

  @Test func `a name is the same however its accents are put together`() throws {
    let folder = try TestFolder()
    #expect(try folder.store().addPlayer("Ren\u{E9}"))
    #expect(try !folder.store().addPlayer("Rene\u{301}"))
    var (entry, _) = RunMaker(seed: 1).withoutAnswers()
    entry.player = "Rene\u{301}"
    _ = try folder.store().record(entry, [])
    #expect(try folder.store().players() == ["Ren\u{E9}"])
    #expect(try folder.store().modes("Ren\u{E9}").map(\.runs) == [1])
  }

  @Test func `one run of a daily game counts, whichever copy of the game it is played in`() throws {
    let folder = try TestFolder()
    let stores = [folder.store(), folder.store()]
    var (entry, _) = RunMaker(seed: 2).withoutAnswers()
    entry.daily = CalendarDay(year: 2026, month: 11, day: 30)
    #expect(try stores[0].record(entry, []).isCounted)
    #expect(try !stores[1].record(entry, []).isCounted)
    entry.mode = "mix.other"
    #expect(try !stores[0].record(entry, []).isCounted)
    entry.daily = CalendarDay(year: 2026, month: 12, day: 1)
    #expect(try stores[1].record(entry, []).isCounted)
  }

  @Test func `what is erased is in none of the files any more`() throws {
    let folder = try TestFolder()
    let store = folder.store()
    var (entry, _) = RunMaker(seed: 2).withoutAnswers()
    entry.player = "Rumpelstiltskin"
    _ = try store.record(entry, [])
    try store.erase()
    #expect(try store.players() == [] && store.modes("Rumpelstiltskin") == [])
    for name in try folder.names() {
      let text = String(decoding: try folder.bytes(name), as: UTF8.self)
      #expect(!text.contains("Rumpel"), "\(name)")
    }
    #expect(try store.record(entry, []).isNewBest)
  }
}

extension RunMaker {
  fileprivate func withoutAnswers() -> (RunEntry, [AnswerEntry]) {
    var maker = self
    return (maker.entry(score: 5), [])
  }
}

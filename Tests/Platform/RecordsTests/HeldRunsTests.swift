import Foundation
import Storage
import TestSupport
import Testing

@testable import Records
@testable import Scores

/// Databases that can be read, but not written to: what is played meanwhile is held.
struct HeldRunsTests {
  private func isToldOnce(_ store: ScoresStore, _ kind: FileError.Kind) -> Bool {
    guard case .notKept(let error)? = store.notices().first else { return false }
    return error.kind == kind && store.notices() == []
  }

  @Test func `runs that are there are shown where none can be kept, and that is told`() throws {
    let folder = try TestFolder()
    try folder.store().fill(12)
    let table = try folder.store().table()
    try folder.block()
    let store = folder.store()
    #expect(try store.runCount() == 12)
    #expect(try store.table() == table)
    #expect(isToldOnce(store, .notAFile))
    _ = try store.summary(ScoresQuery(player: "", mode: "mix.classic"))
    #expect(store.notices() == [], "once, as long as nothing is played")
  }

  @Test func `each result that can't be kept is told, and shown with the others`() throws {
    let folder = try TestFolder()
    try folder.store().fill(3)
    try folder.block()
    let store = folder.store()
    for seed in UInt64(2)...4 {
      try store.fill(1, seed: seed)
      #expect(isToldOnce(store, .notAFile), "seed \(seed)")
    }
    #expect(try store.runCount() == 6)
    #expect(try store.summary(ScoresQuery(player: "", mode: "mix.classic")).modes[0].runs == 6)
  }

  @Test func `what was held is kept once it can be, as if nothing had been`() throws {
    let folder = try TestFolder()
    let reference = ScoresStore.memory()
    let store = folder.store()
    var maker = RunMaker(seed: 5)
    for step in 0..<40 {
      if step % 20 == 8 { try folder.block() }
      if step % 20 == 17 { try folder.unblock() }
      let (entry, answers) = maker.run()
      #expect(try store.record(entry, answers) == reference.record(entry, answers), "\(step)")
      #expect(try store.everything(maker) == reference.everything(maker), "step \(step)")
    }
    #expect(try folder.store().everything(maker) == reference.everything(maker))
    #expect(try folder.ledger().check() == [])
  }

  @Test func `a look, or the end, keeps what was held`() throws {
    for isEnd in [false, true] {
      let folder = try TestFolder()
      let store = folder.store()
      try folder.block()
      try store.fill(2)
      #expect(try store.addPlayer("Ann"))
      try folder.unblock()
      #expect(try folder.store().runCount() == 0)
      if isEnd { store.settle() } else { _ = try store.runCount() }
      #expect(try folder.store().runCount() == 2)
      #expect(try folder.store().players() == ["Ann"])
    }
  }

  @Test func `a disk that is full for a moment loses no run, and each is told`() throws {
    let folder = try TestFolder()
    let ledger = folder.ledger()
    let store = ScoresStore(ledger)
    try store.fill(1)
    try ledger.fill()
    try store.fill(200, seed: 2)
    #expect(isToldOnce(store, .diskFull))
    try store.fill(1, seed: 3)
    #expect(isToldOnce(store, .diskFull))
    #expect(try store.runCount() == 202)
    #expect(try folder.store().runCount() < 202)
    #expect(try folder.ledger().check() == [])
    try folder.sendAway()
    try store.fill(1, seed: 4)
    #expect(store.notices() == [])
    #expect(try folder.store().runCount() == 203)
    #expect(try folder.ledger().check() == [])
  }

  @Test func `runs that a killed game left beside the file are read where nothing can be made`()
    throws
  {
    let folder = try TestFolder()
    let running = folder.store()
    try running.fill(7)
    let copy = try TestFolder()
    for name in ["records.sqlite", "records.sqlite-wal"] { try copy.put(folder.bytes(name), name) }
    try copy.block()
    try copy.makeFolder("records.sqlite-shm")
    #expect(try copy.store().runCount() == 7)
    #expect(try ScoresStore.reading(copy.path, kind: .played).table() == running.table())
  }

  @Test func `a file alone is read where nothing can be made beside it, whatever its path`() throws
  {
    let folder = try TestFolder()
    for name in ["plain", "a?b=c#d%41 安"] {
      try folder.makeFolder(name)
      let path = folder.path + "/" + name
      try ScoresStore.live(.folder(path), kind: .played).fill(7)
      try folder.makeFolder(name + "/records.sqlite-shm")
      #expect(try ScoresStore.reading(path, kind: .played).runCount() == 7, "\(name)")
    }
  }

  @Test func `what can't be removed from the disk is not said to be gone`() throws {
    let folder = try TestFolder()
    try folder.store().fill(3)
    try folder.block()
    let store = folder.store()
    try store.fill(1)
    #expect(throws: FileError.self) { try store.removePlayer("") }
    #expect(throws: FileError.self) { try store.erase() }
    #expect(try store.runCount() == 4)
  }

  @Test func `records that are only looked at make, change and set aside nothing`() throws {
    let folder = try TestFolder()
    let empty = ScoresStore.reading(folder.path, kind: .played)
    #expect(try empty.table() == AnswerTable.heading)
    #expect(try folder.names() == [])
    try folder.store().fill(3)
    #expect(try ScoresStore.reading(folder.path, kind: .played).runCount() == 3)
    try Connection(folder.database).execute("PRAGMA user_version = 7")
    #expect(throws: FileError(.laterVersion, path: folder.database)) {
      try ScoresStore.reading(folder.path, kind: .played).table()
    }
    let garbage = Array(repeating: UInt8(7), count: 5000)
    try folder.put(garbage)
    let damaged = #expect(throws: FileError.self) {
      try ScoresStore.reading(folder.path, kind: .played).table()
    }
    #expect(damaged?.kind == .damaged)
    #expect(try folder.bytes() == garbage)
    #expect(try folder.names().allSatisfy { !$0.contains("unreadable") })
  }

  @Test func `looking at records that are not there makes none`() throws {
    let folder = try TestFolder()
    let path = folder.path + "/new"
    let store = ScoresStore.live(.folder(path), kind: .played)
    #expect(try store.players() == [] && store.table() == AnswerTable.heading)
    try store.removePlayer("")
    #expect(store.notices() == [])
    #expect(try folder.names() == [])
  }
}

extension TestFolder {
  fileprivate func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name, withIntermediateDirectories: false)
  }

  private var lock: String { "records.sqlite.lock" }

  /// Lets nobody open the database to write, as on a disk that can only be read.
  fileprivate func block() throws {
    try? FileManager.default.removeItem(atPath: path + "/" + lock)
    try makeFolder(lock)
    try sendAway()
  }

  /// Lets who has the database open open it anew: another file with all that is in it has its name.
  fileprivate func sendAway() throws {
    guard FileManager.default.fileExists(atPath: database) else { return }
    let bytes = try bytes()
    try FileManager.default.removeItem(atPath: database)
    try put(bytes)
  }

  fileprivate func unblock() throws {
    try FileManager.default.removeItem(atPath: path + "/" + lock)
  }
}

extension Ledger {
  /// Lets the database grow by one page and no more while it is open, as on a disk that is full.
  fileprivate func fill() throws {
    try read(none: ()) { database throws(SQLiteFault) in
      let pages = try database.number("PRAGMA page_count")
      _ = try database.rows("PRAGMA max_page_count = \(pages + 1)") { _ in }
    }
  }
}

import Foundation
import Storage
import TestSupport
import Testing

@testable import Records
@testable import Scores

/// Databases that make no sense, and places where nothing can be kept.
struct BrokenRecordsTests {
  private let aside = ScoresNotice.setAside(
    name: "records.sqlite", as: "records.sqlite.unreadable-1")

  @Test func `what is no database is set aside with what belongs to it`() throws {
    let folder = try TestFolder()
    let text = Array("This is no database, and longer than its head would be. ".utf8)
    let garbage = Array(repeating: text, count: 9).flatMap(\.self)
    try folder.put(garbage)
    try folder.put([1], "records.sqlite-wal")
    let store = folder.store()
    try store.fill(1)
    #expect(store.notices() == [aside])
    #expect(store.notices() == [])
    #expect(try folder.store().runCount() == 1)
    #expect(try folder.bytes("records.sqlite.unreadable-1") == garbage)
    #expect(try folder.bytes("records.sqlite.unreadable-1-wal") == [1])
  }

  @Test func `each is set aside under a name of its own`() throws {
    let folder = try TestFolder()
    for number in 1...3 {
      try folder.put(repeatElement(UInt8(number), count: 5000))
      try? FileManager.default.removeItem(atPath: folder.database + "-wal")
      let store = folder.store()
      try store.fill(1)
      let newName = "records.sqlite.unreadable-\(number)"
      #expect(store.notices() == [.setAside(name: "records.sqlite", as: newName)])
      #expect(try folder.bytes(newName) == Array(repeating: UInt8(number), count: 5000))
    }
  }

  @Test func `another program's database is set aside, an empty file is filled`() throws {
    let folder = try TestFolder()
    try Connection(folder.database).execute("CREATE TABLE cake (recipe TEXT)")
    let store = folder.store()
    try store.fill(1)
    #expect(store.notices() == [aside])
    let other = try TestFolder()
    try other.put([])
    try other.store().fill(2)
    #expect(try other.store().runCount() == 2)
    #expect(try !other.names().contains { $0.contains("unreadable") })
  }

  @Test func `a database that was cut short is set aside whenever it is found out`() throws {
    let failures = try Sweep.failures(over: [100, 4096, 9000, 20_000, 40_000]) { length in
      let folder = try TestFolder()
      try folder.store().fill(60)
      let whole = try folder.bytes()
      try folder.put(whole.prefix(length))
      let store = folder.store()
      try store.fill(1)
      _ = try store.table()
      _ = try store.summary(ScoresQuery(player: "", mode: "mix.classic"))
      guard try store.runCount() == 1 else { return ["\(try store.runCount()) runs after all"] }
      return store.notices() == [aside] ? [] : ["not told"]
    }
    #expect(failures == nil)
  }

  @Test func `a damaged page never crashes, and what can't be read is told`() throws {
    let folder = try TestFolder()
    try folder.store().fill(60)
    let whole = try folder.bytes()
    let failures = try Sweep.failures(seeds: 60) { dice in
      let folder = try TestFolder()
      var bytes = whole
      let page = dice.below(bytes.count / 4096)
      let start = page * 4096 + dice.below(3000)
      for place in start..<min(bytes.count, start + 900) { bytes[place] = UInt8(dice.below(256)) }
      try folder.put(bytes)
      let store = folder.store()
      try store.fill(2)
      _ = try store.table()
      _ = try store.summary(ScoresQuery(player: "", mode: "mix.classic"))
      let told = store.notices()
      let runs = try store.runCount()
      return told == [] || told == [aside] && runs <= 2 ? [] : ["page \(page): \(told), \(runs)"]
    }
    #expect(failures == nil)
  }

  @Test func `two copies that find the same damage set it aside once`() throws {
    let folder = try TestFolder()
    try folder.store().fill(60)
    let stores = [folder.store(), folder.store()]
    for store in stores { _ = try store.players() }
    var bytes = try folder.bytes()
    for place in 4096..<bytes.count { bytes[place] = 0x5A }
    let file = try #require(FileHandle(forWritingAtPath: folder.database))
    try file.write(contentsOf: Data(bytes))
    for store in stores { try store.fill(2) }
    #expect(stores.flatMap { $0.notices() } == [aside])
    #expect(try folder.store().runCount() == 4)
  }

  @Test func `a database that was set aside or deleted by another is not written to`() throws {
    let folder = try TestFolder()
    let store = folder.store()
    try store.fill(3)
    for name in try folder.names() {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    try store.fill(2)
    #expect(try folder.store().runCount() == 2)
  }

  @Test func `records of a later version are left alone`() throws {
    let folder = try TestFolder()
    try folder.store().fill(1)
    try Connection(folder.database).execute("PRAGMA user_version = 7")
    let store = folder.store()
    try store.fill(2)
    #expect(store.notices() == [.laterVersion(7)])
    #expect(try store.runCount() == 2)
    #expect(try Connection(folder.database).number("SELECT count(*) FROM run") == 1)
  }

  @Test func `where nothing can be kept the game goes on, and it is told once`() throws {
    let folder = try TestFolder()
    try folder.put([1], "file")
    let store = ScoresStore.live(.folder(folder.path + "/file/below"), kind: .played)
    try store.fill(2)
    #expect(try store.runCount() == 2)
    let notices = store.notices()
    guard case .notKept(let error)? = notices.first, notices.count == 1 else {
      Issue.record("\(notices)")
      return
    }
    #expect(error.kind == .notAFolder)
  }

  @Test func `a folder where the file should be is left alone`() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.database, withIntermediateDirectories: false)
    let store = folder.store()
    try store.fill(1)
    #expect(try store.runCount() == 1)
    guard case .notKept? = store.notices().first else {
      Issue.record("not told")
      return
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to the system's owner"))
  func `in a folder that can only be read the game goes on`() throws {
    let folder = try TestFolder()
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let store = folder.store()
    try store.fill(1)
    #expect(try store.runCount() == 1)
    guard case .notKept(let error)? = store.notices().first else {
      Issue.record("not told")
      return
    }
    #expect(error.kind == .denied)
  }
}

import Controls
import GameModules
import Localization
import Scenes
import Scores
import Shell
import Storage
import TestSupport
import Testing

struct ScoresKeepingTests {
  @Test func `erasing asks first, and Keep keeps`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(9)
    visitor.record(9)
    visitor.open("/scores")
    try visitor.tap("scores.erase")
    #expect(visitor.overlay == "confirm")
    #expect(visitor.label("scores.erase.sure")?.contains("Guest") == true)
    try visitor.tap("scores.erase.keep")
    #expect(visitor.label("scores.run.0") != nil)
    #expect(visitor.best == 9)
  }

  @Test(arguments: ["", "Ann"])
  func `erasing forgets one player's runs and bests, and nobody else's`(_ name: String) throws {
    let visitor = ScoresVisitor()
    for player in ["", "Ann"] {
      try visitor.scores.keep(9, player: player)
      visitor.select(player)
      visitor.record(9)
    }
    visitor.select(name)
    visitor.open("/scores")
    try visitor.tap("scores.erase")
    try visitor.tap("scores.erase.confirm")
    #expect(visitor.label("scores.empty.title") != nil)
    #expect(visitor.place == "/scores/classic")
    #expect(visitor.best == 0)
    #expect(visitor.restarted().best == 0)
    let other = name.isEmpty ? "Ann" : ""
    #expect(try visitor.scores.bestRuns("mix.classic", other, 5).count == 1)
    #expect(try visitor.scores.players() == ["Ann"], "who is erased can go on playing")
    visitor.select(other)
    #expect(visitor.best == 9)
  }

  @Test func `exporting says where the table is, or why there is none`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(9)
    visitor.open("/scores")
    try visitor.tap("scores.export")
    #expect(visitor.log.exported == [""])
    #expect(visitor.message.contains("/home/ann/answers.csv"))
    visitor.log.export = .failure(FileError(.diskFull, path: "/home/ann"))
    try visitor.tap("scores.export")
    #expect(visitor.message.contains("full"), "\(visitor.message)")
  }

  @Test func `records that can't be read are told, and the game goes on`() {
    let visitor = ScoresVisitor(scores: .unimplemented { _ in })
    visitor.open("/scores")
    #expect(visitor.message.contains("could not be read"))
    #expect(visitor.label("scores.empty.title") != nil)
    visitor.open("/players")
    #expect(visitor.label("players.0") == "Guest")
  }

  @Test(arguments: [nil, "{", ""])
  func `bests that are lost or damaged are taken from the runs, and kept again`(_ text: String?)
    throws
  {
    for player in ["", "Ann"] {
      let name = player.isEmpty ? "bests.json" : ShellServices.folder(of: player) + "/bests.json"
      let disk = MemoryDisk(text.map { [name: Array($0.utf8)] } ?? [:])
      let visitor = ScoresVisitor(disk: disk)
      try visitor.scores.keep(12, player: player)
      try visitor.scores.keep(30, mode: "mix.fantasy", player: player)
      visitor.select(player)
      #expect(visitor.best == 12)
      visitor.record(1)
      #expect(visitor.best == 12)
      let kept = BestsStore.live(disk.store, name: name).load()
      #expect(kept.value["mix.classic"] == 12 && kept.value["mix.fantasy"] == 30)
      #expect(kept.problem == nil)
    }
  }

  @Test func `bests that vanish while the game runs come back`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(12)
    visitor.record(12)
    try visitor.disk.store.write("bests.json", Array("[".utf8))
    visitor.record(3)
    #expect(visitor.best == 12)
    #expect(visitor.restarted().best == 12)
  }

  @Test func `bests that could not be kept for a moment are kept by the next one`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(5)
    visitor.record(5)
    visitor.disk.failWrites(.diskFull)
    try visitor.scores.keep(9)
    visitor.record(9)
    visitor.disk.failWrites(nil)
    visitor.record(7)
    #expect(visitor.best == 9)
    #expect(visitor.restarted().best == 9)
  }

  @Test
  func `what could not be written for a moment is written before the end, and before others play`()
    throws
  {
    for isEnd in [true, false] {
      let visitor = ScoresVisitor()
      try visitor.scores.keep(2)
      visitor.record(2)
      visitor.disk.failWrites(.diskFull)
      try visitor.scores.keep(7)
      visitor.record(7)
      visitor.shell.change { $0.theme = .dark }
      visitor.disk.failWrites(nil)
      if isEnd { visitor.shell.finish() } else { visitor.select("Ann") }
      #expect(BestsStore.live(visitor.disk.store).load().value["mix.classic"] == 7)
      let settings = SettingsStore.live(visitor.disk.store).load().value
      #expect(settings.theme == .dark && settings.player == (isEnd ? "" : "Ann"))
    }
  }

  @Test(arguments: ["{\"version\":1}", "{\"mix.classic\":\"x\"}", "{\"mix.fantasy\":3}"])
  func `a best that its file lacks is taken from the runs`(_ text: String) throws {
    let visitor = ScoresVisitor(disk: MemoryDisk(["bests.json": Array(text.utf8)]))
    try visitor.scores.keep(9)
    #expect(visitor.best == 9)
  }

  @Test func `the start opens no records, whether there are bests or not`() {
    for files in [[:], ["bests.json": Array("{".utf8)], ["bests.json": Array("{}".utf8)]] {
      let asked = MemoryDisk()
      let scores = ScoresStore.unimplemented { call in
        // What has to be told is asked after each step.
        if call != "ScoresStore.notices" { try? asked.store.write(call, []) }
      }
      _ = ScoresVisitor(scores: scores, disk: MemoryDisk(files))
      #expect(asked.files.isEmpty, "\(asked.files.keys)")
    }
  }

  @Test func `what happened to the records is told after the step that found it, once`() {
    let notices = Notices([
      .setAside(name: "records.sqlite", as: "records.sqlite.unreadable-1"),
      .notKept(FileError(.diskFull, path: "/home")), .laterVersion(9),
    ])
    var scores = ScoresStore.silent
    scores.notices = { notices.take() }
    let visitor = ScoresVisitor(scores: scores)
    visitor.shell.services.navigation.push(TestScene("result"))
    let said = visitor.log.said
    #expect(said.count == 3)
    #expect(said[0].contains("records.sqlite.unreadable-1"))
    #expect(said[1].contains("full"))
    #expect(said[2].contains("9"))
    #expect(said.allSatisfy { !$0.contains("{") && !$0.hasPrefix("records.") })
    visitor.shell.services.navigation.replace(TestScene("result"))
    #expect(visitor.log.said.count == 3)
  }

  @Test func `scenes are handed the records, the player and the time`() throws {
    let visitor = ScoresVisitor()
    try visitor.scores.keep(5)
    #expect(try visitor.shell.services.scores.bestRuns("mix.classic", "", 3).count == 1)
    #expect(visitor.shell.services.moment() == 1_796_000_000)
    withExtendedLifetime(visitor) { #expect(visitor.shell.services.player() == "") }
    visitor.select("Ann")
    withExtendedLifetime(visitor) { #expect(visitor.shell.services.player() == "Ann") }
  }
}

/// Notices that are told one time.
private final class Notices: Sendable {
  private let disk = MemoryDisk()
  private let notices: [ScoresNotice]

  init(_ notices: [ScoresNotice]) { self.notices = notices }

  func take() -> [ScoresNotice] {
    guard disk.files.isEmpty else { return [] }
    try? disk.store.write("told", [])
    return notices
  }
}

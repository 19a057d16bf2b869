import Foundation
import Localization
import Records
import Scores
import Storage
import TestSupport
import Testing

@testable import Launch

@MainActor
struct RecordsTests {
  @Test func `a driven program keeps its runs below its folder, apart from a player's`() throws {
    let folder = try Folder()
    let drive = try Drive("--data", folder.path)
    #expect(!folder.files.contains { $0.hasPrefix("records") }, "nothing is opened at the start")
    try drive.program.places.scores.keep(7)
    #expect(folder.files.contains("records.sqlite"))
    #expect(try Drive("--data", folder.path).best == [7])
    let played = ScoresStore.live(.folder(folder.path), kind: .played)
    #expect(try played.bestRuns("mix.classic", nil, 5).isEmpty)
  }

  @Test func `without a folder runs are kept until the program ends`() throws {
    let drive = try Drive()
    try drive.program.places.scores.keep(7)
    #expect(drive.best == [7])
    #expect(try Drive().best.isEmpty)
  }

  @Test func `the table holds a row an answer below its heading, and replaces an old one`() throws {
    let folder = try Folder()
    let path = folder.path + "/answers.csv"
    let scores = ScoresStore.memory()
    try scores.keep(3)
    try scores.keep(5, player: "Ann, B")
    try Data("old".utf8).write(to: URL(filePath: path))
    #expect(try TableFile.write(scores, of: nil, to: path) == 10)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let lines = text.components(separatedBy: "\r\n")
    #expect(lines.count == 12)
    #expect(lines[0] + "\r\n" == AnswerTable.heading)
    let row = "1,2026-11-30T00:00:00Z,mix.classic,,1,900,RED,BLUE,GRAY,color,BLUE,1"
    #expect(lines[1].hasPrefix(row))
    #expect(lines[5].contains("\"Ann, B\""))
    #expect(folder.files == ["answers.csv"], "the draft is gone")
  }

  @Test func `a table that can't be written leaves the old one as it is`() throws {
    let folder = try Folder()
    let path = folder.path + "/answers.csv"
    try Data("old".utf8).write(to: URL(filePath: path))
    let broken = ScoresStore.unimplemented { _ in }
    #expect(throws: FileError.self) { try TableFile.write(broken, of: nil, to: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(folder.files == ["answers.csv"])
    #expect(throws: FileError.self) {
      try TableFile.write(.memory(), of: nil, to: folder.path + "/no/answers.csv")
    }
  }

  @Test func `two tables in one folder have two names`() throws {
    let folder = try Folder()
    let paths = try (0..<2).map { _ in
      try TableFile.write(ScoresStore.memory(), of: "", in: folder.path)
    }
    #expect(Set(paths).count == 2)
    #expect(folder.files.count == 2)
  }

  @Test func `export wants a file, and takes one`() throws {
    #expect(try Options(["export", "--csv", "a.csv"]).csv == "a.csv")
    #expect(try Options(["export", "--csv", "a.csv"]).action == .export)
    #expect(throws: Options.Fault.missingValue("--csv")) { try Options(["export", "--csv"]) }
    let launcher = Launcher(name: "colormix", modules: [])
    let assets = try #require(Assets())
    #expect(throws: Options.Fault.missingOption("export", "--csv FILE")) {
      try launcher.export(Options(["export"]), assets)
    }
  }

  @Test func `export writes what was played, and answers with status 0, or 1 where it can't`()
    throws
  {
    let folder = try Folder()
    let assets = try #require(Assets())
    try ScoresStore.live(.folder(folder.path), kind: .played).keep(4)
    let launcher = Launcher(name: "colormix", modules: [])
    let path = folder.path + "/out.csv"
    let wanted = try Options(["export", "--csv", path, "--data", folder.path])
    #expect(try launcher.export(wanted, assets) == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.components(separatedBy: "\r\n").count == 7)
    let lost = try Options(["export", "--csv", folder.path + "/no/out.csv", "--data", folder.path])
    #expect(try launcher.export(lost, assets) == 1)
  }

  @Test func `export reads a database that nobody can write to, and changes nothing`() throws {
    let (folder, data) = (try Folder(), try Folder())
    try ScoresStore.live(.folder(data.path), kind: .played).keep(4)
    let lock = data.path + "/records.sqlite.lock"
    try FileManager.default.removeItem(atPath: lock)
    try FileManager.default.createDirectory(atPath: lock, withIntermediateDirectories: false)
    let before = data.files
    #expect(try export(data.path, to: folder) == 0)
    #expect(try text(in: folder).components(separatedBy: "\r\n").count == 7)
    #expect(data.files.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") } == before)
  }

  @Test func `records that can't be read, or are not there, replace no table`() throws {
    let (folder, data) = (try Folder(), try Folder())
    #expect(try export(data.path, to: folder) == 0)
    #expect(try text(in: folder) == AnswerTable.heading, "nothing was played yet")
    #expect(data.files.isEmpty)
    try Data("old".utf8).write(to: URL(filePath: folder.path + "/answers.csv"))
    let missing = data.path + "/mistyped"
    #expect(try export(missing, to: folder) == 1)
    #expect(!FileManager.default.fileExists(atPath: missing))
    let garbage = Data(repeating: 7, count: 5000)
    try garbage.write(to: URL(filePath: data.path + "/records.sqlite"))
    #expect(try export(data.path, to: folder) == 1)
    #expect(data.files == ["records.sqlite"])
    #expect(try export(data.path + "/records.sqlite", to: folder) == 1)
    #expect(try text(in: folder) == "old")
    #expect(folder.files == ["answers.csv"])
  }

  @Test func `a link is followed, and what a stream leads to is written to as it is`() throws {
    let (data, folder) = (try Folder(), try Folder())
    let table = folder.path + "/table.csv"
    try "old".write(toFile: table, atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/answers.csv", withDestinationPath: "table.csv")
    #expect(try export(data.path, to: folder) == 0)
    #expect(try String(contentsOfFile: table, encoding: .utf8).hasPrefix("run,"))
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.path + "/answers.csv")
    #expect(link == "table.csv")
    let stream = try #require(FileHandle(forWritingAtPath: table))
    try stream.truncate(atOffset: 0)
    let path = "/proc/self/fd/\(stream.fileDescriptor)"
    #expect(try TableFile.write(.memory(), of: nil, to: path) == 0)
    #expect(
      try FileHandle(forReadingAtPath: path)?.readToEnd()?.starts(with: Data("run,".utf8)) == true)
    #expect(folder.files.sorted() == ["answers.csv", "table.csv"])
  }

  @Test func `a table for a folder that is not there says so`() throws {
    let path = "/nonexistent/x.csv"
    let error = #expect(throws: FileError.self) {
      try TableFile.write(.memory(), of: nil, to: path)
    }
    #expect(error?.kind == .noFolder)
    let words = try #require(error).wordValues
    #expect(words["folder"] == "/nonexistent")
  }

  /// Exports what is kept in a folder into `answers.csv` of another; answers with the status.
  private func export(_ data: String, to folder: Folder) throws -> Int32 {
    let launcher = Launcher(name: "colormix", modules: [])
    let options = try Options(["export", "--csv", folder.path + "/answers.csv", "--data", data])
    return try launcher.export(options, try #require(Assets()))
  }

  private func text(in folder: Folder) throws -> String {
    try String(contentsOfFile: folder.path + "/answers.csv", encoding: .utf8)
  }

  @Test func `files of a game are those of who plays, and a missing table is an empty one`() throws
  {
    let disk = MemoryDisk(["guess.json": Array("guest's".utf8)])
    let present = PresentPlayer()
    let files = present.files(in: disk.store)
    #expect(try files.read("guess.json") == Array("guest's".utf8))
    present.change(to: "Ann")
    #expect(try files.read("guess.json") == Array("{}".utf8))
    #expect(try files.read("picture.png") == nil)
    try files.locked("guess.json") { () throws(FileError) in
      try files.write("guess.json", Array("Ann's".utf8))
    }
    #expect(disk.files["guess.json"] == Array("guest's".utf8))
    #expect(try files.read("guess.json") == Array("Ann's".utf8))
    present.change(to: "")
    #expect(try files.read("guess.json") == Array("guest's".utf8))
  }
}

extension Drive {
  /// The best scores of Classic.
  fileprivate var best: [Int] {
    let runs = try? program.places.scores.bestRuns("mix.classic", nil, 5)
    return runs?.map(\.entry.score) ?? []
  }
}

extension ScoresStore {
  /// Keeps a run with one answer more than its score.
  fileprivate func keep(_ score: Int, player: String = "") throws {
    let day = CalendarDay(year: 2026, month: 11, day: 30)
    let answers = (0...score).map { trial in
      AnswerEntry(
        milliseconds: 900, word: "RED", ink: "BLUE", background: "GRAY", asked: "color",
        response: trial < score ? "BLUE" : "RED", isCorrect: trial < score)
    }
    let entry = RunEntry(
      player: player, mode: "mix.classic", score: score, moment: 1_795_996_800, day: day, seed: 1)
    _ = try record(entry, answers)
  }
}

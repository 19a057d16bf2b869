import Foundation
import Storage
import TestSupport
import Testing

@testable import Records
@testable import Scores

private let folderVariable = "COLORMIX_TEST_RECORDS_FOLDER"

/// The test starts itself again as a copy of the game that keeps runs until it is killed.
@Suite(.serialized) struct KilledRecordsTests {
  private static let folder = ProcessInfo.processInfo.environment[folderVariable]

  @Test(.enabled(if: folder != nil, "runs only in the copy that is to be killed"))
  func `keeps runs until it is killed`() throws {
    let folder = try #require(Self.folder)
    let store = ScoresStore.live(.folder(folder), kind: .played)
    var maker = RunMaker(seed: UInt64(getpid()))
    maker.players = ["\(getpid())"]
    maker.modes = ["mix.classic"]
    let confirmed = open(folder + "/confirmed-\(getpid())", O_RDWR | O_CREAT, 0o600)
    var count = 0
    while true {
      let (entry, answers) = maker.run()
      _ = try store.record(entry, answers)
      count += 1
      withUnsafeBytes(of: count) { _ = pwrite(confirmed, $0.baseAddress, $0.count, 0) }
    }
  }

  @Test(.enabled(if: folder == nil))
  func `of two copies that are killed at any moment no confirmed run is lost`() throws {
    let folder = try TestFolder()
    let seed = UInt32.random(in: 0..<1 << 16)
    for round in UInt32(0)..<6 {
      let writers = try (0..<2).map { _ in try startWriter(folder.path) }
      for writer in writers { try wait(for: writer, in: folder) }
      usleep((seed &+ round &* 2_654_435_761) % 60_000)
      for writer in writers {
        kill(writer.processIdentifier, SIGKILL)
        usleep((seed &+ round &* 40_503) % 3000)
      }
      for writer in writers { writer.waitUntilExit() }
      let store = folder.store()
      for writer in writers {
        let confirmed = try confirmed(by: writer, in: folder)
        let kept = try store.modes("\(writer.processIdentifier)").first?.runs ?? 0
        #expect((confirmed...confirmed + 1).contains(kept), "seed \(seed), round \(round)")
      }
      #expect(try folder.ledger().check() == [], "seed \(seed), round \(round)")
      #expect(store.notices() == [], "seed \(seed), round \(round)")
    }
  }

  @Test(.enabled(if: folder == nil))
  func `two running games keep the runs of both`() async throws {
    let folder = try TestFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for game in UInt64(1)...3 {
        group.addTask {
          let store = folder.store()
          var maker = RunMaker(seed: game)
          for _ in 0..<40 {
            let (entry, answers) = maker.run()
            _ = try store.record(entry, answers)
          }
          try #require(store.notices() == [])
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.ledger().check() == [])
    let store = folder.store()
    let runs = try ["", "Ann", "安"].flatMap { try store.modes($0) }.reduce(0) { $0 + $1.runs }
    #expect(runs == 120)
  }

  private func confirmed(by writer: Process, in folder: TestFolder) throws -> Int {
    let bytes = (try? folder.bytes("confirmed-\(writer.processIdentifier)")) ?? []
    guard bytes.count >= 8 else { return 0 }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
  }

  private func wait(for writer: Process, in folder: TestFolder) throws {
    while try confirmed(by: writer, in: folder) == 0 && writer.isRunning { usleep(500) }
  }

  private func startWriter(_ folder: String) throws -> Process {
    try startCopy(running: "keeps runs until it is killed", environment: [folderVariable: folder])
  }
}

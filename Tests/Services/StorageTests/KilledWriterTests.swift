import Foundation
import Storage
import TestSupport
import Testing

private let folderVariable = "COLORMIX_TEST_WRITER_FOLDER"

/// The test starts itself again as a copy of the game that writes until it is killed.
@Suite(.serialized) struct KilledWriterTests {
  private static let folder = ProcessInfo.processInfo.environment[folderVariable]

  @Test(.enabled(if: folder != nil, "runs only in the copy that is to be killed"))
  func `writes bests until it is killed`() throws {
    let folder = try #require(Self.folder)
    let store = BestsStore.live(.live(folder))
    let confirmed = open(folder + "/confirmed", O_RDWR | O_CREAT, 0o600)
    var score = store.load().value["mode"]
    while true {
      score += 1
      _ = try store.record(score, "mode")
      withUnsafeBytes(of: score) { _ = pwrite(confirmed, $0.baseAddress, $0.count, 0) }
    }
  }

  @Test(.enabled(if: folder == nil))
  func `killed at any moment the file is whole and no confirmed score is lost`() throws {
    let folder = try TemporaryFolder()
    let store = BestsStore.live(folder.store)
    let seed = UInt32.random(in: 0..<1 << 16)
    for round in 0..<40 {
      let before = store.load().value["mode"]
      let writer = try startWriter(folder.path)
      while store.load().value["mode"] == before && writer.isRunning { usleep(500) }
      usleep((seed &+ UInt32(round) &* 2_654_435_761) % 20_000)
      kill(writer.processIdentifier, SIGKILL)
      writer.waitUntilExit()
      let loaded = store.load()
      let confirmed = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/confirmed"))
        .withUnsafeBytes { $0.loadUnaligned(as: Int.self) }
      #expect(loaded.problem == nil, "seed \(seed), round \(round)")
      #expect(loaded.value["mode"] >= confirmed, "seed \(seed), round \(round)")
      #expect(loaded.value["mode"] > before, "seed \(seed), round \(round)")
    }
    _ = try store.record(.max, "mode")
    let left = try folder.everything()
    #expect(left == ["bests.json", "bests.json.lock", "confirmed"], "seed \(seed)")
  }

  private func startWriter(_ folder: String) throws -> Process {
    try startCopy(running: "writes bests until it is killed", environment: [folderVariable: folder])
  }
}

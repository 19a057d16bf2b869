import Storage
import Testing

struct BestsTests {
  @Test func `only a better score is a new best`() {
    var bests = Bests()
    #expect(bests["mix.classic"] == 0)
    let isNew = [0, 5, 5, 4, 6].map { bests.record($0, mode: "mix.classic") }
    #expect(isNew == [false, true, false, false, true])
    #expect(bests["mix.classic"] == 6 && bests["mix.fantasy"] == 0)
  }

  @Test func `two copies both keep theirs`() throws {
    let disk = MemoryDisk()
    let (one, two) = (BestsStore.live(disk.store), BestsStore.live(disk.store))
    _ = try one.record(30, "mix.classic")
    _ = try two.record(12, "mix.classic")
    _ = try two.record(9, "mix.fantasy")
    #expect(one.load().value["mix.classic"] == 30)
    #expect(one.load().value["mix.fantasy"] == 9)
  }

  @Test func `whoever asks is told whether there was anything to read`() throws {
    let disk = MemoryDisk()
    let store = BestsStore.live(disk.store)
    #expect(store.load().isBlank)
    #expect(try store.record(3, "mix.classic").isBlank)
    #expect(try !store.load().isBlank && !store.record(4, "mix.classic").isBlank)
    try disk.store.write("bests.json", [1])
    #expect(try store.record(2, "mix.classic").isBlank)
    #expect(!store.load().isBlank)
    try disk.store.write("bests.json", [1])
    #expect(store.load().isBlank)
  }

  @Test func `a score that makes no sense counts as none`() {
    let disk = MemoryDisk([
      "bests.json": Array(#"{"a": -3, "b": "9", "c": 1.5, "d": 4}"#.utf8)
    ])
    let bests = BestsStore.live(disk.store).load().value
    #expect(["a", "b", "c", "d"].map { bests[$0] } == [0, 0, 0, 4])
  }

  @Test func `many copies at once lose no best`() async throws {
    let folder = try TemporaryFolder()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for copy in 0..<4 {
        group.addTask {
          let store = BestsStore.live(.live(folder.path))
          for score in 1...12 { _ = try store.record(score, "mode.\(copy)") }
          _ = try store.record(100 - copy, "shared")
        }
      }
      try await group.waitForAll()
    }
    let bests = BestsStore.live(folder.store).load()
    #expect(bests.problem == nil)
    #expect((0..<4).map { bests.value["mode.\($0)"] } == [12, 12, 12, 12])
    #expect(bests.value["shared"] == 100)
  }

  @Test func `what must not be called is reported`() async throws {
    await confirmation(expectedCount: 3) { called in
      let store = BestsStore.unimplemented { _ in called() }
      _ = store.load()
      _ = try? store.record(1, "x")
      _ = try? FileStore.unimplemented { _ in called() }.read("x")
    }
  }
}

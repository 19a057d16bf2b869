import Storage
import Testing

struct MemoryDiskTests {
  @Test func `a disk in memory keeps files as a real one does`() throws {
    let disk = MemoryDisk(["a.json": [1]])
    #expect(try disk.store.read("a.json") == [1])
    try disk.store.write("players/b.json", [2])
    #expect(try disk.store.list("") == ["a.json"])
    #expect(try disk.store.list("players") == ["b.json"])
    #expect(try disk.store.setAside("a.json") == "a.json.unreadable-1")
    #expect(try disk.store.saveUnderFreeName("/p", "s", "png", [3]) == "/p/s.png")
    #expect(try disk.store.saveUnderFreeName("/p", "s", "png", [4]) == "/p/s-2.png")
    #expect(disk.files.count == 4)
  }

  @Test(arguments: FileError.Kind.allCases)
  func `it fails as it is told and keeps what it has`(kind: FileError.Kind) throws {
    let disk = MemoryDisk(["a.json": [1]])
    disk.failWrites(kind)
    #expect(throws: FileError(kind, path: "a.json")) { try disk.store.write("a.json", [2]) }
    #expect(throws: FileError.self) { try disk.store.setAside("a.json") }
    #expect(throws: FileError.self) { try disk.store.saveUnderFreeName("/p", "s", "png", []) }
    #expect(disk.files == ["a.json": [1]])
    disk.failWrites(nil)
    try disk.store.write("a.json", [2])
    #expect(disk.files == ["a.json": [2]])
  }
}

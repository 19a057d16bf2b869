import Foundation
import Testing

@testable import Storage

struct FileStoreTests {
  @Test func `what is written is read back`() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.store.read("a.json") == nil)
    try folder.store.write("a.json", [1, 2, 3])
    #expect(try folder.store.read("a.json") == [1, 2, 3])
    try folder.store.write("a.json", [])
    #expect(try folder.store.read("a.json") == [])
    #expect(try folder.everything() == ["a.json"])
  }

  @Test func `folders are made on the way`() throws {
    let folder = try TemporaryFolder()
    let store = FileStore.live(folder.path + "/deep/er")
    #expect(try store.read("players/ann/bests.json") == nil)
    #expect(try store.list("players") == [])
    try store.write("players/ann/bests.json", [7])
    #expect(try store.list("players/ann") == ["bests.json"])
    #expect(try store.list("") == [])
  }

  @Test(arguments: ["", "/etc/x", "../x", "a/../../x", "a//b", "./a", "a/", "a\u{0}b"])
  func `a name that leads outside is refused`(name: String) throws {
    let folder = try TemporaryFolder()
    let refused = FileError(.invalidName, path: name)
    #expect(throws: refused) { try folder.store.read(name) }
    #expect(throws: refused) { try folder.store.write(name, [1]) }
    #expect(throws: refused) { try folder.store.setAside(name) }
    #expect(try folder.everything() == [])
  }

  @Test func `an unreadable file is set aside under a free name each time`() throws {
    let folder = try TemporaryFolder()
    for number in 1...3 {
      try folder.store.write("a.json", [UInt8(number)])
      #expect(try folder.store.setAside("a.json") == "a.json.unreadable-\(number)")
    }
    #expect(try folder.store.read("a.json.unreadable-2") == [2])
    #expect(try folder.store.read("a.json") == nil)
    #expect(throws: FileError.self) { try folder.store.setAside("a.json") }
  }

  @Test func `what is no ordinary file is not read`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/a.json", withIntermediateDirectories: false)
    mkfifo(folder.path + "/pipe", 0o600)
    for name in ["a.json", "pipe"] {
      let error = #expect(throws: FileError.self) { try folder.store.read(name) }
      #expect(error?.kind == .notAFile)
    }
  }

  @Test func `a file in the place of the folder is told by its path`() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", "file")
    let store = FileStore.live(folder.path + "/file")
    let error = #expect(throws: FileError.self) { try store.write("a.json", [1]) }
    #expect(error?.kind == .notAFolder)
    #expect(error?.path == folder.path + "/file")
    #expect(try folder.text("file") == "x")
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may write anywhere"))
  func `a folder that may not be written leaves the old file`() throws {
    let folder = try TemporaryFolder()
    try folder.store.write("a.json", [1])
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    let error = #expect(throws: FileError.self) { try folder.store.write("a.json", [2]) }
    #expect(error?.kind == .denied)
    #expect(try folder.store.read("a.json") == [1])
  }

  @Test func `a failure names the file that a player knows`() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 252)
    let path = folder.path + "/" + name
    let tooLong = FileError(.failed, path: path, code: ENAMETOOLONG)
    #expect(throws: tooLong) { try folder.store.write(name, [1]) }
    #expect(throws: tooLong) { try folder.store.lock(name) }
  }

  @Test func `a lock that another copy never gives back is told in the end`() throws {
    let folder = try TemporaryFolder()
    let release = try folder.store.lock("a.json")
    let busy = FileError(.busy, path: folder.path + "/a.json", code: EWOULDBLOCK)
    #expect(throws: busy) { try folder.store.lock("a.json") }
    release()
    try folder.store.lock("a.json")()
  }

  @Test func `a full disk is told as such`() throws {
    let error = #expect(throws: FileError.self) {
      try OpenFile("/dev/full", O_WRONLY).writeAll([1])
    }
    #expect(error == FileError(.diskFull, path: "/dev/full", code: ENOSPC))
  }

  @Test func `a draft that a killed copy left is taken away`() throws {
    let folder = try TemporaryFolder()
    try folder.put("half", ".a.json.new-0")
    try folder.store.write("a.json", [1])
    #expect(try folder.everything() == ["a.json"])
  }

  @Test func `a draft that another copy works on is left alone`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.json"
    let draft = try DraftFile(for: path)
    try folder.store.write("a.json", [1])
    try draft.fill([2])
    try draft.replace(path)
    #expect(try folder.store.read("a.json") == [2])
    #expect(try folder.everything() == ["a.json"])
  }

  @Test func `where there is no place nothing is found and every write says so`() {
    let store = FileStore.live(.absent(.homeMissing("/nowhere")))
    let error = FileError(.noPlace, path: "/nowhere")
    #expect(throws: Never.self) { try store.read("a.json") == nil }
    #expect(throws: error) { try store.write("a.json", [1]) }
    #expect(throws: error) { try store.lock("a.json") }
    #expect(throws: error) { try store.saveUnderFreeName("/", "a", "png", [1]) }
  }
}

import Foundation
import Storage
import Testing

struct FreeNameTests {
  @Test func `pictures of the same second get names of their own`() throws {
    let folder = try TemporaryFolder()
    let store = FileStore.live(folder.path + "/data")
    let pictures = folder.path + "/图片"
    let paths = try (1...3).map { try store.saveUnderFreeName(pictures, "Shot", "png", [$0]) }
    #expect(
      paths == [pictures + "/Shot.png", pictures + "/Shot-2.png", pictures + "/Shot-3.png"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: pictures).count == 3)
    #expect(try Array(Data(contentsOf: URL(fileURLWithPath: paths[1]))) == [2])
  }

  @Test func `many at once are all kept`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    let paths = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<40 {
        group.addTask { try store.saveUnderFreeName(folder.path, "Shot", "png", [UInt8(number)]) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    let contents = try paths.map { try Data(contentsOf: URL(fileURLWithPath: $0))[0] }
    #expect(Set(contents) == Set(0..<40))
    #expect(try folder.everything().count == 40)
  }

  @Test func `a pictures folder that is a file is told and left as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.put("mine", "Pictures")
    let error = #expect(throws: FileError.self) {
      try folder.store.saveUnderFreeName(folder.path + "/Pictures", "Shot", "png", [1])
    }
    #expect(error?.kind == .notAFolder)
    #expect(try folder.text("Pictures") == "mine")
  }

  @Test func `the first folder that can be written is taken`() throws {
    let folder = try TemporaryFolder()
    try folder.put("mine", "Pictures")
    let folders = [folder.path + "/Pictures", folder.path + "/data/Pictures"]
    let path = try folder.store.saveUnderFreeName(folders, "Shot", "png", [1])
    #expect(path == folder.path + "/data/Pictures/Shot.png")
    #expect(throws: FileError(.noPlace, path: "")) {
      try folder.store.saveUnderFreeName([], "Shot", "png", [1])
    }
  }
}

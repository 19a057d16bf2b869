import Foundation
import GuessPacks
import Testing

/// The path of a file or folder among the fixtures.
func fixture(_ name: String) throws -> String {
  let folder = try #require(Bundle.module.resourceURL)
  return folder.appending(path: "Fixtures/\(name)").path
}

/// The bytes of a fixture.
func fixtureBytes(_ name: String) throws -> [UInt8] {
  Array(try Data(contentsOf: URL(filePath: try fixture(name))))
}

/// A folder of its own for one test, which is removed with the value.
final class Scratch {
  let path: String

  init() throws {
    // The real path, as the reader tells it, also where the temporary folder is a link.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = folder.appending(path: "guess-packs-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders above it, and tells its path.
  @discardableResult
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let url = URL(filePath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Makes a link to any path.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name, withDestinationPath: target)
  }

  /// The names in the folder, hidden ones too, sorted.
  func names(_ inner: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + inner).sorted()
  }
}

/// The problems of a pack as lines: the question's number and the key.
func lines(_ issues: [PackIssue]) -> [String] {
  issues.map { issue in
    let key = issue.problem.key.rawValue.split(separator: ".").last ?? ""
    return issue.question.map { "\($0) \(key)" } ?? "\(key)"
  }
}

/// What keeps some bytes from being read as questions.
func problem(of bytes: some Sequence<UInt8>) -> PackProblem? {
  do throws(PackProblem) {
    _ = try PackContents(Array(bytes), file: "f")
    return nil
  } catch {
    return error
  }
}

/// A PNG of any size that ends behind its header; enough to be found, too short to be shown.
func png(_ width: Int, _ height: Int, isWhole: Bool = true) -> [UInt8] {
  let sides = [width, height].flatMap { side in
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
  }
  let header = [0, 0, 0, 13] + Array("IHDR".utf8) + sides + [8, 2, 0, 0, 0, 0, 0, 0, 0]
  let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + header + (isWhole ? end : [])
}

/// A JPEG's segments up to its frame, with an end.
func jpeg(_ width: Int, _ height: Int, preview: Int = 0) -> [UInt8] {
  var bytes: [UInt8] = [0xFF, 0xD8]
  for _ in 0..<preview {
    bytes += [0xFF, 0xE1, 0xFF, 0xFF] + Array(repeating: 0, count: 0xFFFD)
  }
  let sides = [height >> 8, height & 255, width >> 8, width & 255].map { UInt8($0) }
  return bytes + [0xFF, 0xC0, 0, 11, 8] + sides + [1, 0, 0, 0, 0xFF, 0xD9]
}

/// A questions file in JSON with one question that names a picture.
func questions(picture: String) throws -> Data {
  try JSONSerialization.data(withJSONObject: [
    "title": "T", "questions": [["title": "t", "answer": "cat", "picture": picture]],
  ])
}

extension PackStore {
  /// Opens a pack and adds it.
  func add(_ path: String) throws -> Entry { try add(try PackReader().open(path)) }
}

import Foundation
import Testing

/// Other solvers, run in Python, that the tests compare with.
struct References {
  private let python: String

  /// Why the other solvers cannot be run here.
  struct Missing: Error {
    var reason: String
  }

  /// Finds or makes the virtual environment with kiwisolver and scipy.
  init() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["CASSOWARY_REFERENCES"]
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("cassowary-references").path
    let answer = try Self.run(Self.file("make-references"), [folder], input: Data())
    python = answer.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The lines that the reference script answers to lines of operations.
  func answers(to script: String) throws -> [Substring] {
    let output = try Self.run(
      python, [try Self.file("references.py")], input: Data(script.utf8))
    return output.split(separator: "\n")
  }

  /// Runs a test with the references, or says aloud that it is left out.
  static func use(_ body: (References) throws -> Void) throws {
    let references: References
    do {
      references = try References()
    } catch let missing as Missing {
      let line = "NOT COMPARED with kiwisolver and HiGHS: \(missing.reason)\n"
      FileHandle.standardError.write(Data(line.utf8))
      if ProcessInfo.processInfo.environment["CASSOWARY_REFERENCES_REQUIRED"] != nil {
        Issue.record("\(line)")
      }
      return
    }
    try body(references)
  }

  private static func file(_ name: String) throws -> String {
    let folder = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
    return folder.appendingPathComponent(name).path
  }

  private static func run(_ path: String, _ arguments: [String], input: Data) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("cassowary-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target, complaint) = (
      folder.appendingPathComponent("in"), folder.appendingPathComponent("out"),
      folder.appendingPathComponent("err")
    )
    try input.write(to: source)
    for file in [target, complaint] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    process.standardError = try FileHandle(forWritingTo: complaint)
    try start(process, path)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Missing(reason: String(decoding: try Data(contentsOf: complaint), as: UTF8.self))
    }
    return String(decoding: try Data(contentsOf: target), as: UTF8.self)
  }

  private static func start(_ process: Process, _ path: String) throws {
    do {
      try process.run()
    } catch {
      throw Missing(reason: "\(path) does not run: \(error)")
    }
  }
}

public import Foundation

/// Starts this test program again as a copy of the game that does one thing until it is killed.
///
/// - Parameters:
///   - test: The name of the test that the copy runs.
///   - environment: What tells that test that it runs in the copy.
/// - Returns: The copy, which runs.
/// - Throws: What `Process` throws where no program can be started.
public func startCopy(running test: String, environment: [String: String]) throws -> Process {
  let copy = Process()
  copy.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  copy.arguments = ["--testing-library", "swift-testing", "--filter", test]
  copy.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
  copy.standardOutput = FileHandle.nullDevice
  copy.standardError = FileHandle.nullDevice
  try copy.run()
  return copy
}

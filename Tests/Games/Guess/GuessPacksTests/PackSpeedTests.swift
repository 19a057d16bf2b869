import Foundation
import GuessPacks
import GuessRules
import Randomness
import Testing

@Suite(.serialized) struct PackSpeedTests {
  /// So many questions the larger pack has; the build that is not optimised is a tenth as fast.
  #if DEBUG
    private static let count = 1000
  #else
    private static let count = 10_000
  #endif

  private static func plain(_ count: Int) -> [[String: Any]] {
    var chance = SeededGenerator(seed: 4)
    return (0..<count).map { number in
      let letters = (0..<21).map { _ in
        String(UnicodeScalar(0x4E00 + chance.below(3000)) ?? "x")
      }
      return [
        "title": "白天在天上 \(number)", "answer": letters[3] + letters[9] + letters[17],
        "icon": "picture-\(number)", "options": letters,
      ]
    }
  }

  private static func made(_ count: Int) -> [[String: Any]] {
    plain(count).map { question in question.filter { $0.key != "options" } }
  }

  @Test(arguments: ["json", "xml", "binary", "json without letters"])
  func `the time to open a pack grows with its questions`(format: String) throws {
    let few = try quickest(Self.count / 4, format)
    let many = try quickest(Self.count, format)
    print("\(Self.count) questions, \(format): \(many), a quarter of them: \(few)")
    #expect(many < few * 8, "not with their square")
  }

  /// The least of five times that it takes to open a pack.
  private func quickest(_ count: Int, _ format: String) throws -> Duration {
    let scratch = try Scratch()
    try scratch.write("questions.plist", try data(count, format))
    let times = try (0..<5).map { _ in
      let start = processorTime()
      let opened = try PackReader().open(scratch.path)
      #expect(opened.pack.questions.count == count)
      return processorTime() - start
    }
    return try #require(times.min())
  }

  /// What this thread has used of the processor: tests beside it don't count.
  private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func data(_ count: Int, _ format: String) throws -> Data {
    switch format {
    case "json": try JSONSerialization.data(withJSONObject: Self.plain(count))
    case "json without letters": try JSONSerialization.data(withJSONObject: Self.made(count))
    case "xml":
      try PropertyListSerialization.data(
        fromPropertyList: Self.plain(count), format: .xml, options: 0)
    default:
      try PropertyListSerialization.data(
        fromPropertyList: Self.plain(count), format: .binary, options: 0)
    }
  }
}

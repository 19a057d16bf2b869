import Foundation
import GuessPacks
import GuessRules
import Randomness
import Testing

@Suite(.serialized) struct PackSpeedTests {
  /// So many questions may take 50 ms to open in the optimised build; the other is no measure.
  #if DEBUG
    private static let count = 1000
    private static let limit = Duration.seconds(5)
  #else
    private static let count = 10_000
    private static let limit = Duration.milliseconds(50)
  #endif

  private static func plain() -> [[String: Any]] {
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

  private static func made() -> [[String: Any]] {
    plain().map { question in question.filter { $0.key != "options" } }
  }

  @Test(arguments: ["json", "xml", "binary", "json without letters"])
  func `a pack of 10,000 questions opens at once`(format: String) throws {
    let scratch = try Scratch()
    try scratch.write("questions.plist", try data(format))
    var times: [Duration] = []
    for _ in 0..<5 {
      let start = processorTime()
      let opened = try PackReader().open(scratch.path)
      times.append(processorTime() - start)
      #expect(opened.pack.questions.count == Self.count)
    }
    let best = try #require(times.min())
    print("\(Self.count) questions, \(format): \(best)")
    #expect(best < Self.limit)
  }

  /// What this thread has used of the processor: tests beside it don't count.
  private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private func data(_ format: String) throws -> Data {
    switch format {
    case "json": try JSONSerialization.data(withJSONObject: Self.plain())
    case "json without letters": try JSONSerialization.data(withJSONObject: Self.made())
    case "xml":
      try PropertyListSerialization.data(fromPropertyList: Self.plain(), format: .xml, options: 0)
    default:
      try PropertyListSerialization.data(
        fromPropertyList: Self.plain(), format: .binary, options: 0)
    }
  }
}

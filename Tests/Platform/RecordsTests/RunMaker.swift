import Foundation
import Localization
import Storage
import TestSupport

@testable import Records
@testable import Scores

/// Makes up runs that could have been played.
struct RunMaker {
  static let colors = ["RED", "BLUE", "GREEN", "PINK", "WHITE"]
  static let asked = ["background", "color", "meaning"]
  var dice: Dice
  var players = ["", "Ann", "安"]
  var modes = ["mix.classic", "mix.fantasy"]

  init(seed: UInt64) { dice = Dice(seed: seed) }

  mutating func entry(score: Int? = nil) -> RunEntry {
    let moment = 1_790_000_000 + Int64(dice.below(40)) * 50_000
    let day = CalendarDay(secondsSince1970: moment + 3600)
    return RunEntry(
      player: dice.pick(players) ?? "", mode: dice.pick(modes) ?? "", score: score ?? dice.below(9),
      moment: moment, day: day, seed: .max - UInt64(dice.below(1000)),
      palette: "vivid", language: "en", record: (0..<dice.below(5)).map { UInt8($0) },
      daily: dice.coin() ? CalendarDay(secondsSince1970: moment) : nil)
  }

  mutating func answer() -> AnswerEntry {
    let first = dice.below(5)
    let colors = (0..<3).map { Self.colors[(first + $0 * 2) % 5] }
    let asked = dice.below(3)
    let chosen = dice.below(10) == 0 ? (asked + 1) % 3 : asked
    return AnswerEntry(
      milliseconds: 600 + 40 * asked + dice.below(90), word: colors[2], ink: colors[1],
      background: colors[0], asked: Self.asked[asked],
      response: dice.below(20) == 0 ? nil : colors[chosen], isCorrect: asked == chosen,
      cardCount: 1 + dice.below(3))
  }

  /// A run with as many answers as its score says, and sometimes one more.
  mutating func run(score: Int? = nil) -> (RunEntry, [AnswerEntry]) {
    let entry = entry(score: score)
    return (entry, (0..<entry.score + dice.below(2)).map { _ in answer() })
  }
}

/// A folder of a test's own, gone with the test.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "colormix-records-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var database: String { path + "/records.sqlite" }
  var file: DatabaseFile { DatabaseFile(folder: path) }
  func store(_ kind: RunKind = .played) -> ScoresStore { .live(.folder(path), kind: kind) }
  func ledger() -> Ledger { Ledger(.file(file), kind: .played) }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  func bytes(_ name: String = "records.sqlite") throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func put(_ bytes: some Sequence<UInt8>, _ name: String = "records.sqlite") throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}

extension ScoresStore {
  /// The whole table of answers.
  func table(_ player: String? = nil) throws -> String {
    var text = ""
    _ = try export(player) { piece throws(FileError) in text += piece }
    return text
  }

  /// Everything that a screen could ask, to compare two stores.
  func everything(_ maker: RunMaker) throws -> [String] {
    var answers = [try table(), try table("Ann"), "\(try players())"]
    for mode in maker.modes {
      answers.append("\(try bestRuns(mode, nil, 7))")
      for player in maker.players + ["nobody"] {
        let query = ScoresQuery(player: player, mode: mode, bestCount: 5, recentCount: 6)
        answers.append("\(try summary(query))")
        answers.append("\(try modes(player)) \(try bestRuns(mode, player, 3))")
      }
    }
    for id in 0..<Int64(12) { answers.append("\(String(describing: try run(id)))") }
    return answers
  }
}

extension ScoresStore {
  /// Keeps so many runs of the guest.
  func fill(_ count: Int, seed: UInt64 = 1) throws {
    var maker = RunMaker(seed: seed)
    maker.players = [""]
    maker.modes = ["mix.classic"]
    for _ in 0..<count {
      let (entry, answers) = maker.run(score: 6)
      _ = try record(entry, answers)
    }
  }

  /// How many runs of the guest there are.
  func runCount() throws -> Int { try modes("").first?.runs ?? 0 }
}

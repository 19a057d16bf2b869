import Controls
import GameModules
import Geometry
import Localization
@testable import MixFeature
import MixRules
import Routing
import Scenes
import Scores
import ShareCards
import Storage
import Synchronization
import TestSupport
import Testing

/// The game with records, codes and files in memory, at a moment that tests choose.
final class CardTable {
  let driver: StageDriver
  let world: TestServices
  let module: MixModule
  /// The records; a test may put others in their place before it plays.
  var scores = ScoresStore.memory()
  /// The seconds since 1970: 30 November 2026, 12:00 UTC.
  var moment: Int64 = 1_796_040_000
  var player = ""
  private(set) var copied: [String] = []
  private let disk = Disk()

  /// Files by their paths.
  private final class Disk: Sendable {
    let files = Mutex<[String: [UInt8]]>([:])
  }

  init(
    size: Size = Size(width: 1280, height: 720), language: Language = .english,
    codes: CardCodes = .silent
  ) {
    let stage = Stage(size: size, scale: 1)
    driver = StageDriver(stage)
    world = TestServices(stage, language: language)
    world.settings.tutorialsSeen = ["mix.classic", "mix.fantasy"]
    let parts = GameParts(
      assets: "", data: nil, files: .absent(.noHome), saver: .silent, codes: codes,
      file: { [disk] path in disk.files.withLock { $0[path] } }, picturesChanged: {})
    module = MixModule(parts)
    stage.resolve = { [unowned self] route in
      guard route.path.first == module.id else { return .root(TestScene("menu")) }
      return module.scene(at: route, services).map {
        $0.overlayName == nil ? .page($0) : .overlay($0)
      }
    }
    stage.dropped = { [unowned self] in bring($0) }
    driver.open("/menu")
  }

  var services: GameServices {
    var services = world.services
    services.scores = scores
    services.player = { [unowned self] in player }
    services.moment = { [unowned self] in moment }
    services.codes = module.codes
    services.copy = { [unowned self] in copied.append($0) }
    return services
  }

  /// Goes to what a file holds, as the shell does.
  func bring(_ path: String) {
    guard let scene = module.bring(path, services) else { return }
    if scene.overlayName == nil { driver.stage.push(scene) } else { driver.stage.overlay(scene) }
  }

  /// Drops a card that carries something.
  func drop(_ content: CardContent, named path: String = "/card.png") {
    disk.files.withLock { $0[path] = Array(content.link.utf8) }
    driver.receive(.drop(path))
    driver.settle()
  }

  func label(_ id: String) -> String? { driver.node(id)?.label }

  /// The scene that is no overlay, as a replay.
  var watch: WatchScene? { driver.stage.base as? WatchScene }
}

/// Runs that were played by the rules.
enum Played {
  /// A run with right answers at such times, and a wrong answer or none at the end.
  static func run(
    _ times: [Int], mode: Mode = .classic, seed: UInt64 = 7, palette: Palette = .vivid,
    wrongAfter: Int? = 500
  ) -> Run {
    var run = Run(seed: seed, mode: mode, palette: palette)
    for time in times + (wrongAfter.map { [$0] } ?? []) {
      let isRight = run.answers.count < times.count
      wait(&run, for: time)
      let right = run.question.options.firstIndex(of: run.question.answer) ?? 0
      let option = isRight ? right : (right + 1) % 3
      try? run.play(.answer(option: option, at: run.now))
    }
    while !run.isSettled { try? run.play(.advance(to: run.now + 500)) }
    return run
  }

  static func record(
    _ times: [Int], mode: Mode = .classic, seed: UInt64 = 7, palette: Palette = .vivid,
    wrongAfter: Int? = 500
  ) throws -> RunRecord {
    let run = run(times, mode: mode, seed: seed, palette: palette, wrongAfter: wrongAfter)
    return try #require(RunRecord(run, language: "en"))
  }

  /// Advances until the timer has run for a time.
  private static func wait(_ run: inout Run, for time: Int) {
    var left = run.mode.lead(score: run.score) + time
    while left > 0 {
      let step = min(left, 400)
      try? run.play(.advance(to: run.now + step))
      left -= step
    }
  }
}

extension RunRecord {
  /// What a card of the run carries.
  var content: CardContent { get throws { .whole(try encoded()) } }

  /// The same with another answer to the question with an index.
  func forged(at index: Int) -> RunRecord {
    var forged = self
    let answer = answers[index]
    let other = Hue.allCases.first { $0 != answer.hue } ?? .black
    forged.answers[index] = Run.Answer(hue: other, milliseconds: answer.milliseconds)
    return forged
  }
}

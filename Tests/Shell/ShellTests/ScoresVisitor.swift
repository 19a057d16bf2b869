import Controls
import Drawing
import GameModules
import Geometry
import Localization
import Routing
import Scenes
import Scores
import ShareCards
import Shell
import Sound
import Storage
import TestSupport
import Testing

/// The program with one small game that keeps runs, and somebody who looks at scores and players.
final class ScoresVisitor {
  let shell: Shell
  let driver: StageDriver
  let scores: ScoresStore
  let disk: MemoryDisk
  let log: Log

  /// What the program asked of the world around it, and what that answers.
  final class Log {
    var said: [String] = []
    var players: [String] = []
    var exported: [String] = []
    var export: Result<String, FileError> = .success("/home/ann/answers.csv")
  }

  init(
    scores: ScoresStore = .memory(), disk: MemoryDisk = MemoryDisk(),
    size: Size = Size(width: 1280, height: 720)
  ) {
    (self.scores, self.disk, log) = (scores, disk, Log())
    shell = Shell(
      modules: [Colours()], logo: .colorMix, size: size, scale: 1,
      services: ScoresVisitor.services(log, scores, disk))
    driver = StageDriver(shell.stage)
    shell.open("/menu")
    driver.settle()
  }

  private static func services(
    _ log: Log, _ scores: ScoresStore, _ disk: MemoryDisk
  ) -> ShellServices {
    ShellServices(
      measurer: .plausible, strings: ProjectFiles.stringsSource, systemLanguage: .english,
      settings: .live(disk.store), bests: .live(disk.store), files: disk.store, scores: scores,
      export: { player in
        log.exported.append(player)
        return log.export
      },
      playerChanged: { log.players.append($0) }, moment: { 1_796_000_000 },
      sound: SoundPlayer { _ in }, rumble: {}, saver: .silent, asset: ProjectFiles.asset,
      keyLabel: { $0 }, seed: { 7 }, today: { CalendarDay(year: 2026, month: 11, day: 30) },
      version: "1.0", dataFolder: nil, log: { log.said.append($0) })
  }

  /// Goes to an address, and lets the change of scenes end.
  func open(_ address: String) {
    shell.open(address)
    driver.settle()
  }

  /// Presses an element of the top scene, and waits until the next press is no double click.
  func tap(_ id: String, _ location: SourceLocation = #_sourceLocation) throws {
    try #require(driver.tap(id), "there is no \(id)", sourceLocation: location)
    driver.advance(by: 450)
  }

  /// What an element says, also where it is scrolled out of sight.
  func label(_ id: String) -> String? { shell.stage.top?.screen.element(id)?.label() }

  /// The best score of Classic, of who plays.
  var best: Int { shell.services.bests.best("mix.classic") }

  /// Keeps a score of Classic, of who plays.
  func record(_ score: Int) { shell.services.bests.record(score, "mix.classic") }

  var place: String { shell.stage.base?.route.description ?? "" }
  var overlay: String? { shell.stage.overlayName }
  var message: String { shell.stage.message ?? "" }

  /// Starts the program again on the same files and records.
  func restarted() -> ScoresVisitor { ScoresVisitor(scores: scores, disk: disk) }
}

extension ScoresStore {
  /// Keeps a run whose answers follow from a seed; the last one is wrong.
  func keep(
    _ score: Int, mode: String = "mix.classic", player: String = "", day: Int = 1, seed: UInt64 = 1
  ) throws {
    var dice = Dice(seed: seed &+ UInt64(score))
    let extra = ["background": 0, "color": 120, "meaning": 240]
    let answers = (0...score).map { trial in
      let asked = ["background", "color", "meaning"][dice.below(3)]
      let isRight = trial < score
      let time = 800 + (extra[asked] ?? 0) + dice.below(150)
      return AnswerEntry(
        milliseconds: time, word: "GREEN", ink: "YELLOW", background: "PURPLE", asked: asked,
        response: isRight
          ? ["background": "PURPLE", "color": "YELLOW", "meaning": "GREEN"][asked] : "BLUE",
        isCorrect: isRight)
    }
    let entry = RunEntry(
      player: player, mode: mode, score: score, moment: Int64(1_793_000_000 + day * 86_400),
      day: CalendarDay(secondsSince1970: Int64(1_793_000_000 + day * 86_400)), seed: seed,
      record: [1, 2, 3])
    _ = try record(entry, answers)
  }
}

/// A game with two modes that knows its runs.
private struct Colours: GameModule {
  let id = "mix"
  var menuItems: [MenuItem] {
    [("classic", \Theme.red), ("fantasy", \.blue)].enumerated().map { index, mode in
      MenuItem(
        id: "menu.\(mode.0)", route: Route([id, mode.0]), order: index,
        color: { $0[keyPath: mode.1] })
    }
  }
  let paths = ["/mix/classic", "/mix/fantasy"]

  func base(_ services: GameServices) -> any Scene { TestScene("mix") }

  func scene(at route: Route, _ services: GameServices) -> (any Scene)? {
    TestScene(route.path.joined(separator: "."))
  }

  func shareCard(of run: KeptRun, _ services: GameServices) -> ShareCard? {
    ShareCard(
      figure: "\(run.entry.score)", title: "Classic", details: "", invitation: "", caption: "",
      fileName: "colormix")
  }
}

import Controls
import Drawing
import GameModules
import Geometry
import Localization
import MixFeature
import Routing
import Scenes
import Scores
import ShareCards
import Shell
import Sound
import Storage
import TestSupport
import Testing

/// The whole program on a stage without a window, and somebody who plays on it.
///
/// The clock moves only when it is told, and files are in memory.
final class Player {
  let shell: Shell
  let driver: StageDriver
  let disk: MemoryDisk
  let scores: ScoresStore
  let log: Log

  /// What the program asked of the world around it.
  final class Log {
    var sounds: [Effect] = []
    var rumbles = 0
    var jobs: [CardSaver.Job] = []
    var completions: [(Result<CardSaver.Saved, CardSaver.Failure>) -> Void] = []
    var copied: [String] = []
    var folders: [String] = []
    var opensFolders = true
    var said: [String] = []
    var nextSeed: UInt64 = 7
  }

  /// Starts the program at the menu; who knows the tutorials is not shown them.
  init(
    disk: MemoryDisk = MemoryDisk(), scores: ScoresStore = .memory(), language: Language = .english,
    size: Size = Size(width: 1280, height: 720), scale: Double = 1, knowsTutorials: Bool = true,
    settings change: (inout Settings) -> Void = { _ in }
  ) throws {
    (self.disk, self.scores, log) = (disk, scores, Log())
    let store = SettingsStore.live(disk.store)
    let old = store.load().value
    var settings = old
    if knowsTutorials { settings.tutorialsSeen = ["mix.classic", "mix.fantasy"] }
    change(&settings)
    if settings != old { _ = try store.save(old, settings) }
    shell = Shell(
      modules: [MixModule()], logo: .colorMix, size: size, scale: scale,
      services: Player.services(log, disk, scores, settings: store, language: language))
    driver = StageDriver(shell.stage)
    shell.open("/menu")
    driver.settle()
  }

  private static func services(
    _ log: Log, _ disk: MemoryDisk, _ scores: ScoresStore, settings: SettingsStore,
    language: Language
  ) -> ShellServices {
    ShellServices(
      measurer: .plausible, strings: ProjectFiles.stringsSource, systemLanguage: language,
      settings: settings, bests: .live(disk.store), files: disk.store, scores: scores,
      sound: SoundPlayer { log.sounds.append($0) }, rumble: { log.rumbles += 1 },
      saver: saver(log), asset: ProjectFiles.asset, keyLabel: { $0 },
      seed: {
        defer { log.nextSeed += 1 }
        return log.nextSeed
      }, today: { CalendarDay(year: 2026, month: 11, day: 30) }, version: "1.0",
      dataFolder: "/home/player/.local/share/colormix", log: { log.said.append($0) })
  }

  /// A saver that is done when the test says so.
  private static func saver(_ log: Log) -> CardSaver {
    CardSaver(
      save: { job, completion in
        log.jobs.append(job)
        log.completions.append(completion)
      }, copy: { log.copied.append($0) },
      openFolder: { folder in
        log.folders.append(folder)
        return log.opensFolders
      })
  }
}

extension Player {
  var stage: Stage { shell.stage }

  /// The path of the scene that is no overlay.
  var place: String { stage.base?.route.description ?? "" }
  var overlay: String? { stage.overlayName }

  /// Goes to an address as a player writes it.
  @discardableResult
  func open(_ address: String) -> Bool {
    defer { driver.settle() }
    return shell.open(address)
  }

  /// Presses an element of the top scene, and waits until the next press is no double click.
  func tap(_ id: String, _ location: SourceLocation = #_sourceLocation) throws {
    try #require(driver.tap(id), "there is no \(id)", sourceLocation: location)
    driver.advance(by: 450)
  }

  func label(_ id: String) -> String? { driver.node(id)?.label }

  func best(_ mode: String) -> Int { shell.services.bests.best(mode) }

  func record(_ score: Int, _ mode: String) { shell.services.bests.record(score, mode) }

  /// Starts the program again on the same files.
  func restarted() throws -> Player {
    try Player(disk: disk, scores: scores, knowsTutorials: false)
  }
}

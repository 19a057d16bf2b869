import Controls
import Drawing
import Foundation
import GameModules
import Geometry
import GuessFeature
import Localization
import Routing
import Scenes
import ShareCards
import Sound
import Storage
import Testing

/// The game on a stage without a window: a clock that moves when it is told, files in memory, and
/// packs in a folder of their own.
final class Rig {
  let stage: Stage
  let packs: PackFolder
  let disk: MemoryDisk
  let module: GuessModule
  let environment: Environment
  let services: GameServices
  let log = Log()
  private(set) var time = 0

  /// What the program was asked for.
  final class Log {
    var settings = Settings()
    var jobs: [CardSaver.Job] = []
    var copied: [String] = []
    var saved: Result<CardSaver.Saved, CardSaver.Failure> = .success(
      CardSaver.Saved(picture: "/pictures/crazyguess-1.png", folder: "/pictures"))
    var pictureChanges = 0
    var expected: [String] = []
    var vibrations = 0
  }

  init(
    _ packs: PackFolder, disk: MemoryDisk = MemoryDisk(), language: Language = .english,
    size: Size = Size(width: 960, height: 600), scale: Double = 1, reducesMotion: Bool = false,
    tutorialSeen: Bool = true, builtIn: String? = nil
  ) throws {
    (self.packs, self.disk) = (packs, disk)
    stage = Stage(size: size, scale: scale)
    environment = Environment(
      strings: try Project.strings(language),
      fitter: TextFitter(measurer: TextMeasurer { text, _ in Double(text.count) * 0.6 }),
      reducesMotion: reducesMotion)
    stage.reducesMotion = reducesMotion
    if tutorialSeen { log.settings.tutorialsSeen = ["guess.guess"] }
    services = Rig.services(environment, stage, log)
    module = GuessModule(
      GuessSetup(
        builtInPacks: builtIn ?? packs.builtIn, playersPacks: packs.players, files: disk.store,
        saver: Rig.saver(log), pictureExpected: { [log] in log.expected.append($0) },
        picturesChanged: { [log] in log.pictureChanges += 1 }))
    mount()
  }

  /// As the shell does: a menu below, and pages on it.
  private func mount() {
    stage.resolve = { [module, services] route in
      guard route.path.first == "guess" else { return .root(Menu()) }
      return module.scene(at: route, services).map { .page($0) }
    }
    stage.dropped = { [module, services, stage] path in
      if let scene = module.bring(path, services) { stage.push(scene) }
    }
    stage.open(Route(["menu"]))
    wait(400)
  }

  private static func services(
    _ environment: Environment, _ stage: Stage, _ log: Log
  ) -> GameServices {
    GameServices(
      environment: environment, navigation: stage.navigation,
      settings: SettingsAccess(
        current: { log.settings }, change: { change in change(&log.settings) }),
      bests: BestsAccess(best: { _ in 0 }, record: { _, _ in }), sound: .silent,
      vibrate: { log.vibrations += 1 }, seed: { 1 },
      today: { CalendarDay(year: 2026, month: 11, day: 30) }, asset: { _ in nil }, share: { _ in })
  }

  private static func saver(_ log: Log) -> CardSaver {
    CardSaver(
      save: { job, completion in
        log.jobs.append(job)
        completion(log.saved)
      }, copy: { log.copied.append($0) }, openFolder: { _ in true })
  }
}

/// What lies below the game.
private final class Menu: Scene {
  let route = Route(["menu"])
  let screen = Screen()
}

extension Rig {
  var strings: Strings { environment.strings }

  @discardableResult
  func open(_ route: String) throws -> Bool {
    let isThere = stage.open(try Route(parsing: route))
    wait(400)
    return isThere
  }

  /// Lets the clock move, frame by frame.
  func wait(_ milliseconds: Int) {
    let end = time + milliseconds
    while time < end {
      time = min(time + 20, end)
      stage.advance(to: time)
    }
  }

  func node(_ id: String) -> Node? { stage.nodes().last { $0.id == id } }

  /// Presses and releases in the middle of an element.
  func tap(_ id: String, _ location: SourceLocation = #_sourceLocation) throws {
    let node = try #require(self.node(id), "no \(id) on the screen", sourceLocation: location)
    tap(at: node.frame.center)
  }

  func tap(at point: Point) {
    stage.receive(.pointerDown(point), at: time)
    stage.receive(.pointerUp(point), at: time)
  }

  /// Presses by the element's name, be it scrolled out of sight.
  func press(_ id: String, _ location: SourceLocation = #_sourceLocation) throws {
    let scene = try #require(stage.top, sourceLocation: location)
    let element = try #require(
      scene.screen.element(id), "no \(id)", sourceLocation: location)
    if element.isPressable { scene.press(element, at: time) }
  }

  func type(_ text: String) { stage.receive(.text(text), at: time) }

  func key(_ place: String) { stage.receive(.key(Key(place)), at: time) }

  func drop(_ path: String) {
    stage.receive(.drop(path), at: time)
    wait(400)
  }

  /// The colours of all boxes that are drawn, groups and clips opened.
  var boxColors: [Color] {
    commands().compactMap { command in
      if case .box(_, _, let color) = command { return color }
      return nil
    }
  }

  /// All that is drawn, groups and clips opened.
  func commands() -> [DrawCommand] { Rig.flat(stage.drawList().commands) }

  static func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
    commands.flatMap { command -> [DrawCommand] in
      switch command {
      case .clip(_, let inner), .group(_, _, _, let inner): flat(inner)
      default: [command]
      }
    }
  }
}

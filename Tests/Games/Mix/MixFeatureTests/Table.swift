import Controls
import Geometry
import Localization
import MixFeature
import Routing
import Scenes
import Storage
import TestSupport
import Testing

/// The game on a stage without a window, with a cover below it as the shell has a menu.
final class Table {
  let driver: StageDriver
  let world: TestServices
  let module = MixModule()

  /// Sits down at the game; who knows the tutorials is not shown them.
  init(
    size: Size = Size(width: 1280, height: 720), scale: Double = 1,
    language: Language = .english, knowsTutorials: Bool = true,
    settings change: (inout Settings) -> Void = { _ in }
  ) {
    let stage = Stage(size: size, scale: scale)
    driver = StageDriver(stage)
    world = TestServices(stage, language: language)
    if knowsTutorials { world.settings.tutorialsSeen = ["mix.classic", "mix.fantasy"] }
    change(&world.settings)
    world.environment.reducesMotion = world.settings.reduceMotion
    stage.reducesMotion = world.settings.reduceMotion
    let services = world.services
    stage.resolve = { [module] route in
      guard route.path.first == module.id else { return .root(TestScene("menu")) }
      return module.scene(at: route, services).map { .page($0) }
    }
    driver.open("/menu")
  }

  var stage: Stage { driver.stage }
  var mix: MixState { driver.mix }

  /// The path of the scene that is no overlay.
  var place: String { stage.base?.route.description ?? "" }

  /// Opens a mode and goes on until its question can be answered.
  static func playing(
    _ mode: String = "classic", upTo score: Int = 0,
    settings change: (inout Settings) -> Void = { _ in }
  ) -> Table {
    let table = Table(settings: change)
    table.driver.open("/mix/\(mode)?seed=7")
    for _ in 0..<score { table.driver.answer() }
    table.driver.waitForTimer()
    return table
  }

  /// Plays up to a score, ends the run, and goes on until the result is there.
  static func finished(_ mode: String = "classic", at score: Int = 3, best: Int = 0) -> Table {
    let table = Table()
    table.world.bests["mix.\(mode)"] = best
    table.driver.open("/mix/\(mode)?seed=7")
    for _ in 0..<score { table.driver.answer() }
    table.driver.answer(rightly: false)
    table.driver.advance(by: 2000)
    return table
  }

  func label(_ id: String) -> String? { driver.node(id)?.label }

  /// All words that the window shows or that drivers can read.
  var words: [String] { driver.drawList.texts + driver.nodes.map(\.label) }
}

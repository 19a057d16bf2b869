import BlankFeature
import Controls
import Drawing
import GameModules
import Geometry
import Localization
import Routing
import Scenes
import Sound
import Storage

/// A stage with the game on it: no window, no files, and letters that are all equally wide.
struct Table {
  let module = BlankModule()
  let stage: Stage
  let services: GameServices

  init(
    size: Size = Size(width: 1280, height: 720), scale: Double = 1,
    words: [String: String] = [:]
  ) {
    let stage = Stage(size: size, scale: scale)
    self.stage = stage
    services = Table.services(on: stage, words: words)
    stage.resolve = { [module, services] route in
      guard route.path.first == module.id else { return .root(Cover()) }
      return module.scene(at: route, services).map { .page($0) }
    }
    stage.open(Route(["menu"]))
    stage.open(Route([module.id]))
    stage.advance(to: 1000)
  }

  private static func services(on stage: Stage, words: [String: String]) -> GameServices {
    let measurer = TextMeasurer { string, _ in Double(string.count) * 0.6 }
    return GameServices(
      environment: Environment(
        strings: Strings(.english, words), fitter: TextFitter(measurer: measurer)),
      navigation: stage.navigation,
      settings: SettingsAccess(current: { Settings() }, change: { _ in }),
      bests: BestsAccess(best: { _ in 0 }, record: { _, _ in }), sound: .silent, vibrate: {},
      seed: { 1 }, today: { CalendarDay(year: 2000, month: 1, day: 1) }, asset: { _ in nil },
      share: { _ in })
  }

  /// Where an element lies, in points; nowhere where it is not to be seen.
  func frame(of id: String) -> Rect { stage.nodes().first { $0.id == id }?.frame ?? .zero }

  /// Presses and releases the left button in the middle of an element.
  func click(_ id: String, at time: Int = 1000) {
    stage.receive(.pointerDown(frame(of: id).center), at: time)
    stage.receive(.pointerUp(frame(of: id).center), at: time + 50)
  }
}

/// Stands for the menu.
final class Cover: Scene {
  let route = Route(["menu"])
  let screen = Screen()
}

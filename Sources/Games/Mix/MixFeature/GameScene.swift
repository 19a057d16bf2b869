internal import Storage
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import MixRules
internal import Routing
internal import Scenes

/// The screen on which a run is played.
///
/// It holds the run and nothing that could be told from it, except what the player saw before: the
/// question that slides away.
final class GameScene: Scene {
  /// What to play.
  struct Setup {
    var mode: Mode
    var seed: UInt64?
    var showsTutorial = false
  }

  /// How long the right answer is seen before the result comes, in milliseconds.
  static let revelation = 1100

  let mode: Mode
  let services: GameServices
  let screen = Screen()
  let palette: Palette
  let boxes: GameBoxes
  let seed: UInt64
  private let fixedSeed: UInt64?
  private let showsTutorial: Bool
  private var isTutorialDone = false
  var run: Run
  var isBegun = false
  var previous: Question?
  var pulse = 0
  var endedAt: Int?
  var time = 0
  var lastTick = 0
  /// The example's card that a tutorial shows to be remembered.
  var exampleCard: Int?
  var result: Outcome?
  var isLeft = false

  init(_ setup: Setup, _ services: GameServices) {
    mode = setup.mode
    self.services = services
    fixedSeed = setup.seed
    seed = setup.seed ?? services.seed()
    showsTutorial = setup.showsTutorial
    palette = Palette.chosen(by: services)
    run = Run(seed: seed, mode: mode, palette: palette)
    boxes = GameBoxes(in: screen.layout)
    addElements()
  }

  var route: Route {
    Route(["mix", mode.rawValue], query: fixedSeed.map { ["seed": "\($0)"] } ?? [:])
  }

  var drawing: CardDrawing {
    CardDrawing(
      palette: palette, pen: Pen(layout: screen.layout, environment: services.environment))
  }

  /// The question in sight: an example until the run begins.
  var question: Question { isBegun ? run.question : mode.example }

  /// The run begins when the scene first lies open; a pause ends when it lies open again.
  func appeared(at time: Int) {
    self.time = max(self.time, time)
    if !isBegun {
      if let tutorial = pendingTutorial() { return services.navigation.overlay(tutorial) }
      return begin(at: time)
    }
    guard case .paused = run.phase else { return }
    try? run.play(.resume(at: time))
  }

  func covered(at time: Int) {
    guard isBegun, run.ending == nil else { return }
    try? run.play(.pause(at: time))
  }

  private func begin(at time: Int) {
    isBegun = true
    run = Run(seed: seed, mode: mode, palette: palette, startedAt: time)
    showState()
  }

  private func pendingTutorial() -> TutorialScene? {
    let seen = services.settings.current().tutorialsSeen.contains("mix.\(mode.rawValue)")
    guard showsTutorial || !seen, !isTutorialDone else { return nil }
    isTutorialDone = true
    return tutorial()
  }

  var wake: Wake {
    guard isBegun else { return .never }
    if let endedAt {
      return time < endedAt + 400 ? .nextFrame : .at(endedAt + GameScene.revelation)
    }
    switch run.phase {
    case .paused: return .never
    case .countdown(let remaining, _):
      return .at(time + min((remaining - 1) % 1000 + 1, Rules.longestGap / 2))
    case .over: return .nextFrame
    case .playing(let moment):
      guard case .remember = moment.stage, time >= pulse + 300 else { return .nextFrame }
      return .at(time + min(moment.remaining, Rules.longestGap / 2))
    }
  }
}

internal import Storage
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
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
    /// The palette that the cards are dealt by; the player's own where there is none.
    var palette: Palette?
    /// The UTC day whose daily game it is.
    var daily: CalendarDay?
    /// The address of the run that is to be beaten.
    var address: Route?
    /// Whose run through the same cards is shown beside.
    var rival: Rival?
  }

  /// How long the right answer is seen before the result comes, in milliseconds.
  static let revelation = 1100

  let mode: Mode
  let services: GameServices
  let screen = Screen()
  let palette: Palette
  let boxes: GameBoxes
  let seed: UInt64
  let setup: Setup
  private var isTutorialDone = false
  var run: Run
  var isBegun = false
  var previous: Question?
  /// The questions that were answered rightly, in order.
  var answered: [Question] = []
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
    self.setup = setup
    seed = setup.seed ?? services.seed()
    palette = setup.palette ?? Palette.chosen(by: services)
    run = Run(seed: seed, mode: mode, palette: palette)
    boxes = GameBoxes(in: screen.layout)
    addElements()
  }

  var route: Route {
    if setup.daily != nil { return Route(["mix", "daily"]) }
    if let address = setup.address { return address }
    return Route(["mix", mode.rawValue], query: setup.seed.map { ["seed": "\($0)"] } ?? [:])
  }

  /// What the screen shows now.
  var view: GameView {
    GameView(
      run: run, screen: screen, boxes: boxes, palette: palette,
      environment: services.environment, time: time, isBegun: isBegun, exampleCard: exampleCard,
      previous: previous.map { GameView.Board(question: $0) }, pulse: pulse, ghost: ghost)
  }

  func draw(into list: inout DrawList, at time: Int) { view.draw(into: &list) }

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
    guard setup.showsTutorial || !seen, !isTutorialDone else { return nil }
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

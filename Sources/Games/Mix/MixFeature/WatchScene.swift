internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import MixRules
internal import Routing
internal import Scenes
internal import Sound

/// Shows a run again on the game screen, answer by answer; nothing that is pressed reaches the run.
final class WatchScene: Scene {
  /// How long an answered question stays with its answer, in milliseconds of the replay.
  static let holding = 300
  /// The most that a frame plays, in milliseconds; a longer gap was no watching.
  private static let longestFrame = 100
  /// The most that is played at once, so that no two answers fall into one step.
  private static let longestStep = 200

  let route: Route
  let screen = Screen()
  let services: GameServices
  let checked: Verdict.Checked
  private let boxes: GameBoxes
  private(set) var playback: Playback
  private(set) var speed = 1
  private(set) var isPaused = false
  private var isOpen = false
  private var clock = 0
  private var time = 0
  private var pulse = 0
  private var previous: GameView.Board?
  private var held: GameView.Board?
  private var holdingLeft = 0

  /// Takes a run that checked out; `nil` where it can't be played.
  ///
  /// - Parameters:
  ///   - checked: The run.
  ///   - route: Its address; one that carries the run where there is none.
  ///   - services: What scenes are handed.
  init?(_ checked: Verdict.Checked, route: Route? = nil, _ services: GameServices) {
    guard let playback = try? Playback(checked.record, palette: checked.palette) else { return nil }
    self.playback = playback
    self.checked = checked
    self.services = services
    self.route = route ?? Verdict.valid(checked).route("watch")
    boxes = GameBoxes(in: screen.layout)
    addElements()
  }

  private var elements: GameElements {
    GameElements(screen: screen, boxes: boxes) { [unowned self] in view }
  }

  private func addElements() {
    elements.add(takesAnswers: false)
    let controls = WatchBoxes(in: screen.layout, over: boxes)
    addControls(controls)
    elements.show()
  }

  var view: GameView {
    GameView(
      run: playback.run, screen: screen, boxes: boxes, palette: checked.palette,
      environment: services.environment, time: time, previous: previous, held: held,
      pulse: pulse, lastChoice: wrongChoice, showsKeys: false)
  }

  private var wrongChoice: Hue? {
    guard case .wrong(let hue) = playback.run.ending else { return nil }
    return hue
  }

  /// Whether the run has been seen to its end.
  var isOver: Bool { playback.run.ending != nil }

  var wake: Wake { isPaused || isOver || !isOpen ? .never : .nextFrame }

  var report: [String: ReportValue] {
    let key = "mix.\(checked.record.mode.rawValue)"
    return ["mix": GameScene.report(of: playback.run, best: services.bests.best(key))]
  }

  func appeared(at time: Int) {
    self.time = max(self.time, time)
    isOpen = true
  }

  func covered(at time: Int) { isOpen = false }

  func advance(to time: Int) {
    let passed = min(max(time - self.time, 0), WatchScene.longestFrame)
    self.time = max(self.time, time)
    guard isOpen, !isPaused, !isOver else { return }
    play(passed * speed)
    elements.show()
  }

  func draw(into list: inout DrawList, at time: Int) {
    view.draw(into: &list)
    drawControls(into: &list)
  }

  /// Plays on by so many milliseconds of the replay.
  private func play(_ duration: Int) {
    var rest = duration
    if held != nil {
      let part = min(rest, holdingLeft)
      holdingLeft -= part
      rest -= part
      guard holdingLeft == 0 else { return }
      held = nil
    }
    while rest > 0, held == nil, !isOver {
      let step = min(rest, WatchScene.longestStep)
      rest -= step
      clock += step
      playStep()
    }
  }

  private func playStep() {
    let before = playback.run
    guard (try? playback.advance(to: clock)) != nil else { return isPaused = true }
    if isOver { return services.sound.play(.wrong) }
    guard let answer = playback.run.answers.dropFirst(before.answers.count).first else { return }
    let limit = before.question.limit
    let board = GameView.Board(
      question: before.question, left: Double(limit - answer.milliseconds) / Double(limit),
      marks: GameView.Marks(choice: answer.hue))
    (previous, held, holdingLeft) = (board, board, WatchScene.holding)
    pulse = time
    services.sound.play(.right)
  }

  func togglePause() {
    if isOver { return restart() }
    isPaused.toggle()
  }

  func turnSpeed() { speed = speed == 4 ? 1 : speed * 2 }

  func setSpeed(_ speed: Int) { self.speed = speed }

  private func restart() {
    guard let start = try? Playback(checked.record, palette: checked.palette) else { return }
    playback = start
    (clock, previous, held, isPaused) = (0, nil, nil, false)
    elements.show()
  }
}

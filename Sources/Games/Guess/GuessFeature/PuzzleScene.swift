internal import Storage
internal import Sound
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import GuessPacks
internal import GuessRules
internal import Layout
internal import Motion
internal import Routing
internal import Scenes

/// The screen on which a pack is played: a picture, a title, blanks and letters.
///
/// Each question has a board of its own, made when the question comes.
final class PuzzleScene: Scene {
  /// How long a letter flies between the board and its blank, in milliseconds.
  static let flightTime = 160
  /// How long a new question takes to come in, in milliseconds.
  static let slideTime = 300

  let desk: Desk
  let pack: OpenedPack
  let back: () -> Void
  private let showsTutorial: Bool
  private var isTutorialDone = false
  private var pictures: PictureFinder
  var game: Game
  var board: PuzzleBoard
  /// The board that slides out, and how far the new one still has to come.
  var leaving: PuzzleBoard?
  var slide = Tween(resting: 0)
  var big = BigPicture()
  var shake: Shake?
  var flights: [Flight] = []
  /// When the coins changed last, to be shown by a beat.
  var coinsChanged: Int?
  /// What the present question has earned: nothing where it was solved before.
  var earned = 0
  var time = 0
  /// Whether the player types, so that Enter goes on and presses no element.
  var isTyping = false
  var lastNext: Int?
  var isSaving = false
  private var isLeft = false

  init(
    _ game: Game, _ pack: OpenedPack, _ desk: Desk, showsTutorial: Bool = false,
    back: @escaping () -> Void
  ) {
    self.game = game
    self.pack = pack
    self.desk = desk
    self.showsTutorial = showsTutorial
    self.back = back
    pictures = pack.pictures()
    let puzzle = game.puzzle
    board = PuzzleBoard(puzzle, picture: try? pictures.find(puzzle.question.picture))
    addElements()
    showState()
    expectNext()
  }

  /// Tells which picture comes next, so that it is there when it comes.
  private func expectNext() {
    let count = game.pack.questions.count
    let next = (1..<max(count, 1)).lazy.map { (self.game.index + $0) % count }
      .first { !self.game.solved.contains($0) }
    guard let next, let file = try? pictures.find(game.pack.questions[next].picture) else {
      return
    }
    desk.setup.pictureExpected(file.path)
  }

  var screen: Screen { board.screen }
  var services: GameServices { desk.services }
  var environment: Environment { desk.services.environment }
  var reducesMotion: Bool { environment.reducesMotion }
  var pen: Pen { Pen(layout: screen.layout, environment: environment) }

  var route: Route { Route(["guess", game.pack.id, "\(game.index + 1)"]) }

  /// Letters are typed unless the big picture covers them.
  var wantsText: Bool { !big.isOpen }

  func resized() {
    leaving = nil
    board.arrange(environment)
  }

  func appeared(at time: Int) {
    self.time = max(self.time, time)
    // The player may have chosen another size of text meanwhile.
    board.arrange(environment)
    if let tutorial = pendingTutorial() { services.navigation.overlay(tutorial) }
  }

  private func pendingTutorial() -> TutorialScene? {
    let seen = services.settings.current().tutorialsSeen.contains(PuzzleScene.tutorialID)
    guard showsTutorial || !seen, !isTutorialDone else { return nil }
    isTutorialDone = true
    return tutorial()
  }

  func advance(to time: Int) {
    self.time = max(self.time, time)
    if game.phase == .right { play(.advance(to: self.time)) }
    if slide.isOver(at: self.time) { leaving = nil }
    flights.removeAll { $0.way.isOver(at: self.time) }
    if game.isDone { finish() }
  }

  /// Shows the pack's result, once nothing lies over the puzzle.
  private func finish() {
    guard !isLeft, services.navigation.isTop(self) else { return }
    isLeft = true
    services.sound.play(.newBest)
    services.navigation.replace(PackResultScene(game, pack, desk, back: back))
  }

  var wake: Wake {
    let isMoving =
      !slide.isOver(at: time) || big.isMoving(at: time) || !flights.isEmpty
      || shake.map { !$0.isOver(at: time) } ?? false || coinsBeat > 0
      || (game.isDone && services.navigation.isTop(self))
    if isMoving { return .nextFrame }
    return game.rightSince.map { .at($0 + Game.rightPause) } ?? .never
  }

  /// How much of the beat is left with which the coins show that they changed, 0…1.
  var coinsBeat: Double {
    guard let coinsChanged, !reducesMotion else { return 0 }
    return max(0, 1 - Double(time - coinsChanged) / 300)
  }

  /// Puts the board of the present question in place of the last one.
  func changeBoard() {
    let (before, layout) = (board, board.screen.layout)
    let puzzle = game.puzzle
    board = PuzzleBoard(puzzle, picture: try? pictures.find(puzzle.question.picture))
    addElements()
    showState()
    screen.resize(to: layout.size, scale: layout.scale)
    board.arrange(environment)
    flights = []
    shake = nil
    leaving = reducesMotion ? nil : before
    slide = Tween(
      from: 1, to: 0, start: time, duration: reducesMotion ? 0 : PuzzleScene.slideTime,
      curve: .easeOut)
    expectNext()
    guard before.screen.showsFocus else { return }
    screen.moveFocus(.next)
    if let id = before.screen.focused?.id, let same = screen.element(id) { screen.focus(same) }
  }
}

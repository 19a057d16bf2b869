internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import GuessPacks
internal import GuessRules
internal import Layout
internal import Localization
internal import Routing
internal import Scenes

/// Says that every picture of a pack was guessed.
final class PackResultScene: Scene {
  let route: Route
  let screen = Screen()
  private let desk: Desk
  private let game: Game
  private let pack: OpenedPack
  private let back: () -> Void

  init(_ game: Game, _ pack: OpenedPack, _ desk: Desk, back: @escaping () -> Void) {
    self.game = game
    self.pack = pack
    self.desk = desk
    self.back = back
    route = Route(["guess", game.pack.id])
    let boxes = PackResultBoxes(in: screen.layout)
    let kit = Kit(screen: screen, environment: desk.services.environment)
    addPictures(boxes, kit)
    addWords(boxes, kit)
    addButtons(boxes, kit)
  }

  var report: [String: ReportValue] { ["guess": game.report(big: false)] }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    switch event {
    case .key(let key) where ["Escape", "AC Back"].contains(key.place): back()
    case .button("b"), .button("back"): back()
    case .drop(let path):
      guard let scene = desk.bring(path) else { return false }
      desk.services.navigation.replace(scene)
    default: return false
    }
    return true
  }

  func draw(into list: inout DrawList, at time: Int) {
    let window = screen.layout.frame(of: screen.layout.window)
    list.append(.fill(frame: window, color: Shade.ground))
    screen.draw(into: &list)
  }

  /// The last pictures of the pack, side by side.
  private func addPictures(_ boxes: PackResultBoxes, _ kit: Kit) {
    var finder = pack.pictures()
    let paths = game.pack.questions.suffix(boxes.photos.count)
      .map { try? finder.find($0.picture).path }
    let drawing = PuzzleDrawing(pen: kit.pen)
    // The middle one comes last: it is there however few pictures there are.
    for (index, (path, box)) in zip(paths, boxes.photos.suffix(paths.count)).enumerated() {
      screen.add(
        Element(
          id: "guess.done.picture.\(index)", role: .picture, box: box,
          draw: { list, frame, _ in
            drawing.photo(path, in: frame, missing: "", into: &list)
          }))
    }
    screen.add(
      Element(
        id: "guess.done.sign", role: .label, box: boxes.sign,
        draw: { list, frame, _ in drawing.verdict(isRight: true, in: frame, into: &list) }))
  }

  private func addWords(_ boxes: PackResultBoxes, _ kit: Kit) {
    let environment = desk.services.environment
    let (title, coins) = (desk.packs.title(of: game.pack.id), game.wallet.coins)
    kit.label(
      "guess.done.title", boxes.title, size: TypeSize.title, weight: .extraBold,
      color: { _ in Shade.ink }, text: { environment.strings("guess.done.title") })
    kit.label(
      "guess.done.text", boxes.text, size: TypeSize.label, lines: 2, color: { _ in Shade.faint },
      text: { environment.strings("guess.done.text", ["title": title]) })
    kit.label(
      "guess.done.coins", boxes.coins, size: TypeSize.button, weight: .bold,
      color: { _ in Shade.coin }, text: { environment.strings("guess.done.coins", count: coins) })
  }

  private func addButtons(_ boxes: PackResultBoxes, _ kit: Kit) {
    let environment = desk.services.environment
    let group = TextGroup()
    kit.button(
      "guess.again", boxes.buttons[0], .filled(\.orange), group: group,
      text: { environment.strings("guess.again") }, press: { [unowned self] in playAgain() })
    let packs = kit.button(
      "guess.packs", boxes.buttons[1], .filled(\.green), group: group,
      text: { environment.strings("guess.packs") }, press: { [unowned self] in back() })
    screen.focus(packs)
  }

  private func playAgain() {
    var game = desk.game(of: game.pack) ?? game
    let old = game.progress
    guard (try? game.play(.startOver)) != nil else { return }
    let step = Savings.Step(pack: game.pack.id, old: old, new: game.progress, coins: 0)
    desk.tell(desk.savings.change { $0.enter(step) })
    desk.services.navigation.replace(PuzzleScene(game, pack, desk, back: back))
  }
}

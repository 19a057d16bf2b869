internal import Cassowary
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
    for (index, (path, box)) in zip(paths, boxes.photos).enumerated() {
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
    let (title, coins) = (game.pack.title, game.wallet.coins)
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

/// The boxes of a pack's result, and the constraints that arrange them.
struct PackResultBoxes {
  let photos: [Box]
  let stage: Box
  let sign: Box
  let title: Box
  let text: Box
  let coins: Box
  let region: Box
  let buttons: [Box]

  init(in layout: LayoutTree) {
    photos = (0..<3).map { layout.box("photo \($0)") }
    (stage, sign) = (layout.box("stage"), layout.box("sign"))
    (title, text, coins) = (layout.box("title"), layout.box("text"), layout.box("coins"))
    region = layout.box("region")
    buttons = [layout.box("again"), layout.box("packs")]
    layout.keepUnit()
    arrangeHalves(layout)
    arrangePhotos(layout)
    arrangeWords(layout)
    layout.addColumn(buttons, in: region, width: layout.unit * 280, height: layout.unit * 52)
  }

  /// Pictures above or at the left, words and buttons below or beside them.
  private func arrangeHalves(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (stage.left == window.left + unit * 16).named("stage left"),
      (stage.top == window.top + unit * 16).named("stage top"),
      (title.right == window.right - unit * 16).named("title right"),
      (region.bottom == window.bottom - unit * 12).named("buttons bottom"),
    ])
    layout.add(
      when: .form(.portrait),
      [
        (stage.right == window.right - unit * 16).named("stage right"),
        (stage.height == window.height * 0.3).named("stage height"),
        (title.left == stage.left).named("title left"),
        (title.top == stage.bottom + unit * 10).named("title below pictures"),
      ])
    layout.add(
      when: .form(.landscape, .short, .tiny),
      [
        (stage.width == window.width * 0.46).named("stage width"),
        (stage.bottom == window.bottom - unit * 16).named("stage bottom"),
        (title.left == stage.right + unit * 16).named("title left"),
        (title.top == window.top + window.height * 0.08).named("title top"),
      ])
  }

  /// The middle one is larger and lies above the others.
  private func arrangePhotos(_ layout: LayoutTree) {
    let (left, right, middle) = (photos[0], photos[1], photos[2])
    layout.add(
      middle.centers(in: stage),
      [
        (middle.width == middle.height).named("photo is square"),
        (middle.height <= stage.height).named("photo in stage"),
        (middle.width * 2 <= stage.width).named("photo in stage"),
        (middle.height == 10_000).strength(.weak).named("photo as large as it may be"),
        (left.centerX == middle.left).named("left photo"),
        (right.centerX == middle.right).named("right photo"),
        (sign.width == middle.width * 0.3).named("sign width"),
        (sign.height == sign.width * 1).named("sign is round"),
        (sign.centerX == middle.right - middle.width * 0.12).named("sign place"),
        (sign.centerY == middle.bottom - middle.width * 0.12).named("sign place"),
      ])
    for photo in [left, right] {
      layout.add(photo.measures(middle.width * 0.74, by: middle.height * 0.74))
      layout.add([(photo.centerY == middle.centerY).named("\(photo.name) middle")])
    }
  }

  private func arrangeWords(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    for box in [text, coins, region] {
      layout.add([
        (box.left == title.left).named("\(box.name) left"),
        (box.width == title.width).named("\(box.name) width"),
      ])
    }
    layout.add([
      (title.height == window.height * 0.12).named("title height"),
      (text.top == title.bottom).named("text place"),
      (text.height == window.height * 0.1).named("text height"),
      (coins.top == text.bottom).named("coins place"),
      (coins.height == window.height * 0.08).named("coins height"),
      (region.top == coins.bottom + unit * 8).named("buttons top"),
    ])
  }
}

internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import GuessPacks
internal import Layout
internal import Localization
internal import Routing
internal import Scenes

/// Lists what is wrong with a pack, and leads on to it where some of it can be played.
final class ProblemsScene: Scene {
  /// What is said.
  struct Report {
    /// The pack's title, or the name of what was dropped.
    var title: String
    /// One line for each problem.
    var lines: [String]
    /// Whether the pack can be played all the same.
    var isPlayable: Bool
  }

  /// The most lines that are shown; who has more to mend asks again when these are mended.
  static let mostLines = 200

  let route: Route
  let screen = Screen()
  private let desk: Desk
  private let entry: PackStore.Entry?

  /// Makes the list; the entry is `nil` for what did not become a pack.
  init(_ report: Report, _ entry: PackStore.Entry?, _ desk: Desk) {
    self.desk = desk
    self.entry = entry
    route = Route(["guess"] + (entry.map { [$0.id] } ?? []))
    var lines = Array(report.lines.prefix(ProblemsScene.mostLines))
    if report.lines.count > lines.count { lines.append("…") }
    let boxes = ProblemsBoxes(lines: lines.count, hasButton: report.isPlayable, in: screen.layout)
    screen.makeScroll(viewport: boxes.viewport, content: boxes.content)
    addElements(report, lines, boxes)
  }

  private func addElements(_ report: Report, _ lines: [String], _ boxes: ProblemsBoxes) {
    let environment = desk.services.environment
    let kit = Kit(screen: screen, environment: environment)
    kit.backButton(
      "packs.back", boxes.back, text: { environment.strings("packs.back") },
      press: { [unowned self] in desk.openList() })
    kit.label(
      "packs.problems", boxes.title, size: 26, weight: .bold, lines: 2, color: { _ in Shade.ink },
      text: {
        report.isPlayable || !lines.isEmpty
          ? environment.strings("packs.problems.title", ["title": report.title])
          : environment.strings("guess.nothing.title")
      })
    for (index, (line, box)) in zip(lines, boxes.lines).enumerated() {
      kit.label(
        "packs.problems.\(index)", box, size: TypeSize.body, weight: .medium, alignment: .leading,
        lines: 2, color: { _ in Shade.ink }, text: { line }
      ).isScrolled = true
    }
    guard report.isPlayable else { return }
    let play = kit.button(
      "packs.play", boxes.button, .filled(\.green), text: { environment.strings("tutorial.done") },
      press: { [unowned self] in playAllTheSame() })
    screen.focus(play)
  }

  private func playAllTheSame() {
    guard let entry, let scene = desk.scene(of: entry) else { return }
    desk.services.navigation.replace(scene)
  }

  /// The arrow keys move the list: there is nothing in it to have the focus.
  func receive(_ event: InputEvent, at time: Int) -> Bool {
    let step = screen.layout.value(of: screen.layout.unit) * 60
    switch event {
    case .key(let key) where key.place == "Down": screen.scroll(by: step)
    case .key(let key) where key.place == "Up": screen.scroll(by: -step)
    case .button("dpdown"): screen.scroll(by: step)
    case .button("dpup"): screen.scroll(by: -step)
    case .key(let key) where ["Escape", "AC Back"].contains(key.place): desk.openList()
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
}

/// The boxes of the list of problems, and the constraints that arrange them.
struct ProblemsBoxes {
  let back: Box
  let title: Box
  let viewport: Box
  let content: Box
  let lines: [Box]
  let button: Box

  init(lines count: Int, hasButton: Bool, in layout: LayoutTree) {
    (back, title) = (layout.box("back"), layout.box("title"))
    (viewport, content) = (layout.box("viewport"), layout.box("content"))
    button = layout.box("button")
    lines = (0..<count).map { layout.box("line \($0)") }
    layout.keepUnit()
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      title.spans(window, margin: unit * 20), viewport.spans(window, margin: unit * 20),
      [
        (back.left == window.left + unit * 14).named("back left"),
        (back.top == window.top + unit * 6).named("back top"),
        (back.width == unit * 96).strength(.medium).named("back width"),
        (back.height == unit * 44).strength(.medium).named("back height"),
        (title.top == back.bottom).named("title place"),
        (title.height == unit * 52).named("title height"),
        (viewport.top == title.bottom + unit * 8).named("list below title"),
        (viewport.bottom == button.top - unit * 8).named("list above button"),
        (button.centerX == window.centerX).named("button centre"),
        (button.width == unit * 240).strength(.medium).named("button width"),
        (button.width <= window.width * 0.9).named("button in window"),
        (button.bottom == window.bottom - unit * 12).named("button bottom"),
      ])
    layout.add([
      hasButton
        ? (button.height == unit * 52).strength(.medium).named("button height")
        : (button.height == 0).named("no button")
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (back.height >= 40).strength(.strong).named("back for a finger"),
        (back.width >= 40).strength(.strong).named("back for a finger"),
        (button.height >= (hasButton ? 40 : 0)).strength(.strong).named("button for a finger"),
      ])
    arrangeLines(layout)
  }

  private func arrangeLines(_ layout: LayoutTree) {
    var above = Expression(content.top)
    for line in lines {
      layout.add(line.spans(content))
      layout.add([
        (line.top == above).named("\(line.name) place"),
        (line.height == layout.unit * 46).named("\(line.name) height"),
      ])
      above = line.bottom
    }
    layout.add([(content.bottom == above).named("content holds lines")])
  }
}

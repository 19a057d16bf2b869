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
    /// The key of the words above.
    var heading: String
    /// What stands in these words.
    var values: [String: String]
    /// One line for each problem.
    var lines: [String]
    /// Whether the pack can be played all the same.
    var isPlayable = false

    /// What is wrong with a pack of a title.
    static func problems(_ lines: [String], title: String) -> Report {
      Report(heading: "packs.problems.title", values: ["title": title], lines: lines)
    }
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
      text: { environment.strings(report.heading, report.values) })
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

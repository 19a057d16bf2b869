internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import Localization
internal import Routing
internal import Scenes
internal import Scores

/// What the records hold of a player in one mode: the best runs, and what the answers tell.
final class ScoresScene: Scene {
  let route: Route
  let screen = Screen()
  let summary: ScoresSummary
  let mode: Shell.ScoreMode?
  unowned let shell: Shell
  let kit: Kit
  var environment: Environment { shell.environment }

  /// Shows a mode; without one there is nothing that keeps runs.
  init(_ mode: Shell.ScoreMode?, _ shell: Shell, at route: Route? = nil) {
    (self.mode, self.shell) = (mode, shell)
    self.route = route ?? Route(["scores", mode?.key ?? ""])
    summary = mode.map { shell.summary(of: $0.mode) } ?? ScoresSummary()
    kit = Kit(screen: screen, environment: shell.environment)
    let modes = shell.scoreModes
    let boxes = ScoresBoxes(in: screen, tabs: modes.count)
    addHeader(boxes)
    addTabs(modes, boxes)
    let fixed = screen.elements.count
    if summary.bestRuns.isEmpty { addInvitation(boxes) } else { addSections(boxes) }
    for element in screen.elements.dropFirst(fixed) { element.isScrolled = true }
  }

  func draw(into list: inout DrawList, at time: Int) {
    let layout = screen.layout
    list.append(.fill(frame: layout.frame(of: layout.window), color: environment.theme.background))
    screen.draw(into: &list)
  }

  /// The words of a key in the present language.
  func words(_ key: String) -> () -> String {
    { [environment] in environment.strings(key) }
  }

  private func addHeader(_ boxes: ScoresBoxes) {
    kit.label(
      "scores.title", boxes.title, size: TypeSize.heading, weight: .extraBold,
      text: { [unowned shell, environment] in
        let title = environment.strings("scores.title")
        return shell.player.isEmpty ? title : "\(title) · \(shell.player)"
      })
    kit.backButton("scores.back", boxes.back, text: words("scores.back")) { [unowned shell] in
      shell.stage.close()
    }
  }

  private func addTabs(_ modes: [Shell.ScoreMode], _ boxes: ScoresBoxes) {
    let group = TextGroup()
    for (other, box) in zip(modes, boxes.tabs) {
      let isShown = other.mode == mode?.mode
      let tab = kit.button(
        "scores.tab.\(other.key)", box, .filled(isShown ? other.item.color : \.field),
        role: .choice, size: 19, group: group, text: words(other.item.id),
        press: { [unowned self] in
          guard !isShown else { return }
          shell.stage.replace(with: ScoresScene(other, shell))
        })
      if isShown { screen.focus(tab) }
    }
  }

  /// A column's heading.
  func heading(_ key: String, _ stack: inout ColumnStack) {
    let box = screen.layout.box(key)
    stack.add(box, height: 30, gap: 12)
    kit.label(
      key, box, size: 19, weight: .bold, alignment: .leading, text: words(key))
  }

  private func addSections(_ boxes: ScoresBoxes) {
    var left = ColumnStack(boxes.left, in: screen.layout)
    addBestRuns(&left)
    addScoreLine(&left)
    left.end()
    var right = ColumnStack(boxes.right, in: screen.layout)
    addAnswerTimes(&right)
    addInterference(&right)
    addConfusions(&right)
    addActions(&right)
    right.end()
  }
}

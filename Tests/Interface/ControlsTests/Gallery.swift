import Cassowary
import Controls
import Drawing
import Geometry
import Layout
import Localization
import Routing
import Scenes
import TestSupport

/// A screen with one of every control, in a column.
struct Gallery {
  let screen = Screen()
  let kit: Kit
  let environment: Environment
  let group = TextGroup()
  private(set) var boxes: [Box] = []
  let pressed = Log()

  /// What was pressed.
  final class Log {
    var ids: [String] = []
  }

  init(
    theme: Theme = .light, textScale: Double = 1, language: Language = .english
  ) {
    environment = Environment(
      strings: ProjectFiles.strings(language), fitter: TextFitter(measurer: .plausible),
      theme: theme, textScale: textScale)
    kit = Kit(screen: screen, environment: environment)
    boxes = (0..<9).map { screen.layout.box("control \($0)") }
    let layout = screen.layout
    layout.add(layout.row(boxes, in: layout.window, along: .vertical, spacing: layout.unit * 2))
    addButtons()
    addRows()
    addWords()
  }

  private func press(_ id: String) -> () -> Void {
    { [pressed] in pressed.ids.append(id) }
  }

  private func words(_ key: String) -> () -> String {
    { [environment] in environment.strings(key) }
  }

  private func addButtons() {
    kit.button(
      "filled", boxes[0], .filled(\.red), group: group, text: words("menu.classic"),
      press: press("filled"))
    kit.button(
      "outlined", boxes[1], .outlined(\.green), group: group, text: words("menu.settings"),
      press: press("outlined"))
    kit.backButton("back", boxes[2], text: words("settings.close"), press: press("back"))
    kit.closeButton("close", boxes[3], label: words("settings.close"), press: press("close"))
  }

  private func addRows() {
    kit.switchRow(
      "switch", boxes[4], group: group, name: words("settings.sound"), isOn: { true },
      value: words("settings.sound"), press: press("switch"))
    kit.choiceRow(
      "choice", boxes[5], group: group, name: words("settings.palette"),
      value: words("settings.language"), press: press("choice"))
  }

  private func addWords() {
    kit.label(
      "label", boxes[6], size: TypeSize.body, lines: 3,
      text: words("tutorial.classic.card.text"))
    kit.logo(.colorMix, boxes[7])
    kit.panel("panel", boxes[8], radius: 10) { $0.field }
  }

  /// How a control looks that is held, pointed at or switched off.
  func look(
    isPressed: Bool = false, isHovered: Bool = false, isEnabled: Bool = true
  ) -> ElementLook {
    var look = screen.look(of: screen.elements[0])
    (look.isPressed, look.isHovered, look.isEnabled) = (isPressed, isHovered, isEnabled)
    return look
  }

  /// What one control draws in a frame of its own.
  func drawn(_ id: String, _ look: ElementLook, width: Double = 400) -> DrawList {
    var list = DrawList()
    screen.element(id)?.draw(&list, Rect(x: 0, y: 0, width: width, height: 50), look)
    return list
  }
}

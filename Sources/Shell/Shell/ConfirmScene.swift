internal import Cassowary
internal import Controls
internal import Drawing
internal import Layout
internal import Localization
internal import Routing
internal import Scenes

/// Asks before something goes that can't be brought back.
final class ConfirmScene: Scene {
  let route: Route
  let overlayName: String? = "confirm"
  let screen = Screen()
  private unowned let shell: Shell

  /// What is asked.
  struct Question {
    /// The first part of the elements' names.
    let id: String
    let words: String
    let keep: String
    let confirm: String
  }

  init(_ question: Question, _ shell: Shell, confirmed: @escaping () -> Void) {
    self.shell = shell
    route = shell.stage.base?.route ?? Shell.menu
    let layout = screen.layout
    let (words, region) = (layout.box("question"), layout.box("region"))
    let buttons = [layout.box("keep"), layout.box("confirm")]
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      [
        (words.centerX == window.centerX).named("question centre"),
        (words.width <= window.width - unit * 40).named("question in window"),
        (words.width == unit * 560).strength(.medium).named("question width"),
        (words.top == window.height * 0.14).named("question place"),
        (words.height == window.height * 0.3).named("question height"),
        (region.top == words.bottom + unit * 8).named("buttons top"),
        (region.bottom == window.bottom - unit * 12).named("buttons bottom"),
      ], region.spans(window, margin: unit * 16))
    layout.addColumn(buttons, in: region, width: unit * 280, height: unit * 54)
    let kit = Kit(screen: screen, environment: shell.environment)
    kit.label(
      question.id + ".sure", words, size: TypeSize.heading, weight: .bold, lines: 4,
      color: { _ in .white }, text: { question.words })
    let group = TextGroup()
    let keep = kit.button(
      question.id + ".keep", buttons[0], .filled(\.green), group: group,
      text: { question.keep }, press: { shell.stage.close() })
    kit.button(
      question.id + ".confirm", buttons[1], .outlined { _ in .white }, group: group,
      text: { question.confirm },
      press: {
        shell.stage.close()
        confirmed()
      })
    screen.focus(keep)
  }

  var backdrop: Backdrop? { Backdrop(blur: 22, dim: shell.environment.theme.dim) }
}

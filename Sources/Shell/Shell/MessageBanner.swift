internal import Cassowary
internal import Controls
internal import Drawing
internal import Layout
internal import Scenes

/// The strip that carries messages over everything.
struct MessageBanner {
  let screen = Screen()

  init(environment: Environment, text: @escaping () -> String) {
    let layout = screen.layout
    let (panel, words) = (layout.box("banner"), layout.box("banner text"))
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      [
        (panel.centerX == window.centerX).named("banner centre"),
        (panel.width <= window.width - unit * 24).named("banner in window"),
        (panel.width == unit * 520).strength(.medium).named("banner width"),
        (panel.top == window.top + unit * 10).named("banner place"),
        (panel.height == unit * 60).named("banner height"),
      ],
      words.fills(panel, margin: unit * 8))
    let kit = Kit(screen: screen, environment: environment)
    kit.panel("banner.panel", panel, radius: 16, edge: Color.white.opacity(0.24)) {
      $0.panel.opacity(0.94)
    }
    kit.label(
      "message", words, size: TypeSize.body, lines: 3, least: TypeSize.caption,
      color: { _ in .white }, text: text)
  }
}

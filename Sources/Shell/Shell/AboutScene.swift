internal import Localization
internal import Cassowary
internal import Controls
internal import Drawing
internal import Layout
internal import Routing
internal import Scenes

/// What the program is, what it is made with, and what it does with what it knows.
final class AboutScene: Scene {
  let route = Route(["about"])
  let screen = Screen()
  private let environment: Environment

  private static let licences = [
    "swift", "sdl", "freetype", "harfbuzz", "fontconfig", "manrope", "noto",
  ]

  init(_ shell: Shell) {
    environment = shell.environment
    let layout = screen.layout
    let page = PageBoxes(in: screen)
    let kit = Kit(screen: screen, environment: environment)
    let strings = { [environment] in environment.strings }
    kit.label(
      "about.title", page.title, size: TypeSize.heading, weight: .extraBold,
      text: { strings()("about.title") })
    kit.backButton("about.close", page.back, text: { strings()("about.close") }) {
      shell.stage.close()
    }
    let logo = layout.box("logo")
    kit.logo(shell.logo, logo).isScrolled = true
    let version = shell.handed.version
    let folder = shell.handed.dataFolder
    var texts: [(id: String, height: Double, heading: Bool, text: () -> String)] = [
      ("version", 24, false, { strings()("about.version", ["version": version]) }),
      ("what", 50, false, { strings()("about.what") }),
      ("privacy", 50, false, { strings()("about.privacy") }),
    ]
    if let folder {
      texts.append(("folder", 44, false, { strings()("about.folder", ["path": folder]) }))
    }
    texts.append(("licences", 36, true, { strings()("about.licences") }))
    texts += AboutScene.licences.map { name in
      (name, 26, false, { strings()("about.licence.\(name)") })
    }
    let boxes = texts.map { layout.box($0.id) }
    page.stack([(logo, 64)] + zip(boxes, texts).map { ($0, $1.height) }, in: layout)
    for (box, entry) in zip(boxes, texts) {
      let label = kit.label(
        "about.\(entry.id)", box, size: entry.heading ? 22 : TypeSize.body,
        weight: entry.heading ? .bold : .medium, lines: 3,
        color: entry.heading ? \.ink : \.faint, text: entry.text)
      label.isScrolled = true
    }
  }

  func draw(into list: inout DrawList, at time: Int) {
    let layout = screen.layout
    list.append(.fill(frame: layout.frame(of: layout.window), color: environment.theme.background))
    screen.draw(into: &list)
  }
}

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
  private var texts: [FlowingLabel] = []

  private static let licences = [
    "swift", "sdl", "freetype", "harfbuzz", "fontconfig", "manrope", "noto",
  ]

  init(_ shell: Shell) {
    environment = shell.environment
    let layout = screen.layout
    let page = PageBoxes(in: screen, width: 860)
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
    let entries = AboutScene.entries(of: shell.handed)
    let boxes = entries.map { layout.box($0.id) }
    page.stack([(logo, 64)], in: layout, heights: boxes)
    let groups = [Entry.Kind.words: TextGroup(), .licence: TextGroup()]
    texts = zip(entries, boxes).map { entry, box in
      kit.flowingLabel(
        "about.\(entry.id)", box, size: entry.kind == .heading ? 22 : TypeSize.body,
        weight: entry.kind == .heading ? .bold : .medium, lines: 6,
        least: TypeSize.caption, group: groups[entry.kind],
        margin: entry.kind.margin, color: entry.kind == .heading ? \.ink : \.faint,
        text: { strings()(entry.key, entry.values) })
    }
    for text in texts { text.element.isScrolled = true }
  }

  /// A text of the page, and what kind of text it is.
  private struct Entry {
    enum Kind {
      case words, heading, licence

      /// The room above and below in units.
      var margin: Double {
        switch self {
        case .words: 6
        case .heading: 5
        case .licence: 2
        }
      }
    }

    let id: String
    let kind: Kind
    let key: String
    var values: [String: String] = [:]
  }

  private static func entries(of services: ShellServices) -> [Entry] {
    let folder = services.dataFolder.map {
      Entry(id: "folder", kind: .words, key: "about.folder", values: ["path": $0])
    }
    return [
      Entry(
        id: "version", kind: .words, key: "about.version",
        values: ["version": services.version]),
      Entry(id: "what", kind: .words, key: "about.what"),
      Entry(id: "privacy", kind: .words, key: "about.privacy"),
    ] + [folder].compactMap { $0 } + [
      Entry(id: "licences", kind: .heading, key: "about.licences")
    ]
      + licences.map { Entry(id: $0, kind: .licence, key: "about.licence.\($0)") }
  }

  func resized() {
    let changes = texts.map { $0.fit() }
    // Of a list that is shorter now, no more than there is can have been scrolled away.
    if changes.contains(true) { screen.scroll(by: 0) }
  }

  func draw(into list: inout DrawList, at time: Int) {
    let layout = screen.layout
    // Language and size of text may have changed since the window got its size.
    resized()
    list.append(.fill(frame: layout.frame(of: layout.window), color: environment.theme.background))
    screen.draw(into: &list)
  }
}

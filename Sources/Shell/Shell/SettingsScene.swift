internal import Geometry
internal import Controls
internal import Drawing
internal import GameModules
internal import Layout
internal import Localization
internal import Routing
internal import Scenes
internal import ShareCards
internal import Storage

/// The settings, over whatever is there.
final class SettingsScene: Scene {
  let route = Route(["settings"])
  let overlayName: String? = "settings"
  let screen = Screen()
  private unowned let shell: Shell
  private let boxes: SettingsBoxes
  private let group = TextGroup()

  init(_ shell: Shell) {
    self.shell = shell
    boxes = SettingsBoxes(in: screen, rows: 7, buttons: 3)
    let kit = Kit(screen: screen, environment: shell.environment)
    addFrame(kit)
    addSwitches(kit)
    addChoices(kit)
    addButtons(kit)
    for element in screen.elements
    where !["settings.title", "settings.close", "settings.hint"]
      .contains(element.id)
    {
      element.isScrolled = true
    }
  }

  var backdrop: Backdrop? { Backdrop(blur: 22, dim: shell.environment.theme.dim) }

  /// A press beside the rows closes.
  func receive(_ event: InputEvent, at time: Int) -> Bool {
    guard case .pointerDown(let point) = event, screen.target(at: point) == nil,
      !screen.layout.frame(of: boxes.viewport).contains(point)
    else { return false }
    shell.stage.close()
    return true
  }

  private func words(_ key: String) -> () -> String {
    { [environment = shell.environment] in environment.strings(key) }
  }

  private func addFrame(_ kit: Kit) {
    kit.label(
      "settings.title", boxes.title, size: TypeSize.heading, weight: .extraBold,
      color: { _ in .white }, text: words("settings.title"))
    kit.closeButton("settings.close", boxes.close, label: words("settings.close")) {
      [unowned self] in shell.stage.close()
    }
    kit.label(
      "settings.hint", boxes.hint, size: TypeSize.caption, weight: .medium,
      color: { _ in .white }, text: words("settings.hint"))
  }

  private func addSwitches(_ kit: Kit) {
    let switches: [(String, WritableKeyPath<Settings, Bool>)] = [
      ("sound", \.sound), ("vibrate", \.vibrate), ("motion", \.reduceMotion),
    ]
    for (index, (name, path)) in switches.enumerated() {
      kit.switchRow(
        "settings.\(name)", boxes.rows[index], group: group, name: words("settings.\(name)"),
        isOn: { [unowned self] in shell.settings[keyPath: path] },
        value: { [unowned self] in
          shell.environment.strings(shell.settings[keyPath: path] ? "settings.on" : "settings.off")
        },
        press: { [unowned self] in shell.change { $0[keyPath: path].toggle() } })
    }
  }

  private func addChoices(_ kit: Kit) {
    choice(kit, 3, "palette") { strings, settings in
      strings("settings.palette.\(settings.palette.rawValue)")
    } change: {
      $0.palette = $0.palette.next
    }
    choice(kit, 4, "language") { [unowned self] _, _ in
      shell.language.endonym
    } change: { [unowned self] settings in
      settings.language = shell.language.next.rawValue
    }
    choice(kit, 5, "theme") { strings, settings in
      strings("settings.theme.\(settings.theme.rawValue)")
    } change: {
      $0.theme = $0.theme.next
    }
    choice(kit, 6, "textsize") { strings, settings in
      strings.percent(settings.textSize)
    } change: { settings in
      let sizes = Settings.textSizes
      let index = sizes.firstIndex(of: settings.textSize) ?? 0
      settings.textSize = sizes[(index + 1) % sizes.count]
    }
  }

  private func choice(
    _ kit: Kit, _ row: Int, _ name: String,
    value: @escaping (Strings, Settings) -> String, change: @escaping (inout Settings) -> Void
  ) {
    kit.choiceRow(
      "settings.\(name)", boxes.rows[row], group: group, name: words("settings.\(name)"),
      value: { [unowned self] in value(shell.environment.strings, shell.settings) },
      press: { [unowned self] in shell.change(change) })
  }

  private func addButtons(_ kit: Kit) {
    let buttons = TextGroup()
    let actions: [(String, () -> Void)] = [
      ("tutorial", { [unowned self] in openTutorial() }),
      ("share", { [unowned self] in share() }),
      ("about", { [unowned self] in shell.stage.open(Route(["about"])) }),
    ]
    for (box, (name, press)) in zip(boxes.buttons, actions) {
      kit.button(
        "settings.\(name)", box, .outlined { _ in .white }, size: TypeSize.body, group: buttons,
        text: words("settings.\(name)"), press: press)
    }
  }

  /// The tutorial of the game that lies below, or of the first one.
  private func openTutorial() {
    let below = shell.stage.base?.route.path ?? []
    let module = shell.modules.first { $0.id == below.first } ?? shell.modules.first
    guard let module else { return }
    let name = module.tutorials.first { below.contains($0) } ?? module.tutorials.first
    guard let name else { return }
    shell.stage.open(Route([module.id, "tutorial", name]))
  }

  private func share() {
    let strings = shell.environment.strings
    shell.services.share(
      ShareCard(
        figure: "", title: strings("scorecard.game"), details: "",
        invitation: strings("about.what"), caption: strings("caption.game"),
        fileName: "colormix"))
  }
}

extension CaseIterable where Self: Equatable {
  /// The case after this one; after the last comes the first.
  var next: Self {
    let cases = Array(Self.allCases)
    let index = cases.firstIndex(of: self) ?? 0
    return cases[(index + 1) % cases.count]
  }
}

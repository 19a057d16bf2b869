internal import Storage
internal import Controls
internal import Localization
public import GameModules
public import Routing
internal import Scenes
internal import Scores
internal import ShareCards

extension Shell {
  /// The paths of the program, for a list.
  public var paths: [String] {
    ["/menu", "/settings", "/scores"] + scoreModes.map { "/scores/\($0.key)" }
      + ["/players", "/about"] + modules.flatMap(\.paths)
  }

  /// Goes to an address as a player or a program writes it; says so where there is nothing.
  @discardableResult
  public func open(_ address: String) -> Bool {
    if address.uppercased().hasPrefix(CardContent.linkStart) { return bring(address) }
    do {
      return open(try Route(parsing: address))
    } catch {
      ensureMenu()
      say(environment.strings("message.badRoute", ["route": address]))
      return false
    }
  }

  /// Goes to an address; where there is nothing, says so over the menu.
  @discardableResult
  public func open(_ route: Route) -> Bool {
    if route != Shell.menu { ensureMenu() }
    guard !stage.open(route) else { return true }
    return false
  }

  static let menu = Route(["menu"])

  /// Pages and overlays lie on the menu.
  private func ensureMenu() {
    guard stage.scenes.isEmpty else { return }
    stage.open(Shell.menu)
  }

  func destination(of route: Route) -> Destination? {
    switch route.path {
    case [], ["menu"]: return .root(MenuScene(self))
    case ["settings"]: return .overlay(SettingsScene(self))
    case ["about"]: return .page(AboutScene(self))
    case ["players"]: return .page(PlayersScene(self))
    default: break
    }
    if let scene = scoresScene(at: route.path) { return .page(scene) }
    let module = modules.first { $0.id == route.path.first }
    guard let scene = module?.scene(at: route, services) else {
      say(environment.strings("message.unknownRoute", ["route": route.description]))
      return nil
    }
    return scene.overlayName == nil ? .page(scene) : .overlay(scene)
  }

  /// What scenes are handed.
  public var services: GameServices {
    GameServices(
      environment: environment, navigation: navigation,
      settings: SettingsAccess(
        current: { [unowned self] in settings }, change: { [unowned self] in change($0) }),
      bests: BestsAccess(
        best: { [unowned self] in best($0) },
        record: { [unowned self] in record($0, mode: $1) }),
      sound: sound, vibrate: { [unowned self] in vibrate() }, seed: handed.seed,
      today: handed.today, asset: handed.asset,
      share: { [unowned self] card in stage.overlay(ShareScene(card, self)) },
      scores: handed.scores, player: { [unowned self] in player }, moment: handed.moment,
      codes: handed.codes, copy: handed.saver.copy)
  }

  private func vibrate() {
    guard settings.vibrate else { return }
    stage.shake()
    handed.rumble()
  }

  /// Goes to what a file, a folder or a card's link holds; says so where it holds nothing.
  @discardableResult
  public func bring(_ path: String) -> Bool {
    ensureMenu()
    for module in modules {
      guard let scene = module.bring(path, services) else { continue }
      if scene.overlayName == nil { stage.push(scene) } else { stage.overlay(scene) }
      return true
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    say(environment.strings("message.badDrop", ["name": name]))
    return false
  }
}

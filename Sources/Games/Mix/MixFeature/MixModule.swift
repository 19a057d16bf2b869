public import Controls
public import GameModules
public import Layout
internal import MixRules
public import Routing
public import Scenes

/// Co!orMix: a colour word between ink and background.
public struct MixModule: GameModule {
  /// Makes the module.
  public init() {}

  /// `mix`.
  public let id = "mix"

  /// Classic and Fantasy.
  public var menuItems: [MenuItem] {
    [
      MenuItem(
        id: "menu.classic", route: Route([id, "classic"]), order: 10, color: \.red),
      MenuItem(
        id: "menu.fantasy", route: Route([id, "fantasy"]), order: 20, color: \.blue),
    ]
  }

  /// One for each mode.
  public var tutorials: [String] { Mode.allCases.map(\.rawValue) }

  /// Both modes, with and without a seed, and both tutorials.
  public var paths: [String] {
    Mode.allCases.map { "/mix/\($0.rawValue)" }
      + Mode.allCases.map { "/mix/\($0.rawValue)?seed=<number>" }
      + tutorials.map { "/mix/tutorial/\($0)" }
  }

  /// Classic, with new cards.
  public func base(_ services: GameServices) -> any Scene {
    GameScene(GameScene.Setup(mode: .classic), services)
  }

  /// A mode, with the seed that the path names or a new one; or a tutorial over its mode.
  public func scene(at route: Route, _ services: GameServices) -> (any Scene)? {
    let rest = Array(route.path.dropFirst())
    if rest.isEmpty { return base(services) }
    if rest.count == 2, rest[0] == "tutorial", let mode = Mode(rawValue: rest[1]) {
      return GameScene(GameScene.Setup(mode: mode, showsTutorial: true), services)
    }
    guard rest.count == 1, let mode = Mode(rawValue: rest[0]) else { return nil }
    guard let text = route.query["seed"] else {
      return GameScene(GameScene.Setup(mode: mode), services)
    }
    guard let seed = UInt64(text) else { return nil }
    return GameScene(GameScene.Setup(mode: mode, seed: seed), services)
  }

  /// A card and what is asked of it.
  public func addPoster(in box: Box, to kit: Kit) { Poster(kit: kit, box: box).add() }
}

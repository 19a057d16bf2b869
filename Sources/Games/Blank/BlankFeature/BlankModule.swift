internal import Controls
public import GameModules
public import Routing
public import Scenes

/// Blank: a game that does nothing yet.
public struct BlankModule: GameModule {
  /// Makes the module.
  public init() {}

  /// `blank`.
  public let id = "blank"

  /// One entry, below those of the games that can be played.
  public var menuItems: [MenuItem] {
    [MenuItem(id: "menu.blank", route: Route([id]), order: 900, color: \.purple)]
  }

  /// The one screen's path.
  public var paths: [String] { ["/blank"] }

  /// The one screen.
  public func base(_ services: GameServices) -> any Scene { BlankScene(services) }

  /// The one screen; there is nothing below its path.
  public func scene(at route: Route, _ services: GameServices) -> (any Scene)? {
    route.path.count == 1 ? base(services) : nil
  }
}

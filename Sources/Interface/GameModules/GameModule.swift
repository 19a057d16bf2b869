public import Drawing
public import Controls
public import Layout
public import Routing
public import Scenes
public import Scores
public import ShareCards

/// A game as the rest of the program sees it.
///
/// Modules know each other by path alone.
public protocol GameModule {
  /// The first part of its paths, and its name in a driver's state: `mix`.
  var id: String { get }
  /// What the menu offers of it.
  var menuItems: [MenuItem] { get }
  /// What the menu offers of it in small, beside scores and about.
  var menuLinks: [MenuItem] { get }
  /// The names of its tutorials, as they stand in paths: `classic` in `/mix/tutorial/classic`.
  var tutorials: [String] { get }
  /// Its paths, for the list that the program prints; a part in angle brackets is filled in.
  var paths: [String] { get }

  /// The scene at its shortest path.
  func base(_ services: GameServices) -> any Scene
  /// The scene at a path of which the first part is its id; `nil` where there is none.
  func scene(at route: Route, _ services: GameServices) -> (any Scene)?
  /// What it does on the command line.
  var commands: [ModuleCommand] { get }

  /// What a file or folder that was dropped on the window leads to, or the link in the code of a
  /// score card; `nil` where it is none of its.
  ///
  /// A scene with an overlay's name is laid over what is there.
  func bring(_ path: String, _ services: GameServices) -> (any Scene)?
  /// The score card of one of its runs that is kept; `nil` where the run is not its own.
  func shareCard(of run: KeptRun, _ services: GameServices) -> ShareCard?
  /// Writes what could not be written before: somebody else plays from here on, or the program ends.
  func finish()
  /// Adds something of the game to the menu, in a box.
  func addPoster(in box: Box, to kit: Kit)
}

extension GameModule {
  /// No links.
  public var menuLinks: [MenuItem] { [] }
  /// No tutorials.
  public var tutorials: [String] { [] }
  /// No commands.
  public var commands: [ModuleCommand] { [] }
  /// Takes no files.
  public func bring(_ path: String, _ services: GameServices) -> (any Scene)? { nil }
  /// Knows no runs.
  public func shareCard(of run: KeptRun, _ services: GameServices) -> ShareCard? { nil }
  /// Has nothing to write.
  public func finish() {}
  /// Adds nothing.
  public func addPoster(in box: Box, to kit: Kit) {}
}

/// An entry of the menu.
public struct MenuItem {
  /// The element's name, as `menu.classic`; also the key of its words.
  public let id: String
  /// Where it leads.
  public let route: Route
  /// Its place among the entries of all games; smaller ones stand higher.
  public let order: Int
  /// What it is filled with.
  public let color: (Theme) -> Color

  /// Makes an entry.
  public init(id: String, route: Route, order: Int, color: @escaping (Theme) -> Color) {
    self.id = id
    self.route = route
    self.order = order
    self.color = color
  }
}

public import Controls
public import GameModules
public import Layout
internal import MixRules
internal import Routing
public import Scenes
internal import Scores
internal import Storage

/// Co!orMix: a colour word between ink and background.
public struct MixModule: GameModule {
  let codes: CardCodes
  let file: (String) -> [UInt8]?
  private let assets: FileStore?

  /// Makes the module with what it needs of the program; scenes need nothing of it.
  public init(_ parts: GameParts? = nil) {
    codes = parts?.codes ?? .silent
    file = parts?.file ?? { _ in nil }
    assets = parts.map { FileStore.live($0.assets) }
  }

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

  /// The game of the day.
  public var menuLinks: [MenuItem] {
    [MenuItem(id: "menu.daily", route: Route([id, "daily"]), order: 10, color: \.faint)]
  }

  /// One for each mode.
  public var tutorials: [String] { Mode.allCases.map(\.rawValue) }

  /// Both modes, with and without a seed, the game of the day, both tutorials, and runs to look at.
  public var paths: [String] {
    Mode.allCases.map { "/mix/\($0.rawValue)" }
      + Mode.allCases.map { "/mix/\($0.rawValue)?seed=<number>" } + ["/mix/daily"]
      + tutorials.map { "/mix/tutorial/\($0)" }
      + ["card", "watch", "beat"].flatMap { ["/mix/\($0)/<run>", "/mix/\($0)?run=<code>"] }
  }

  /// Classic, with new cards.
  public func base(_ services: GameServices) -> any Scene {
    GameScene(GameScene.Setup(mode: .classic), services)
  }

  /// A card and what is asked of it.
  public func addPoster(in box: Box, to kit: Kit) { Poster(kit: kit, box: box).add() }

  /// `verify FILE…`.
  public var commands: [ModuleCommand] {
    [
      ModuleCommand(
        name: "verify", arguments: "FILE…", summary: "say whether the runs on score cards are true"
      ) { paths, strings in
        let verification = Verification(codes: codes, file: file, palettes: palette)
        let report = verification.report(on: paths, strings)
        return ModuleCommand.Result(report.lines, status: report.status)
      }
    ]
  }

  /// The palette of an id, where there is one.
  private func palette(_ id: String) -> Palette? {
    Palette.named(id) { (try? assets?.read($0)) ?? nil }
  }
}

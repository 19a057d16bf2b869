internal import GuessRules
public import Controls
public import GameModules
internal import GuessPacks
public import Layout
public import Routing
public import Scenes

/// CrazyGuess: a picture, a title, blanks, and letters to spell the answer with.
public struct GuessModule: GameModule {
  private let setup: GuessSetup
  let store: PackStore
  private let savings: SavingsFile

  /// Makes the module with what it needs of the program.
  public init(_ setup: GuessSetup) {
    self.setup = setup
    store = PackStore(builtIn: setup.builtInPacks, players: setup.playersPacks)
    savings = SavingsFile(setup.files)
  }

  /// `guess`.
  public let id = "guess"

  /// The list of packs.
  public var menuItems: [MenuItem] {
    [MenuItem(id: "menu.guess", route: Route([id]), order: 30, color: \.orange)]
  }

  /// One, named as the game is.
  public var tutorials: [String] { [id] }

  /// The list, a pack, a question of it by its number from 1, and the tutorial.
  public var paths: [String] {
    ["/guess", "/guess/<pack>", "/guess/<pack>/<number>", "/guess/tutorial/guess"]
  }

  /// The list of packs.
  public func base(_ services: GameServices) -> any Scene { PacksScene(desk(services)) }

  /// The list, a pack where the player left it, one of its questions, or the tutorial over a pack.
  public func scene(at route: Route, _ services: GameServices) -> (any Scene)? {
    let rest = Array(route.path.dropFirst())
    let desk = desk(services)
    if rest.isEmpty { return PacksScene(desk) }
    if rest == ["tutorial", id] { return tutorial(desk) }
    guard rest.count <= 2, let entry = desk.entry(rest[0]) else { return nil }
    guard rest.count == 2 else { return desk.scene(of: entry) }
    guard let number = Int(rest[1]), number > 0 else { return nil }
    return desk.scene(of: entry, number: number)
  }

  /// What a file or folder that was dropped anywhere leads to.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - services: What scenes are handed.
  /// - Returns: The pack, copied and checked, or what is wrong with it; `nil` where it can't be a
  ///   pack at all.
  public func bring(_ path: String, _ services: GameServices) -> (any Scene)? {
    desk(services).bring(path)
  }

  /// Keeps coins and progress that could not be written before.
  public func finish() { savings.finish() }

  /// A framed picture and some tiles.
  public func addPoster(in box: Box, to kit: Kit) {
    let pictures = store.entries().lazy.compactMap { PackCard($0, in: store).picture }
    GuessPoster(kit: kit, box: box, picture: pictures.first).add()
  }

  private func desk(_ services: GameServices) -> Desk {
    Desk(services: services, setup: setup, packs: store, savings: savings)
  }

  /// The tutorial over the first pack that can be played, begun afresh where it is solved.
  private func tutorial(_ desk: Desk) -> (any Scene)? {
    let playable = desk.listing().first { $0.count > 0 }
    guard let entry = playable?.entry, let pack = try? store.open(entry),
      var game = desk.game(of: pack.pack)
    else { return PacksScene(desk) }
    if game.isDone { try? game.play(.visit(question: 0)) }
    return PuzzleScene(game, pack, desk, showsTutorial: true, back: desk.openList)
  }
}

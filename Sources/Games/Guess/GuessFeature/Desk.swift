internal import Controls
internal import GameModules
internal import GuessPacks
internal import GuessRules
internal import Localization
internal import Routing
internal import Scenes

/// What the scenes of the game are handed.
struct Desk {
  let services: GameServices
  let setup: GuessSetup
  let packs: PackStore
  let savings: SavingsFile

  var strings: Strings { services.environment.strings }

  /// The packs in the order shown: those in the player's language, and those that don't say, first.
  func listing() -> [PackCard] {
    refresh()
    let cards = packs.cards()
    let language = strings.language
    return cards.filter { $0.suits(language) } + cards.filter { !$0.suits(language) }
  }

  /// The pack of an id, if there is one.
  func entry(_ id: String) -> PackStore.Entry? { packs.entries().first { $0.id == id } }

  /// Reads the savings anew, and says what is wrong with them.
  func refresh() { tell(savings.refresh()) }

  func tell(_ problem: SavingsProblem?) {
    if let problem { services.navigation.say(problem.words(strings)) }
  }

  /// Where the player goes on with a pack: a puzzle, the pack's result, or what is wrong with it.
  ///
  /// - Parameters:
  ///   - entry: The pack.
  ///   - number: The number of a question to open, from 1, or `nil` to go on.
  ///   - showsTutorial: Whether the tutorial is shown though it was seen.
  ///   - back: Leads back to where the player came from; to the list of packs where it is `nil`.
  /// - Returns: `nil` where the pack has no question of that number.
  func scene(
    of entry: PackStore.Entry, number: Int? = nil, showsTutorial: Bool = false,
    back: (() -> Void)? = nil
  ) -> (any Scene)? {
    refresh()
    let pack: OpenedPack
    do throws(PackProblem) {
      pack = try packs.open(entry)
    } catch {
      return problems([error.words(strings)], of: entry)
    }
    guard var game = game(of: pack.pack) else {
      return problems(pack.issues.map { $0.words(strings) }, of: entry)
    }
    if let number, (try? game.play(.visit(question: number - 1))) == nil { return nil }
    let back = back ?? openList
    if game.isDone { return PackResultScene(game, pack, self, back: back) }
    return PuzzleScene(game, pack, self, showsTutorial: showsTutorial, back: back)
  }

  /// The list of what is wrong with a pack that can't be played.
  private func problems(_ lines: [String], of entry: PackStore.Entry) -> ProblemsScene {
    ProblemsScene(.problems(lines, title: packs.title(of: entry.id)), entry, self)
  }

  func game(of pack: Pack) -> Game? {
    let kept = savings.savings
    return Game(
      pack: pack, progress: kept.packs[pack.id] ?? PackProgress(),
      wallet: Wallet(coins: kept.coins))
  }

  /// Leads to the list of packs.
  var openList: () -> Void {
    { [services] in services.navigation.open(Route(["guess"])) }
  }
}

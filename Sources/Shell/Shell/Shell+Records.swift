internal import Controls
internal import GameModules
internal import Localization
internal import Routing
internal import Scenes
internal import Scores
internal import Storage

extension Shell {
  /// A mode of a game that keeps runs, as the scores screen shows it.
  struct ScoreMode {
    /// What the menu offers.
    let item: MenuItem
    /// The last part of its path, as `classic`.
    var key: String { item.route.path.last ?? "" }
    /// The name under which its runs are kept, as `mix.classic`.
    var mode: String { item.route.path.joined(separator: ".") }
  }

  /// The modes that keep runs: those that have a path of their own below their game's.
  var scoreModes: [ScoreMode] {
    modules.flatMap(\.menuItems).sorted { $0.order < $1.order }
      .filter { $0.route.path.count == 2 }.map(ScoreMode.init)
  }

  /// The scores of the mode that a path names, or of the first.
  func scoresScene(at path: [String]) -> (any Scene)? {
    guard path.first == "scores", path.count <= 2 else { return nil }
    let modes = scoreModes
    guard path.count == 2 else { return ScoresScene(modes.first, self, at: Route(path)) }
    return modes.first { $0.key == path[1] }.map { ScoresScene($0, self) }
  }

  /// How scenes move on; after each step is told what has to be told about the records.
  var navigation: Navigation {
    var navigation = stage.navigation
    let (open, push, replace) = (navigation.open, navigation.push, navigation.replace)
    navigation.open = { [weak self] route in
      open(route)
      self?.tellNotices()
    }
    navigation.push = { [weak self] scene in
      push(scene)
      self?.tellNotices()
    }
    navigation.replace = { [weak self] scene in
      replace(scene)
      self?.tellNotices()
    }
    return navigation
  }

  /// Says what happened to the records, once.
  func tellNotices() {
    for notice in notices() { say(notice) }
  }

  /// What happened to the records, in words, once.
  public func notices() -> [String] {
    handed.scores.notices().map { notice in
      var values = notice.wordValues
      if case .notKept(let error) = notice {
        values["reason"] = environment.strings(error.wordKey, error.wordValues)
      }
      return environment.strings(notice.wordKey, values)
    }
  }

  /// Goes to an address from which the way back leads here.
  func push(_ route: Route) {
    switch destination(of: route) {
    case .page(let scene): stage.push(scene)
    case .overlay(let scene): stage.overlay(scene)
    case .root, nil: break
    }
    tellNotices()
  }

  /// What the records hold of who plays in a mode; nothing where they can't be read, which is said.
  func summary(of mode: String) -> ScoresSummary {
    defer { tellNotices() }
    do {
      let query = ScoresQuery(player: player, mode: mode, bestCount: 5, recentCount: 60)
      return try handed.scores.summary(query)
    } catch {
      reportUnreadable(error)
      return ScoresSummary()
    }
  }

  /// The names of all players but the guest; who plays is always one of them.
  var players: [String] {
    var names: [String] = []
    do {
      names = try handed.scores.players()
    } catch {
      reportUnreadable(error)
    }
    return names.contains(player) || player.isEmpty ? names : names + [player]
  }

  private func reportUnreadable(_ error: FileError) {
    let strings = environment.strings
    let reason = strings(error.wordKey, error.wordValues)
    say(strings("message.unreadable", ["file": error.path, "reason": reason]))
  }
}

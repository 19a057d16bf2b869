public import GameModules
internal import MixRules
public import Routing
public import Scenes
public import Scores
public import ShareCards

extension MixModule {
  /// A mode with the cards that the path names, the game of the day, a tutorial, or a run that is
  /// kept or carried by the path.
  public func scene(at route: Route, _ services: GameServices) -> (any Scene)? {
    let rest = Array(route.path.dropFirst())
    guard let first = rest.first else { return base(services) }
    if rest == ["daily"] { return DailyScene(services) }
    if rest.count == 2, first == "tutorial", let mode = Mode(rawValue: rest[1]) {
      return GameScene(GameScene.Setup(mode: mode, showsTutorial: true), services)
    }
    if let mode = Mode(rawValue: first), rest.count == 1 {
      return setup(mode, route, services).map { GameScene($0, services) }
    }
    guard rest.count <= 2 else { return nil }
    return run(first, id: rest.dropFirst().first, route, services)
  }

  private func setup(
    _ mode: Mode, _ route: Route, _ services: GameServices
  ) -> GameScene.Setup? {
    var setup = GameScene.Setup(mode: mode)
    if let text = route.query["seed"] {
      guard let seed = UInt64(text) else { return nil }
      setup.seed = seed
    }
    if let name = route.query["palette"] {
      guard let palette = Palette.named(name, asset: services.asset) else { return nil }
      setup.palette = palette
    }
    return setup
  }

  /// The scene about a run: its card, its replay, or the game against it.
  private func run(
    _ what: String, id: String?, _ route: Route, _ services: GameServices
  ) -> (any Scene)? {
    let number = id.flatMap { Int64($0) }
    guard ["card", "watch", "beat"].contains(what),
      let verdict = verdict(number, hasID: id != nil, route, services)
    else { return nil }
    switch (what, verdict) {
    case ("watch", .valid(let checked)): return WatchScene(checked, route: route, services)
    case ("beat", .valid), ("beat", .beginning):
      return verdict.challenge.map { challenge in
        var setup = challenge
        setup.address = route
        return GameScene(setup, services)
      }
    default: return CardScene(verdict, id: number, module: self, services)
    }
  }

  private func verdict(
    _ number: Int64?, hasID: Bool, _ route: Route, _ services: GameServices
  ) -> Verdict? {
    let palettes = { Palette.named($0, asset: services.asset) }
    guard hasID else {
      return route.query["run"].map { Verdict(text: $0, palettes: palettes) }
    }
    guard let number, let kept = (try? services.scores.run(number)) ?? nil else { return nil }
    let verdict = Verdict(kept.entry.record, palettes: palettes)
    guard case .valid(var checked) = verdict else { return verdict }
    checked.player = kept.entry.player
    return .valid(checked)
  }
}

extension MixModule {
  private static let pictures = ["png", "jpg", "jpeg", "bmp", "gif", "webp", "tif", "tiff"]

  /// What a score card that was dropped holds, or the link in its code; `nil` for other things.
  public func bring(_ path: String, _ services: GameServices) -> (any Scene)? {
    let palettes = { Palette.named($0, asset: services.asset) }
    if path.uppercased().hasPrefix(CardContent.linkStart) {
      let text = String(path.dropFirst(CardContent.linkStart.count))
      return CardScene(Verdict(text: text, palettes: palettes), module: self, services)
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let ending = name.split(separator: ".").last?.lowercased() ?? ""
    guard MixModule.pictures.contains(ending) else { return nil }
    let verdict = Verdict(file: file(path), codes: services.codes, palettes: palettes)
    return CardScene(verdict, name: name, module: self, services)
  }

  /// The score card of a run that is kept.
  public func shareCard(of run: KeptRun, _ services: GameServices) -> ShareCard? {
    ScoreSheet(run) { Palette.named($0, asset: services.asset) }?.card(services)
  }
}

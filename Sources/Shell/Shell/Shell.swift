public import Controls
public import GameModules
public import Geometry
public import Localization
internal import Routing
public import Scenes
internal import Scores
public import Storage

/// The program around the games: it mounts modules, holds settings and scores, and leads from path
/// to scene.
public final class Shell {
  /// The scenes in sight.
  public let stage: Stage
  /// The games.
  public let modules: [any GameModule]
  /// The name in the menu.
  public let logo: Logo
  /// Language, theme and fonts, as the settings have them.
  public let environment: Environment
  /// The settings of who plays, as they are now.
  public private(set) var settings: Settings
  /// Who plays; empty for the guest.
  public private(set) var player: String
  /// Called after each change of the settings.
  public var settingsChanged: (Settings) -> Void = { _ in }
  let handed: ShellServices
  private var bests: Bests
  /// Whether the runs may hold better scores than the bests, whose file could not be read or written.
  private var lacksBests = false
  /// The modes without a best score for which the runs were asked.
  private var modesAsked: Set<String> = []
  /// What the settings of players on disk still are, where the present ones could not be written.
  private var storedSettings: [String: Settings] = [:]
  /// The guest's settings, among which stand who plays and where the window stood.
  private var guestSettings: Settings

  /// Mounts games in a window of a size in points.
  public init(
    modules: [any GameModule], logo: Logo, size: Size, scale: Double, services: ShellServices
  ) {
    self.modules = modules
    self.logo = logo
    handed = services
    let loaded = services.settings.load()
    (settings, guestSettings, bests) = (loaded.value, loaded.value, Bests())
    player = loaded.value.player
    environment = Environment(
      strings: services.strings.strings(services.systemLanguage),
      fitter: TextFitter(measurer: services.measurer), keyLabel: services.keyLabel)
    stage = Stage(size: size, scale: scale)
    stage.resolve = { [unowned self] in destination(of: $0) }
    stage.log = services.log
    stage.dropped = { [unowned self] in bring($0) }
    let banner = MessageBanner(environment: environment) { [unowned self] in stage.message ?? "" }
    banner.screen.resize(to: size, scale: scale)
    stage.banner = banner.screen
    let problems = [loaded.problem] + load()
    apply()
    for problem in problems.compactMap({ $0 }) { report(problem) }
  }

  /// Reads what is kept of who plays; answers with what was wrong.
  private func load() -> [StoredFileProblem?] {
    let scores = handed.bests(of: player).load()
    (bests, lacksBests, modesAsked) = (scores.value, scores.isBlank, [])
    handed.playerChanged(player)
    guard !player.isEmpty else {
      settings = guestSettings
      return [scores.problem]
    }
    let loaded = handed.settings(of: player).load()
    settings = loaded.value
    return [loaded.problem, scores.problem]
  }

  /// Lets somebody play, with settings and records of their own; empty for the guest.
  func choose(_ player: String) {
    finish()
    changeGuest { $0.player = player }
    self.player = player
    let problems = load()
    apply()
    for problem in problems.compactMap({ $0 }) { report(problem) }
  }

  /// Where the window stood when it was closed, whoever played.
  public var windowPlace: Settings.WindowPlace? {
    get { guestSettings.window }
    set { changeGuest { $0.window = newValue } }
  }

  /// Changes what the guest's file holds; where the guest plays, these are the settings.
  private func changeGuest(_ change: (inout Settings) -> Void) {
    let old = guestSettings
    change(&guestSettings)
    if player.isEmpty { settings = guestSettings }
    keep(old, guestSettings, of: "")
  }

  /// The language in use.
  public var language: Language {
    settings.language == "system"
      ? handed.systemLanguage : Language.chosen(settings.language, in: [:])
  }

  /// Changes the settings, keeps them and lets the change show at once.
  public func change(_ change: (inout Settings) -> Void) {
    let old = settings
    // A change may ask what the settings are, as the next language does.
    var new = old
    change(&new)
    guard new != old else { return }
    settings = new
    if player.isEmpty { guestSettings = settings }
    keep(old, settings, of: player)
    apply()
  }

  private func keep(_ old: Settings, _ new: Settings, of player: String) {
    let stored = storedSettings[player] ?? old
    do {
      let saved = try handed.settings(of: player).save(stored, new)
      storedSettings[player] = nil
      if let problem = saved.problem { report(problem) }
    } catch {
      storedSettings[player] = stored
      reportUnsaved(error)
    }
  }

  /// Writes what could not be written before, if it can be now; for the last moment before somebody
  /// else plays or the program ends.
  public func finish() {
    for (player, stored) in storedSettings where player.isEmpty || player == self.player {
      keep(stored, player.isEmpty ? guestSettings : settings, of: player)
    }
    completeBests()
    handed.scores.settle()
    for module in modules { module.finish() }
  }

  /// Lets language, theme, text size and motion follow the settings.
  private func apply() {
    if environment.strings.language != language || environment.strings.keys.isEmpty {
      environment.strings = handed.strings.strings(language)
    }
    environment.theme = settings.theme == .dark ? .dark : .light
    environment.textScale = Double(settings.textSize) / 100
    environment.reducesMotion = settings.reduceMotion
    stage.reducesMotion = settings.reduceMotion
    stage.backgroundColor = environment.theme.background
    settingsChanged(settings)
  }

  /// The best score of a mode, 0 where there is none.
  func best(_ mode: String) -> Int {
    completeBests()
    // A file that was written by hand or by halves may lack a mode.
    if bests[mode] == 0, modesAsked.insert(mode).inserted {
      let modes = (try? handed.scores.modes(player)) ?? []
      for kept in modes where kept.mode == mode { keepBest(kept.best, mode: mode) }
    }
    return bests[mode]
  }

  func record(_ score: Int, mode: String) {
    completeBests()
    keepBest(score, mode: mode)
    completeBests()
  }

  private func keepBest(_ score: Int, mode: String) {
    bests.record(score, mode: mode)
    do {
      let saved = try handed.bests(of: player).record(score, mode)
      if saved.isBlank { lacksBests = true } else { bests = saved.value }
      if let problem = saved.problem { report(problem) }
    } catch {
      lacksBests = true
      reportUnsaved(error)
    }
  }

  /// Takes the best scores from the runs where their own file may not have them.
  ///
  /// Not before they are asked for: the start opens no records.
  private func completeBests() {
    guard lacksBests else { return }
    lacksBests = false
    let modes = (try? handed.scores.modes(player)) ?? []
    for mode in modes { keepBest(mode.best, mode: mode.mode) }
  }

  /// Forgets all runs and bests of who plays.
  func eraseRecords() throws(FileError) {
    try handed.erase(player, isGone: false)
    bests = Bests()
  }

  /// Says something to the player and on standard error.
  public func say(_ message: String) {
    handed.log(message)
    stage.say(message)
  }

  private var saidUnsaved: Set<String> = []

  /// Says that something could not be kept; the same reason once.
  func reportUnsaved(_ error: FileError) {
    let strings = environment.strings
    let reason = strings(error.wordKey, error.wordValues)
    guard saidUnsaved.insert(reason).inserted else { return }
    say(strings("message.notSaved", ["reason": reason]))
  }

  private func report(_ problem: StoredFileProblem) {
    let strings = environment.strings
    switch problem {
    case .setAside(let file, let name):
      say(strings("message.setAside", ["file": file, "name": name]))
    case .unreadable(let error):
      let reason = strings(error.wordKey, error.wordValues)
      say(strings("message.unreadable", ["file": error.path, "reason": reason]))
    }
  }
}

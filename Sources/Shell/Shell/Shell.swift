public import Controls
public import GameModules
public import Geometry
public import Localization
internal import Routing
public import Scenes
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
  /// The settings as they are now.
  public private(set) var settings: Settings
  /// Called after each change of the settings.
  public var settingsChanged: (Settings) -> Void = { _ in }
  let handed: ShellServices
  private var bests: Bests

  /// Mounts games in a window of a size in points.
  public init(
    modules: [any GameModule], logo: Logo, size: Size, scale: Double, services: ShellServices
  ) {
    self.modules = modules
    self.logo = logo
    handed = services
    let (loaded, scores) = (services.settings.load(), services.bests.load())
    (settings, bests) = (loaded.value, scores.value)
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
    apply()
    for problem in [loaded.problem, scores.problem].compactMap({ $0 }) { report(problem) }
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
    do {
      let saved = try handed.settings.save(old, settings)
      if let problem = saved.problem { report(problem) }
    } catch {
      reportUnsaved(error)
    }
    apply()
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
  func best(_ mode: String) -> Int { bests[mode] }

  func record(_ score: Int, mode: String) {
    bests.record(score, mode: mode)
    do {
      let saved = try handed.bests.record(score, mode)
      bests = saved.value
      if let problem = saved.problem { report(problem) }
    } catch {
      reportUnsaved(error)
    }
  }

  /// Says something to the player and on standard error.
  public func say(_ message: String) {
    handed.log(message)
    stage.say(message)
  }

  private var saidUnsaved: Set<String> = []

  /// Says that something could not be kept; the same reason once.
  private func reportUnsaved(_ error: FileError) {
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

public import Controls
public import GameModules
internal import Drawing
public import Localization
public import Scenes
public import ShareCards
public import Sound
public import Storage

/// Services that keep everything in memory, make no sound and write down what they are asked for.
public final class TestServices {
  /// The settings as they are.
  public var settings = Settings()
  /// The best scores, by mode.
  public var bests: [String: Int] = [:]
  /// The sounds that were played, in order.
  public private(set) var effects: [Effect] = []
  /// How often something was to shake.
  public private(set) var vibrations = 0
  /// The cards that were to be shared.
  public private(set) var shared: [ShareCard] = []
  /// The cards that were to be saved.
  public private(set) var jobs: [CardSaver.Job] = []
  /// The texts that went to the clipboard.
  public private(set) var copied: [String] = []
  /// The folders that were to be shown.
  public private(set) var openedFolders: [String] = []
  /// What saving answers with.
  public var saved: Result<CardSaver.Saved, CardSaver.Failure> = .success(
    CardSaver.Saved(picture: "/pictures/colormix.png", folder: "/pictures"))
  /// The seed of the next run; it grows by one with each.
  public var nextSeed: UInt64 = 1
  /// Language, theme and fonts: the game's own words, and letters without a font.
  public let environment: Environment
  private let stage: Stage

  /// Makes services for scenes on a stage.
  ///
  /// - Parameters:
  ///   - stage: What carries the scenes.
  ///   - language: The language of the words.
  ///   - strings: Other words than the game's own.
  public init(_ stage: Stage, language: Language = .english, strings: Strings? = nil) {
    self.stage = stage
    environment = Environment(
      strings: strings ?? ProjectFiles.strings(language),
      fitter: TextFitter(measurer: .plausible))
  }

  /// What scenes are handed.
  public var services: GameServices {
    GameServices(
      environment: environment, navigation: stage.navigation,
      settings: SettingsAccess(
        current: { self.settings }, change: { change in change(&self.settings) }),
      bests: BestsAccess(
        best: { self.bests[$0] ?? 0 },
        record: { score, mode in self.bests[mode] = max(self.bests[mode] ?? 0, score) }),
      sound: SoundPlayer { self.effects.append($0) },
      vibrate: { self.vibrations += 1 },
      seed: {
        defer { self.nextSeed += 1 }
        return self.nextSeed
      },
      today: { CalendarDay(year: 2026, month: 3, day: 14) },
      asset: ProjectFiles.asset, share: { self.shared.append($0) })
  }

  /// What would write score cards.
  public var saver: CardSaver {
    CardSaver(
      save: { job, completion in
        self.jobs.append(job)
        completion(self.saved)
      },
      copy: { self.copied.append($0) },
      openFolder: { folder in
        self.openedFolders.append(folder)
        return true
      })
  }
}

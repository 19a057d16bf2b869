public import Controls
public import Localization
public import Scenes
public import Scores
public import ShareCards
public import Sound
public import Storage

/// What scenes are handed: values, and closures that reach the rest of the program.
public struct GameServices {
  /// Language, theme and fonts.
  public var environment: Environment
  /// How scenes move on.
  public var navigation: Navigation
  /// The player's settings.
  public var settings: SettingsAccess
  /// The best scores.
  public var bests: BestsAccess
  /// Short tones.
  public var sound: SoundPlayer
  /// Shakes the window and the gamepad, where the player wants it.
  public var vibrate: () -> Void
  /// A number that a new run's questions follow from.
  public var seed: () -> UInt64
  /// Today, where the player is.
  public var today: () -> CalendarDay
  /// The bytes of a file of the program's own, by its path below `Assets`.
  public var asset: (_ path: String) -> [UInt8]?
  /// Opens the share overlay with a card.
  public var share: (ShareCard) -> Void
  /// The runs that are kept.
  public var scores: ScoresStore
  /// The name of the player; empty for the guest.
  public var player: () -> String
  /// The seconds since 1970 in UTC, by the wall clock; for what is kept, never for the rules.
  public var moment: () -> Int64
  /// Makes and reads the codes of score cards.
  public var codes: CardCodes
  /// Puts a text on the clipboard.
  public var copy: (String) -> Void

  /// Puts together what scenes are handed.
  public init(
    environment: Environment, navigation: Navigation, settings: SettingsAccess,
    bests: BestsAccess, sound: SoundPlayer, vibrate: @escaping () -> Void,
    seed: @escaping () -> UInt64, today: @escaping () -> CalendarDay,
    asset: @escaping (String) -> [UInt8]?, share: @escaping (ShareCard) -> Void,
    scores: ScoresStore = .silent, player: @escaping () -> String = { "" },
    moment: @escaping () -> Int64 = { 0 }, codes: CardCodes = .silent,
    copy: @escaping (String) -> Void = { _ in }
  ) {
    self.environment = environment
    self.navigation = navigation
    self.settings = settings
    self.bests = bests
    self.sound = sound
    self.vibrate = vibrate
    self.seed = seed
    self.today = today
    self.asset = asset
    self.share = share
    self.scores = scores
    self.player = player
    self.moment = moment
    self.codes = codes
    self.copy = copy
  }
}

/// How scenes read and change the settings.
public struct SettingsAccess {
  /// The settings as they are.
  public var current: () -> Settings
  /// Changes the settings, keeps them, and lets the change show at once.
  public var change: (_ change: (inout Settings) -> Void) -> Void

  /// Makes an access from its closures.
  public init(
    current: @escaping () -> Settings,
    change: @escaping (_ change: (inout Settings) -> Void) -> Void
  ) {
    self.current = current
    self.change = change
  }
}

/// How scenes read and better the best scores.
public struct BestsAccess {
  /// The best score of a mode, 0 where there is none.
  public var best: (_ mode: String) -> Int
  /// Keeps a score that may be a new best; it is on disk when this returns.
  public var record: (_ score: Int, _ mode: String) -> Void

  /// Makes an access from its closures.
  public init(best: @escaping (String) -> Int, record: @escaping (Int, String) -> Void) {
    self.best = best
    self.record = record
  }
}

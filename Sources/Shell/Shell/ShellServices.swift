public import Drawing
public import Localization
public import Scores
public import ShareCards
public import Sound
public import Storage

/// What the shell is handed by the program: everything that reaches beyond it.
public struct ShellServices {
  /// The fonts' measures.
  public var measurer: TextMeasurer
  /// The words of a language.
  public var strings: StringsSource
  /// The language that the system asks for, by its environment.
  public var systemLanguage: Language
  /// The settings on disk.
  public var settings: SettingsStore
  /// The best scores on disk.
  public var bests: BestsStore
  /// Plays sounds.
  public var sound: SoundPlayer
  /// Lets the gamepad rumble.
  public var rumble: () -> Void
  /// Writes cards, and reaches clipboard and folders.
  public var saver: CardSaver
  /// Makes and reads the codes of score cards.
  public var codes: CardCodes
  /// The bytes of a file below `Assets`.
  public var asset: (_ path: String) -> [UInt8]?
  /// What the keyboard bears at a place.
  public var keyLabel: (_ place: String) -> String
  /// A number that a new run's questions follow from.
  public var seed: () -> UInt64
  /// Today, where the player is.
  public var today: () -> CalendarDay
  /// The program's version, as `1.0`.
  public var version: String
  /// The folder in which settings and scores are kept, or `nil`.
  public var dataFolder: String?
  /// Says something on standard error.
  public var log: (String) -> Void

  /// Puts together what the shell is handed.
  public init(
    measurer: TextMeasurer, strings: StringsSource, systemLanguage: Language,
    settings: SettingsStore, bests: BestsStore, sound: SoundPlayer,
    rumble: @escaping () -> Void, saver: CardSaver, codes: CardCodes = .silent,
    asset: @escaping (String) -> [UInt8]?, keyLabel: @escaping (String) -> String,
    seed: @escaping () -> UInt64, today: @escaping () -> CalendarDay, version: String,
    dataFolder: String?, log: @escaping (String) -> Void
  ) {
    self.measurer = measurer
    self.strings = strings
    self.systemLanguage = systemLanguage
    self.settings = settings
    self.bests = bests
    self.sound = sound
    self.rumble = rumble
    self.saver = saver
    self.codes = codes
    self.asset = asset
    self.keyLabel = keyLabel
    self.seed = seed
    self.today = today
    self.version = version
    self.dataFolder = dataFolder
    self.log = log
  }
}

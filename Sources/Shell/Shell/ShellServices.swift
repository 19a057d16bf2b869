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
  /// The small files of the data folder, in which every player but the guest has a folder.
  public var files: FileStore
  /// The runs that are kept.
  public var scores: ScoresStore
  /// Writes the answers of a player as a table; answers with the path of the file.
  public var export: (_ player: String) -> Result<String, FileError>
  /// Told who plays, at the start and after each change; empty for the guest.
  public var playerChanged: (_ player: String) -> Void
  /// The seconds since 1970 in UTC, by the wall clock.
  public var moment: () -> Int64
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
    settings: SettingsStore, bests: BestsStore, files: FileStore = .absent(.noHome),
    scores: ScoresStore = .silent,
    export: @escaping (String) -> Result<String, FileError> = { _ in
      .failure(FileError(.noPlace, path: ""))
    },
    playerChanged: @escaping (String) -> Void = { _ in }, moment: @escaping () -> Int64 = { 0 },
    sound: SoundPlayer,
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
    self.files = files
    self.scores = scores
    self.export = export
    self.playerChanged = playerChanged
    self.moment = moment
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

/// What a player has chosen, and what the game remembers about the window and the tutorials.
///
/// Every value has a default, so that `{}` is a complete file. Keys of other versions, and of
/// games that are not part of this app, stay as they are.
public struct Settings: Hashable, Sendable {
  var fields: [String: StoredValue] = [:]

  /// Makes settings in which everything has its default.
  public init() {}

  init(_ fields: [String: StoredValue]) { self.fields = fields }

  /// The value of any key, also of one that a game brings along.
  ///
  /// - Parameter setting: The key.
  public subscript<Value>(setting: Setting<Value>) -> Value {
    get { setting.value(in: fields) }
    set { fields[setting.key] = newValue.json }
  }

  /// Whether tones are played.
  public var sound: Bool {
    get { self[Setting("sound", true)] }
    set { self[Setting("sound", true)] = newValue }
  }

  /// Whether the window shakes and the gamepad rumbles.
  public var vibrate: Bool {
    get { self[Setting("vibrate", true)] }
    set { self[Setting("vibrate", true)] = newValue }
  }

  /// Whether things appear at once rather than move.
  public var reduceMotion: Bool {
    get { self[Setting("reduceMotion", false)] }
    set { self[Setting("reduceMotion", false)] = newValue }
  }

  /// The set of colours that cards are made of.
  public var palette: Palette {
    get { self[Setting("palette", .vivid)] }
    set { self[Setting("palette", .vivid)] = newValue }
  }

  /// A language's id such as `zh-Hans`, or `system` for the desktop's.
  public var language: String {
    get { self[Setting("language", "system")] }
    set { self[Setting("language", "system")] = newValue }
  }

  /// Whether the screens are light or dark.
  public var theme: Theme {
    get { self[Setting("theme", .light)] }
    set { self[Setting("theme", .light)] = newValue }
  }

  /// The size of text in percent, one of ``textSizes``.
  public var textSize: Int {
    get { self[Setting("textSize", 100) { Self.textSizes.contains($0) }] }
    set { self[Setting("textSize", 100)] = newValue }
  }

  /// The sizes of text there are, in percent.
  public static let textSizes = [85, 100, 115, 130, 150]

  /// The name of who plays; empty for a guest.
  public var player: String {
    get { self[Setting("player", "")] }
    set { self[Setting("player", "")] = newValue }
  }

  /// A set of colours that cards are made of.
  public enum Palette: String, SettingValue, CaseIterable {
    /// The bright colours.
    case vivid
    /// Colours that can be told apart with a weak sense of colour.
    case safe
    /// Pale colours.
    case soft
  }

  /// The look of the screens.
  public enum Theme: String, SettingValue, CaseIterable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
  }
}

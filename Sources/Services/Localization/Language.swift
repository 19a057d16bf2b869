/// A language that the game speaks.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// English.
  case english = "en"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"

  /// The language's name in itself, the same whatever language is spoken now.
  public var endonym: String {
    switch self {
    case .english: "English"
    case .simplifiedChinese: "简体中文"
    }
  }

  /// The name of the file with its strings, in `Assets/Localization`.
  public var fileName: String { "\(rawValue).json" }

  /// The first of the desktop's languages that the game speaks; English where it speaks none.
  ///
  /// Asks `LC_ALL`, `LC_MESSAGES` and `LANG` in this order, and `LANGUAGE` before them unless the
  /// locale is `C`, as gettext does.
  ///
  /// - Parameter environment: The environment's variables.
  /// - Returns: The language to start with.
  public static func preferred(in environment: [String: String]) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, !isNeutral(locale) else { return .english }
    let list = (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
    return (list + [locale]).lazy.compactMap(Language.init(locale:)).first ?? .english
  }

  /// The language of a setting: an id, or `system` for the desktop's.
  ///
  /// - Parameters:
  ///   - setting: What is stored.
  ///   - environment: The environment's variables.
  /// - Returns: The language to speak.
  public static func chosen(_ setting: String, in environment: [String: String]) -> Language {
    Language(rawValue: setting) ?? preferred(in: environment)
  }

  /// The language of a locale such as `zh_CN.UTF-8`, `zh-Hans` or `en_GB@euro`.
  ///
  /// - Parameter locale: The locale's name.
  public init?(locale: String) {
    let code = locale.prefix { $0.isLetter }.lowercased()
    switch code {
    case "en": self = .english
    // Who reads traditional characters is served better by simplified ones than by English.
    case "zh": self = .simplifiedChinese
    default: return nil
    }
  }

  private static func isNeutral(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." }
    return name == "C" || name == "POSIX"
  }
}

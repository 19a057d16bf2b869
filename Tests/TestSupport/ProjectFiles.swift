public import Localization
internal import FoundationEssentials

/// The files of the checkout that the tests are built from.
public enum ProjectFiles {
  /// The folder of the checkout.
  public static let root: String = folder(above: #filePath, levels: 3)

  /// The bytes of a file below `Assets`, or `nil`.
  public static func asset(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(root)/Assets/\(path)").map(Array.init)
  }

  /// The game's own words in a language.
  public static func strings(_ language: Language) -> Strings {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  /// The game's own words, as a program is handed them.
  public static let stringsSource = StringsSource { strings($0) }

  private static let english = read(.english)
  private static let chinese = read(.simplifiedChinese)

  private static func read(_ language: Language) -> Strings {
    let source = StringsSource.live(bytes: { asset("Localization/\($0)") })
    let strings = source.strings(language)
    precondition(!strings.keys.isEmpty, "Assets/Localization/\(language.fileName) can't be read")
    return strings
  }

  static func folder(above path: String, levels: Int) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/")
  }
}

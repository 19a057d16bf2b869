/// Where the words come from.
public struct StringsSource: Sendable {
  /// The words of a language; what can't be read is answered by keys.
  public var strings: @Sendable (_ language: Language) -> Strings

  /// Makes a source.
  ///
  /// - Parameter strings: The words of a language.
  public init(strings: @escaping @Sendable (Language) -> Strings) {
    self.strings = strings
  }

  /// Words from files, with English for what another language lacks.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file such as `en.json`; nothing where it can't be read.
  ///   - report: Told the name of a file that is missing or broken.
  /// - Returns: The source.
  public static func live(
    bytes: @escaping @Sendable (_ fileName: String) -> [UInt8]?,
    report: @escaping @Sendable (_ fileName: String) -> Void = { _ in }
  ) -> StringsSource {
    let table = { @Sendable (language: Language) -> [String: String] in
      if let bytes = bytes(language.fileName), let table = TextTable.read(bytes) { return table }
      report(language.fileName)
      return [:]
    }
    return StringsSource { language in
      guard language != .english else { return Strings(language, table(language)) }
      let own = table(language)
      return Strings(language, own, fallback: own.isEmpty ? table(.english) : [:])
    }
  }

  /// Every text is its key; for tests that don't look at words.
  public static let silent = StringsSource { Strings($0, [:]) }
}

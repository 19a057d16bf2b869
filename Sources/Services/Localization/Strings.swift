/// Every word a player sees, in one language.
///
/// A key that is missing answers with itself: it shows on the screen, and a test finds it before.
public struct Strings: Hashable, Sendable {
  /// The language these words are in.
  public let language: Language
  private let table: [String: String]
  private let fallback: [String: String]

  /// Makes the words of a language.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - table: Texts by key; `{name}` in a text is replaced by a value.
  ///   - fallback: Texts in another language, for keys that the table lacks.
  public init(
    _ language: Language, _ table: [String: String], fallback: [String: String] = [:]
  ) {
    self.language = language
    self.table = table
    self.fallback = fallback
  }

  /// All keys of the language's own table, in order.
  public var keys: [String] { table.keys.sorted() }

  /// Whether there is a text for a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: Whether there is one, in this language or the one it falls back to.
  public func contains(_ key: String) -> Bool { text(key) != nil }

  /// A text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - values: What replaces `{name}`, by name. A name without a value stays as it is.
  /// - Returns: The text, or the key where there is none.
  public func callAsFunction(_ key: String, _ values: [String: String] = [:]) -> String {
    guard let text = text(key) else { return key }
    return values.isEmpty ? text : Template(text).filled(values)
  }

  /// A text with places that are numbered, `{1}` for the first argument.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - arguments: What replaces the places, in order.
  /// - Returns: The text, or the key where there is none.
  public func callAsFunction(_ key: String, arguments: [String]) -> String {
    let numbered = arguments.enumerated().map { ("\($0 + 1)", $1) }
    return self(key, Dictionary(uniqueKeysWithValues: numbered))
  }

  /// A text about a number of things: `key.one` or `key.other`, with the number as `{n}`.
  ///
  /// - Parameters:
  ///   - key: The key without its ending.
  ///   - count: How many things.
  ///   - values: What replaces other names.
  /// - Returns: The text, or the key where there is none.
  public func callAsFunction(
    _ key: String, count: Int, _ values: [String: String] = [:]
  ) -> String {
    let form = language.form(of: count)
    let values = values.merging(["n": "\(count)"]) { given, _ in given }
    guard contains("\(key).\(form)") else { return self("\(key).other", values) }
    return self("\(key).\(form)", values)
  }

  private func text(_ key: String) -> String? { table[key] ?? fallback[key] }
}

extension Language {
  /// Which form a number takes: `one` or `other`.
  fileprivate func form(of count: Int) -> String {
    switch self {
    case .english: count == 1 ? "one" : "other"
    case .simplifiedChinese: "other"
    }
  }
}

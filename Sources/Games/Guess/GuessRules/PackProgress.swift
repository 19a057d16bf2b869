/// How far a player has come in one pack, as it is kept.
///
/// Stored as one object with a version first. Every field has a default, and what no longer fits
/// the pack is left out when a ``Game`` is made of it.
public struct PackProgress: Hashable, Sendable {
  /// The version that is written.
  public static let currentVersion = 1

  /// The index of the question on the screen.
  public var index = 0

  /// The indices of the solved questions.
  public var solved: Set<Int> = []

  /// For each blank of the question on the screen the index of the letter in it, or nil.
  public var blanks: [Int?] = []

  /// By question the blanks that hints have filled: they were paid for, and outlast a change of
  /// question.
  public var fixed: [Int: [Int]] = [:]

  /// Begins a pack.
  public init() {}
}

extension PackProgress: Codable {
  private enum CodingKeys: String, CodingKey {
    case version, index, solved, blanks, fixed
  }

  /// Reads progress; a field that is missing or of another kind has its default.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: Where there is no object to read at all.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    index = (try? values.decode(Int.self, forKey: .index)) ?? 0
    solved = (try? values.decode(Set<Int>.self, forKey: .solved)) ?? []
    blanks = (try? values.decode([Int?].self, forKey: .blanks)) ?? []
    fixed = (try? values.decode([Int: [Int]].self, forKey: .fixed)) ?? [:]
  }

  /// Writes progress, the same bytes for the same progress where the encoder sorts its keys.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(PackProgress.currentVersion, forKey: .version)
    try values.encode(index, forKey: .index)
    try values.encode(solved.sorted(), forKey: .solved)
    try values.encode(blanks, forKey: .blanks)
    try values.encode(fixed, forKey: .fixed)
  }
}

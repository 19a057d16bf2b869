internal import FoundationEssentials
internal import GuessRules
internal import Storage

/// What is kept of the picture game: the coins, and how far the player has come in each pack.
///
/// It is one file, so that coins and what they were earned with never come apart. Its version comes
/// first; keys that are not known are kept.
struct Savings: Hashable, Sendable {
  /// The version that is written.
  static let currentVersion: Int64 = 1

  private(set) var coins = Wallet.newPlayersCoins
  private(set) var packs: [String: PackProgress] = [:]
  private var version = Savings.currentVersion
  private var others: [String: StoredValue] = [:]

  init() {}

  /// Reads a file's bytes; `nil` where they are no table.
  init?(_ bytes: [UInt8]) {
    guard let savings = try? JSONDecoder().decode(Savings.self, from: Data(bytes)) else {
      return nil
    }
    self = savings
  }

  /// The file's bytes: one pack a line, in order.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let lines = packs.sorted { $0.key < $1.key }.compactMap { id, progress -> String? in
      guard let data = try? encoder.encode(progress) else { return nil }
      return "\(StoredValue.string(id)): " + String(decoding: data, as: UTF8.self)
    }
    let table = lines.isEmpty ? "{}" : "{\n    \(lines.joined(separator: ",\n    "))\n  }"
    let rest = others.sorted { $0.key < $1.key }.map {
      "\(StoredValue.string($0.key)): \($0.value)"
    }
    let fields = ["\"version\": \(version)", "\"coins\": \(coins)", "\"packs\": \(table)"] + rest
    return Array("{\n  \(fields.joined(separator: ",\n  "))\n}\n".utf8)
  }

  /// Enters what changed in a pack, and leaves what another copy of the game may have entered.
  mutating func enter(_ step: Step) {
    let (sum, isTooMuch) = coins.addingReportingOverflow(step.coins)
    coins = isTooMuch ? .max : max(0, sum)
    let stored = packs[step.pack]?.solved ?? step.old.solved
    let begunAgain = step.old.solved.subtracting(step.new.solved)
    var progress = step.new
    progress.solved = stored.subtracting(begunAgain).union(step.new.solved)
    packs[step.pack] = progress
  }

  /// Leaves a pack out.
  mutating func forget(_ pack: String) { packs[pack] = nil }

  /// A change in one pack.
  struct Step: Hashable, Sendable {
    /// The pack's id.
    var pack: String
    var old: PackProgress
    var new: PackProgress
    /// The coins earned, or spent where it is negative.
    var coins: Int
  }
}

extension Savings: Decodable {
  /// Reads what is there; a field that is missing or of another kind has its default.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    for key in fields.allKeys {
      switch key.stringValue {
      case "version":
        version = max((try? fields.decode(Int64.self, forKey: key)) ?? version, version)
      case "coins": coins = max(0, (try? fields.decode(Int.self, forKey: key)) ?? coins)
      case "packs":
        let stored = try? fields.decode([String: Readable].self, forKey: key)
        packs = (stored ?? [:]).compactMapValues(\.progress)
      default: others[key.stringValue] = try fields.decode(StoredValue.self, forKey: key)
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Progress that may make no sense, without harm to that in other packs.
  private struct Readable: Decodable {
    let progress: PackProgress?

    init(from decoder: any Decoder) throws { progress = try? PackProgress(from: decoder) }
  }
}

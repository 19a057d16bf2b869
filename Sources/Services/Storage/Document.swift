internal import FoundationEssentials

/// A file of flat keys with its version first, the form of `settings.json` and `bests.json`.
///
/// Keys that are not known are kept and written back, so that an older copy of the game does not
/// lose what a newer one has stored.
struct Document: Hashable, Sendable {
  /// The version this copy of the game writes.
  static let currentVersion: Int64 = 1

  private(set) var version = Document.currentVersion
  var fields: [String: StoredValue] = [:]

  init() {}

  /// Reads a file's bytes; nothing where they are no table.
  init?(_ bytes: [UInt8]) {
    do {
      fields = try JSONDecoder().decode([String: StoredValue].self, from: Data(bytes))
    } catch {
      return nil
    }
    if case .integer(let stored) = fields.removeValue(forKey: "version") {
      version = max(stored, Document.currentVersion)
    }
  }

  /// The file's bytes: one key a line, in order.
  var bytes: [UInt8] {
    let lines = fields.sorted { $0.key < $1.key }.map { key, value in
      "\(StoredValue.quoted(key)): \(value)"
    }
    let text = (["\"version\": \(version)"] + lines).joined(separator: ",\n  ")
    return Array("{\n  \(text)\n}\n".utf8)
  }
}

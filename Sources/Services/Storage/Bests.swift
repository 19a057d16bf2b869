/// The best score in each mode.
public struct Bests: Hashable, Sendable {
  var fields: [String: StoredValue] = [:]

  /// Makes a table without any score.
  public init() {}

  init(_ fields: [String: StoredValue]) { self.fields = fields }

  /// The best score in a mode; 0 where none was reached.
  ///
  /// - Parameter mode: The mode's key, such as `mix.classic`.
  public subscript(mode: String) -> Int {
    max(0, fields[mode].flatMap(Int.init(json:)) ?? 0)
  }

  /// Enters a score.
  ///
  /// - Parameters:
  ///   - score: The score that was reached.
  ///   - mode: The mode's key, such as `mix.classic`.
  /// - Returns: Whether it is a new best. A score of 0 never is.
  @discardableResult
  public mutating func record(_ score: Int, mode: String) -> Bool {
    guard score > self[mode] else { return false }
    fields[mode] = score.json
    return true
  }
}

/// Where best scores are kept between two starts.
public struct BestsStore: Sendable {
  /// The bests as they are stored, or none and what was wrong.
  public var load: @Sendable () -> Loaded<Bests>

  /// Stores a score unless a better one is stored already, by whichever copy of the game.
  ///
  /// Waits for the disk; answers with what is stored now, and is blank where nothing was before.
  public var record: @Sendable (_ score: Int, _ mode: String) throws(FileError) -> Loaded<Bests>

  /// Makes a store of closures.
  ///
  /// - Parameters:
  ///   - load: Reads the bests.
  ///   - record: Stores a score.
  public init(
    load: @escaping @Sendable () -> Loaded<Bests>,
    record: @escaping @Sendable (Int, String) throws(FileError) -> Loaded<Bests>
  ) {
    self.load = load
    self.record = record
  }

  /// Bests in a file.
  ///
  /// - Parameters:
  ///   - files: The folder.
  ///   - name: The file's name in it.
  /// - Returns: The store.
  public static func live(_ files: FileStore, name: String = "bests.json") -> BestsStore {
    let file = DocumentFile(files: files, name: name)
    return BestsStore(
      load: {
        let loaded = file.load()
        return Loaded(
          Bests(loaded.value.fields), problem: loaded.problem, isBlank: loaded.isBlank)
      },
      record: { score, mode throws(FileError) in
        let saved = try file.update { document in
          var bests = Bests(document.fields)
          bests.record(score, mode: mode)
          document.fields = bests.fields
        }
        return Loaded(Bests(saved.value.fields), problem: saved.problem, isBlank: saved.isBlank)
      })
  }

  /// Bests that are forgotten: always none.
  public static let silent = BestsStore(
    load: { Loaded(Bests()) },
    record: { score, mode throws(FileError) in
      var bests = Bests()
      bests.record(score, mode: mode)
      return Loaded(bests)
    })

  /// Bests for tests that must not touch them: every call is reported.
  ///
  /// - Parameter report: Told the name of what was called.
  /// - Returns: The store.
  public static func unimplemented(report: @escaping @Sendable (String) -> Void) -> BestsStore {
    BestsStore(
      load: {
        report("BestsStore.load")
        return Loaded(Bests())
      },
      record: { _, _ throws(FileError) in
        report("BestsStore.record")
        return Loaded(Bests())
      })
  }
}

/// Where settings are kept between two starts.
public struct SettingsStore: Sendable {
  /// The settings as they are stored, or defaults and what was wrong.
  public var load: @Sendable () -> Loaded<Settings>

  /// Stores what changed from the first settings to the second.
  ///
  /// Other keys keep what another copy of the game may have stored meanwhile; the answer has both.
  /// Waits for the disk.
  public var save:
    @Sendable (_ old: Settings, _ new: Settings) throws(FileError) -> Loaded<Settings>

  /// Makes a store of closures.
  ///
  /// - Parameters:
  ///   - load: Reads the settings.
  ///   - save: Stores what changed.
  public init(
    load: @escaping @Sendable () -> Loaded<Settings>,
    save: @escaping @Sendable (Settings, Settings) throws(FileError) -> Loaded<Settings>
  ) {
    self.load = load
    self.save = save
  }

  /// Settings in a file.
  ///
  /// - Parameters:
  ///   - files: The folder.
  ///   - name: The file's name in it.
  /// - Returns: The store.
  public static func live(_ files: FileStore, name: String = "settings.json") -> SettingsStore {
    let file = DocumentFile(files: files, name: name)
    return SettingsStore(
      load: {
        let loaded = file.load()
        return Loaded(Settings(loaded.value.fields), problem: loaded.problem)
      },
      save: { old, new throws(FileError) in
        guard old != new else { return Loaded(new) }
        let saved = try file.update { document in
          document.fields = new.merged(from: old, into: document.fields)
        }
        return Loaded(Settings(saved.value.fields), problem: saved.problem)
      })
  }

  /// Settings that are forgotten: always the defaults, and storing them does nothing.
  public static let silent = SettingsStore(
    load: { Loaded(Settings()) }, save: { _, new throws(FileError) in Loaded(new) })

  /// Settings for tests that must not touch them: every call is reported.
  ///
  /// - Parameter report: Told the name of what was called.
  /// - Returns: The store.
  public static func unimplemented(report: @escaping @Sendable (String) -> Void) -> SettingsStore {
    SettingsStore(
      load: {
        report("SettingsStore.load")
        return Loaded(Settings())
      },
      save: { _, new throws(FileError) in
        report("SettingsStore.save")
        return Loaded(new)
      })
  }
}

extension Settings {
  /// Carries over what changed since the old settings, and nothing else.
  func merged(from old: Settings, into current: [String: StoredValue]) -> [String: StoredValue] {
    var result = current
    for key in Set(old.fields.keys).union(fields.keys) where old.fields[key] != fields[key] {
      result[key] = merged(old.fields[key], fields[key], into: current[key])
    }
    return result
  }

  /// A list changes by what was added and removed, so that two copies can both add to it.
  private func merged(
    _ old: StoredValue?, _ new: StoredValue?, into current: StoredValue?
  ) -> StoredValue? {
    guard case .array(let new)? = new, case .array(let current)? = current else { return new }
    let before: [StoredValue] = if case .array(let values)? = old { values } else { [] }
    let removed = before.filter { !new.contains($0) }
    let kept = current.filter { !removed.contains($0) }
    return .array(kept + new.filter { !before.contains($0) && !kept.contains($0) })
  }
}

internal import SDLKit

/// Textures by what they show, the longest unused thrown away where they take too much memory.
struct TextureCache<Key: Hashable> {
  /// A texture and where it goes.
  struct Entry {
    /// The texture; `nil` where there is nothing to see.
    let texture: Texture?
    /// Where its left edge lies from its owner's origin, in pixels.
    let x: Int
    /// Where its top edge lies from its owner's origin, in pixels.
    let y: Int
    fileprivate var lastUse = 0
    fileprivate var byteCount = 0

    init(texture: Texture? = nil, x: Int = 0, y: Int = 0) {
      self.texture = texture
      self.x = x
      self.y = y
    }
  }

  /// The bytes that textures may take which this frame does not need.
  let budget: Int
  private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  init(budget: Int) { self.budget = budget }

  /// How many are kept.
  var count: Int { entries.count }

  /// What is kept for a key, or what `make` answers with, which is kept from now on.
  @MainActor
  mutating func entry(_ key: Key, make: () -> Entry) -> Entry {
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = frame
      return entries.values[index]
    }
    var entry = make()
    entry.lastUse = frame
    entry.byteCount = (entry.texture?.byteCount ?? 0) + 64
    byteCount += entry.byteCount
    entries[key] = entry
    return entry
  }

  /// Ends a frame: what it did not use may go.
  mutating func endFrame() {
    defer { frame += 1 }
    guard byteCount > budget else { return }
    let unused = entries.filter { $0.value.lastUse < frame }
    for (key, entry) in unused.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > budget else { return }
      entries[key] = nil
      byteCount -= entry.byteCount
    }
  }

  /// Throws away what is kept for a key.
  mutating func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    byteCount -= entry.byteCount
  }

  /// Throws everything away.
  mutating func removeAll() {
    entries.removeAll()
    byteCount = 0
  }
}

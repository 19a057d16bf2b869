import Storage
import Testing

struct SettingsStoreTests {
  private func text(_ disk: MemoryDisk, _ name: String = "settings.json") -> String {
    String(decoding: disk.files[name] ?? [], as: UTF8.self)
  }

  @Test func `without a file there are defaults and no complaint`() {
    let disk = MemoryDisk()
    #expect(SettingsStore.live(disk.store).load() == Loaded(Settings()))
    #expect(disk.files.isEmpty)
  }

  @Test func `keys that are not known stay as they are`() throws {
    let stored = #"{"version": 7, "later": {"a": [1, null, 2.5, "x"]}, "sound": true}"#
    let disk = MemoryDisk(["settings.json": Array(stored.utf8)])
    let store = SettingsStore.live(disk.store)
    let old = store.load().value
    var new = old
    new.sound = false
    _ = try store.save(old, new)
    #expect(text(disk).hasPrefix("{\n  \"version\": 7,\n"))
    #expect(text(disk).contains(#""later": {"a": [1, null, 2.5, "x"]}"#))
    #expect(text(disk).contains(#""sound": false"#))
  }

  @Test func `two copies that change different settings keep both`() throws {
    let disk = MemoryDisk()
    let (one, two) = (SettingsStore.live(disk.store), SettingsStore.live(disk.store))
    let start = one.load().value
    var (first, second) = (start, start)
    first.sound = false
    first.tutorialsSeen = ["classic"]
    second.theme = .dark
    second.tutorialsSeen = ["fantasy"]
    _ = try one.save(start, first)
    let merged = try two.save(start, second).value
    #expect(!merged.sound && merged.theme == .dark)
    #expect(merged.tutorialsSeen == ["classic", "fantasy"])
    #expect(one.load().value == merged)
    var cleared = first
    cleared.tutorialsSeen = []
    #expect(try one.save(first, cleared).value.tutorialsSeen == ["fantasy"])
  }

  @Test func `settings that did not change are not written`() throws {
    let disk = MemoryDisk()
    disk.failWrites(.diskFull)
    let loaded = try SettingsStore.live(disk.store).save(Settings(), Settings())
    #expect(loaded == Loaded(Settings()))
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{\"sound\": tru", "\u{0}\u{0}\u{0}", "{\"a\": 1e999}", "hello",
    String(repeating: "[", count: 100_000),
  ])
  func `a file that makes no sense is kept under another name`(stored: String) throws {
    let disk = MemoryDisk(["settings.json": Array(stored.utf8)])
    let loaded = SettingsStore.live(disk.store).load()
    let name = "settings.json.unreadable-1"
    #expect(loaded.value == Settings())
    #expect(loaded.problem == .setAside(name: "settings.json", as: name))
    #expect(text(disk, name) == stored)
    #expect(disk.files.count == 1)
  }

  @Test func `a file that breaks while the game runs is set aside by the next change`() throws {
    let disk = MemoryDisk()
    let store = SettingsStore.live(disk.store)
    let old = store.load().value
    var new = old
    new.theme = .dark
    try disk.store.write("settings.json", Array("oops".utf8))
    let saved = try store.save(old, new)
    #expect(saved.problem == .setAside(name: "settings.json", as: "settings.json.unreadable-1"))
    #expect(saved.value.theme == .dark)
    #expect(text(disk, "settings.json.unreadable-1") == "oops")
  }

  @Test(arguments: [FileError.Kind.diskFull, .readOnly, .denied])
  func `a disk that fails keeps the old file and is told`(kind: FileError.Kind) throws {
    let disk = MemoryDisk(["settings.json": Array("oops".utf8)])
    disk.failWrites(kind)
    let store = SettingsStore.live(disk.store)
    let loaded = store.load()
    #expect(loaded.value == Settings())
    #expect(loaded.problem == .unreadable(FileError(kind, path: "settings.json")))
    var new = Settings()
    new.sound = false
    #expect(throws: FileError.self) { try store.save(Settings(), new) }
    #expect(text(disk) == "oops")
  }

  @Test func `silent settings are forgotten`() throws {
    var new = Settings()
    new.sound = false
    #expect(try SettingsStore.silent.save(Settings(), new).value == new)
    #expect(SettingsStore.silent.load() == Loaded(Settings()))
  }
}

import Foundation
import Testing

@testable import Storage

private func settings(_ text: String) throws -> Settings {
  try Settings(#require(Document(Array(text.utf8))).fields)
}

struct SettingsTests {
  @Test func `an empty table is a complete file`() throws {
    let settings = try settings("{}")
    #expect(settings == Settings())
    #expect(settings.sound && settings.vibrate && !settings.reduceMotion)
    #expect(settings.palette == .vivid && settings.theme == .light)
    #expect(settings.language == "system" && settings.textSize == 100)
    #expect(settings.tutorialsSeen == [] && settings.tutorialAt == nil)
    #expect(settings.window == nil && settings.player == "")
  }

  @Test func `each value is stored and read back`() throws {
    var all = Settings()
    all.sound = false
    all.vibrate = false
    all.reduceMotion = true
    all.palette = .safe
    all.language = "zh-Hans"
    all.theme = .dark
    all.textSize = 150
    all.tutorialsSeen = ["classic", "fantasy"]
    all.tutorialAt = .init(id: "guess", step: 2)
    all.window = .init(x: -5, y: 0, width: 1280, height: 720, isMaximised: true)
    all.player = "安 \"Ann\" \\ \u{1}\n"
    var document = Document()
    document.fields = all.fields
    let read = try settings(String(decoding: document.bytes, as: UTF8.self))
    #expect(read == all)
    #expect(read.window == all.window && read.tutorialAt == all.tutorialAt)
    all.tutorialAt = nil
    all.window = nil
    #expect(all.tutorialAt == nil && all.window == nil)
  }

  @Test func `a value of another kind counts as its default and spoils no other`() throws {
    let settings = try settings(
      """
      {"sound": 0, "vibrate": "no", "palette": "loud", "textSize": 99, "language": null,
       "tutorialsSeen": ["classic", 3], "tutorialAt": "x", "tutorialStep": -1,
       "window.x": 1e300, "window.y": 0, "window.width": 1, "window.height": 1, "theme": "dark"}
      """)
    #expect(settings.sound && settings.vibrate && settings.palette == .vivid)
    #expect(settings.textSize == 100 && settings.language == "system")
    #expect(settings.tutorialsSeen == ["classic"])
    #expect(settings.tutorialAt == .init(id: "x", step: 0))
    #expect(settings.window == nil && settings.theme == .dark)
  }

  @Test func `the file has its version first and one key a line`() {
    var document = Document()
    document.fields = ["b": .bool(true), "a": .number(0.5)]
    let text = String(decoding: document.bytes, as: UTF8.self)
    #expect(text == "{\n  \"version\": 1,\n  \"a\": 0.5,\n  \"b\": true\n}\n")
  }

  @Test func `a game brings along a setting of its own`() {
    var settings = Settings()
    let speed = Setting("blank.speed", 3) { $0 > 0 }
    #expect(settings[speed] == 3)
    settings[speed] = 5
    #expect(settings[speed] == 5)
    settings[speed] = -1
    #expect(settings[speed] == 3)
  }

  @Test func `numbers are written the same in every locale`() throws {
    // Takes effect where a German locale is installed, and does nothing elsewhere.
    let old = setlocale(LC_ALL, nil).map { String(cString: $0) }
    defer { setlocale(LC_ALL, old ?? "C") }
    setlocale(LC_ALL, "de_DE.UTF-8")
    let values: [Double] = [0.5, -1234567.25, 1e21, 1e-7]
    for value in values {
      let text = StoredValue.number(value).description
      #expect(!text.contains(","))
      let read = try #require(Document(Array("{\"x\": \(text)}".utf8)))
      let expected: StoredValue =
        Int64(exactly: value).map(StoredValue.integer) ?? .number(value)
      #expect(read.fields["x"] == expected)
    }
  }
}

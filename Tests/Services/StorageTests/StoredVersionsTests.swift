import Foundation
import Testing

@testable import Storage

/// Files as they were written by each version; they stay readable for ever.
struct StoredVersionsTests {
  private func stored(_ name: String) throws -> [UInt8] {
    let file = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(name).json")
    return try Array(Data(contentsOf: file))
  }

  @Test func `settings of version 1 are read and written back byte for byte`() throws {
    let bytes = try stored("settings-1")
    let document = try #require(Document(bytes))
    #expect(document.bytes == bytes)
    let settings = Settings(document.fields)
    #expect(!settings.sound && !settings.vibrate && settings.reduceMotion)
    #expect(settings.palette == .soft && settings.theme == .dark)
    #expect(settings.language == "zh-Hans" && settings.textSize == 130)
    #expect(settings.player == "安" && settings.tutorialsSeen == ["classic", "guess"])
    #expect(settings.tutorialAt == .init(id: "fantasy", step: 3))
    #expect(
      settings.window == .init(x: -20, y: 40, width: 1280, height: 720, isFullscreen: true))
  }

  @Test func `bests of version 1 are read and written back byte for byte`() throws {
    let bytes = try stored("bests-1")
    let document = try #require(Document(bytes))
    #expect(document.bytes == bytes)
    let bests = Bests(document.fields)
    #expect(bests["mix.classic"] == 42 && bests["mix.fantasy"] == 27)
  }
}

import Foundation
import SDLKit
import ShareCards
import Shell
import Storage
import TestSupport
import Testing

@testable import Launch

@MainActor
struct KeepingTests {
  @Test func `settings and pictures go below the folder that was named`() throws {
    let folder = try Folder()
    let drive = try Drive("--data", folder.path)
    try drive(#"{"do":"open","route":"/settings"}"#)
    try drive(#"{"do":"tap","id":"settings.sound"}"#)
    try drive(#"{"do":"key","key":"F12"}"#)
    #expect(folder.files.contains { $0.hasPrefix("Pictures/colormix-screenshot") })
    #expect(folder.files.contains { $0.hasSuffix(".json") })
    let again = try Drive("--data", folder.path)
    #expect(again.program.shell.settings.sound == false)
  }

  @Test func `without a folder a driven program keeps nothing`() throws {
    let drive = try Drive()
    #expect(drive.program.places.dataFolder == nil)
    try drive(#"{"do":"open","route":"/settings"}"#)
    try drive(#"{"do":"tap","id":"settings.sound"}"#)
    #expect(drive.program.shell.settings.sound == false)
    #expect(try Drive().program.shell.settings.sound)
  }

  @Test func `two screenshots of one second have two names, and a held key takes one`() throws {
    let folder = try Folder()
    let drive = try Drive("--data", folder.path)
    let first = try drive(#"{"do":"key","key":"F12"}"#)["message"] as? String
    let second = try drive(#"{"do":"key","key":"F12"}"#)["message"] as? String
    try drive(#"{"do":"key","key":"F12","repeat":true}"#)
    let pictures = folder.files.filter { $0.hasSuffix(".png") }
    #expect(pictures.count == 2)
    #expect(first != second)
    for message in [first, second] {
      #expect(pictures.contains { message?.contains($0) == true }, "names the file that is there")
    }
  }

  @Test func `a picture that can't be written is told, with the reason, and the game goes on`()
    throws
  {
    let folder = try Folder()
    try Data().write(to: URL(filePath: folder.path + "/Pictures"))
    let drive = try Drive("--data", folder.path)
    let state = try drive(#"{"do":"key","key":"F12"}"#)
    #expect((state["message"] as? String)?.contains("Pictures") == true)
    #expect(try drive(#"{"do":"state"}"#)["route"] as? String == "/menu")
  }

  @Test func `a caption is written beside its picture, under the same name`() throws {
    let folder = try Folder()
    let drive = try Drive("--data", folder.path)
    let image = try OffscreenImage.small()
    var outcomes: [Saving.Outcome] = []
    for _ in 0..<2 {
      drive.program.saving.save(image, fileName: "card", caption: "Play! 玩吧") {
        outcomes.append($0)
      }
    }
    #expect(outcomes.count == 2)
    for outcome in outcomes {
      let saved = try outcome.get()
      let caption = saved.picture.dropLast(4) + ".txt"
      #expect(try String(contentsOfFile: String(caption), encoding: .utf8) == "Play! 玩吧")
      #expect(saved.picture.hasPrefix(saved.folder))
      #expect(saved.folder == folder.path + "/Pictures")
    }
    #expect(folder.files.count == 4)
  }

  @Test func `the program's own files are found, and what is none of them is not`() throws {
    let assets = try #require(Assets())
    #expect(assets.bytes("Localization/en.json")?.isEmpty == false)
    #expect(assets.bytes("Localization/nothing.json") == nil)
    #expect(assets.bytes("Localization") == nil)
  }
}

/// A picture of a few pixels.
enum OffscreenImage {
  static func small() throws -> PixelImage {
    try Surface(width: 4, height: 3, isOpaque: true).image
  }
}

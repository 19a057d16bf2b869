import Foundation
import SDLKit
import Testing

@MainActor
struct `The desktop and its devices` {
  private let video: VideoSystem
  private let desktop: Desktop

  init() throws {
    video = try VideoSystem(driver: "dummy")
    desktop = Desktop(video)
  }

  @Test func `text input is off until it is wanted`() {
    #expect(!desktop.isTextInputOn)
    desktop.startTextInput(at: PixelRect(x: 1, y: 2, width: 30, height: 10))
    #expect(desktop.isTextInputOn)
    desktop.stopTextInput()
    #expect(!desktop.isTextInputOn)
  }

  @Test func `the clipboard gives back what was copied`() throws {
    try desktop.copy("42 分 🎉")
    #expect(desktop.clipboard == "42 分 🎉")
  }

  @Test func `the pointer can be hidden and shown`() {
    desktop.showPointer(false)
    desktop.showPointer(true)
  }

  @Test func `a link is opened with the program that the desktop has for it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "xdg-open")
    let answer = folder.appending(path: "answer")
    try "#!/bin/sh\necho \"$1\" > \(answer.path).part && mv \(answer.path).part \(answer.path)\n"
      .write(to: program, atomically: true, encoding: .utf8)
    let rights = [FileAttributeKey.posixPermissions: 0o755]
    try FileManager.default.setAttributes(rights, ofItemAtPath: program.path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    setenv("PATH", "\(folder.path):\(path)", 1)
    defer { setenv("PATH", path, 1) }
    try desktop.open("file:///pictures")
    for _ in 0..<6000 where !FileManager.default.fileExists(atPath: answer.path) {
      Ticks().sleep(milliseconds: 10)
    }
    #expect(try String(contentsOf: answer, encoding: .utf8) == "file:///pictures\n")
  }

  @Test func `a message without a display is an error, not a crash`() {
    #expect(throws: PlatformError.self) {
      try Desktop.show(title: "ColorMix", message: "No display")
    }
  }

  @Test func `the clock runs`() {
    let ticks = Ticks()
    let (start, fine) = (ticks.milliseconds, ticks.microseconds)
    ticks.sleep(milliseconds: 5)
    #expect(ticks.milliseconds >= start + 4)
    #expect(ticks.microseconds >= fine + 4000)
  }

  @Test func `sound starts by itself, and its absence is one error`() throws {
    #expect(throws: PlatformError.self) { try Mixer(driver: "no-such-driver") }
    let mixer = try Mixer(driver: "dummy")
    #expect(mixer.rate == 48000)
    let sample = try Sample(mixer, [Int16](repeating: 1000, count: 48000))
    #expect(sample.play(volume: 0.5))
    #expect(sample.play())
    #expect(mixer.playingCount == 2)
    mixer.silence()
    #expect(mixer.playingCount == 0)
  }

  @Test func `a sample may go while it is heard`() throws {
    let mixer = try Mixer(driver: "dummy")
    do {
      let sample = try Sample(mixer, [Int16](repeating: 1000, count: 48000))
      sample.play()
    }
    #expect(mixer.playingCount == 0)
  }

  @Test func `places have names and labels`() throws {
    let escape = try #require(KeyPlace(name: "Escape"))
    #expect(escape.number == 41)
    #expect(escape.name == "Escape")
    #expect(try #require(KeyPlace(name: "a")).label == "A")
    #expect(KeyPlace(name: "no such key") == nil)
    #expect(KeyPlace(number: 0).name.isEmpty)
    #expect(KeyPlace(number: -5).label.isEmpty)
  }
}

import Cassowary
import Drawing
import Foundation
import Geometry
import Layout
import Routing
import SDLKit
import Scenes
import Sound
import Testing

@testable import SDLHost

/// A scene that keeps what it is told, and shows a colour.
final class Witness: Scene {
  let route = Route(["witness"])
  let screen: Screen
  var wake = Wake.never
  var wantsText = false
  var color = Color.white
  var events: [InputEvent] = []
  var times: [Int] = []

  init(_ screen: Screen) { self.screen = screen }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    events.append(event)
    times.append(time)
    return true
  }

  func draw(into list: inout DrawList, at time: Int) {
    list.append(.fill(frame: Rect(x: 0, y: 0, width: 8000, height: 8000), color: color))
  }
}

@MainActor
struct `The window's host` {
  private let video: VideoSystem
  private let stage: Stage
  private let witness: Witness
  private let host: WindowHost
  private let asked = Asked()

  /// The pictures that were asked for.
  private final class Asked {
    var names: [String] = []
  }

  init() throws {
    video = try VideoSystem(driver: "dummy")
    stage = Stage(size: Size(width: 320, height: 240), scale: 1)
    witness = Witness(Screen())
    stage.push(witness)
    host = try WindowHost(
      stage, video,
      .init(
        title: "Test", place: WindowPlace(x: 20, y: 20, width: 320, height: 240),
        renderer: .software),
      fonts: FontBook()
    ) { [asked] name in
      asked.names.append(name)
      return nil
    }
    host.isVisible = true
    host.queue.clear()
  }

  @Test func `a picture that is expected is read once the frame before it is shown`() {
    host.expect(picture: "/next.png")
    #expect(asked.names.isEmpty)
    witness.color = Color(0x102030)
    host.frame()
    #expect(asked.names == ["/next.png"])
    witness.color = Color(0x203040)
    host.frame()
    #expect(asked.names == ["/next.png"])
  }

  private func event(_ kind: PlatformEvent.Kind, at time: Int = 0) {
    host.handle(PlatformEvent(time: time, kind: kind))
  }

  private func key(_ name: String, _ modifiers: KeyModifiers = [], isRepeat: Bool = false) throws {
    let place = try #require(KeyPlace(name: name))
    event(
      .keyDown(KeyStroke(place: place, label: "", isRepeat: isRepeat, modifiers: modifiers)))
  }

  @Test func `a still screen draws nothing`() {
    host.frame()
    let frames = host.costs.frames
    for _ in 0..<10 { host.frame() }
    #expect(host.costs.frames == frames)
    witness.color = .black
    host.frame()
    #expect(host.costs.frames == frames + 1)
  }

  @Test func `a moving one draws at the screen's rate`() {
    // Other tests' windows speak in the same queue.
    host.queue.clear()
    witness.wake = .nextFrame
    host.frame()
    let frames = host.costs.frames
    let start = host.time
    var level: UInt8 = 0
    while host.costs.frames < frames + 12 {
      level &+= 1
      witness.color = Color(red: level, green: 0, blue: 0)
      host.step()
    }
    #expect(host.time - start >= 11 * host.frameTime)
  }

  @Test func `events come with their own times`() {
    event(.mouseDown(Mouse(x: 7, y: 8), .left), at: 1234)
    #expect(witness.events == [.pointerDown(Point(x: 7, y: 8))])
    #expect(witness.times == [1234])
  }

  @Test func `F11 and Alt with Return change to the whole screen and back, once a press`() throws {
    try key("F11")
    #expect(host.window.isFullscreen)
    try key("F11", isRepeat: true)
    #expect(host.window.isFullscreen)
    try key("Return", .alt)
    #expect(!host.window.isFullscreen)
    #expect(witness.events.isEmpty, "the scene does not see them")
    try key("Return")
    #expect(witness.events == [.key(Key("Return"))])
  }

  @Test func `the place to come back to is the window's own, not the screen's`() throws {
    let before = host.place
    try key("F11")
    event(.window(.resized(width: 1024, height: 768)))
    #expect(host.place.isFullscreen)
    #expect(host.place.width == before.width)
    #expect(host.place.height == before.height)
  }

  @Test func `F12 asks for a picture of what is shown`() throws {
    var asked = 0
    host.screenshotWanted = { asked += 1 }
    try key("F12")
    try key("F12", isRepeat: true)
    #expect(asked == 1)
    witness.color = Color(0x102030)
    let image = try host.screenshot()
    #expect(image.size == PixelSize(width: 320, height: 240))
    #expect(image.pixels.allSatisfy { $0 == 0xFF10_2030 })
  }

  @Test func `a screenshot has the window's size after a resize`() throws {
    try host.resize(to: Size(width: 200, height: 160), scale: 1)
    #expect(stage.size == Size(width: 200, height: 160))
    #expect(try host.screenshot().size == PixelSize(width: 200, height: 160))
    try host.resize(to: Size(width: 200, height: 150), scale: 1.5)
    #expect(stage.size == Size(width: 200, height: 150))
    #expect(stage.scale == 1.5)
    #expect(try host.screenshot().size == PixelSize(width: 300, height: 225))
    event(.mouseMoved(Mouse(x: 150, y: 75)))
    #expect(witness.events.last == .pointerMoved(Point(x: 100, y: 50)))
  }

  @Test func `a window out of sight is not drawn, and is when it comes back`() {
    host.frame()
    let frames = host.costs.frames
    event(.window(.minimized))
    #expect(witness.events == [.focus(false)])
    witness.color = .black
    host.frame()
    #expect(host.costs.frames == frames)
    event(.window(.restored))
    host.frame()
    #expect(host.costs.frames == frames + 1)
  }

  @Test func `lost textures are made anew, and the frame is drawn again`() {
    host.frame()
    let frames = host.costs.frames
    event(.targetsLost)
    host.frame()
    event(.deviceLost)
    host.frame()
    #expect(host.costs.frames == frames + 2)
  }

  @Test func `keys write text only while a scene wants it`() {
    host.frame()
    #expect(!host.desktop.isTextInputOn)
    witness.wantsText = true
    host.frame()
    #expect(host.desktop.isTextInputOn)
    witness.wantsText = false
    host.frame()
    #expect(!host.desktop.isTextInputOn)
  }

  @Test func `another thread ends the sleep, and closing the window the loop`() {
    var calls = 0
    host.woken = { [host] in
      calls += 1
      host.quit()
    }
    host.queue.clear()
    // A thread of its own: the tests beside this one may hold all those that tasks share.
    Thread.detachNewThread { Waker().wake() }
    host.run()
    #expect(calls > 0)
    host.isOver = false
    event(.quit)
    #expect(host.isOver)
  }

  @Test func `sound opens with the first tone, closes after silence, and fails once`() {
    var faults = 0
    host.soundMissing = { _ in faults += 1 }
    host.play(.right)
    #expect(host.sound.isOpen)
    host.sound.rest(at: host.time + SoundDevice.patience + 1)
    #expect(!host.sound.isOpen)
    #expect(host.sound.deadline == nil)
    let silent = SoundDevice(driver: "no-such-driver")
    #expect(throws: PlatformError.self) { try silent.play(.tick, at: 0) }
    #expect(throws: Never.self) { try silent.play(.tick, at: 0) }
    #expect(faults == 0)
  }

  @Test func `gamepads may come and go in any order`() {
    host.gamepads = GamepadSet()
    event(.gamepadAdded(index: 99))
    event(.gamepadRemoved(id: 5))
    event(.gamepadDown(id: 5, button: .a))
    #expect(witness.events == [.button("a")])
    host.rumble()
  }

  @Test func `a renderer that does not exist is one error`() throws {
    #expect(throws: PlatformError.self) {
      try RendererChoice(name: "no-such-driver").renderer(for: host.window)
    }
    #expect(RendererChoice(name: "auto") == .automatic)
    #expect(RendererChoice(name: "software") == .software)
  }
}

import CSDL2
import Foundation
import Testing

@testable import SDLKit

@MainActor
struct `Events` {
  private let video: VideoSystem
  private let queue: EventQueue

  init() throws {
    video = try VideoSystem(driver: "dummy")
    queue = EventQueue(video)
    queue.clear()
  }

  private func kind(
    _ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }
  ) -> PlatformEvent.Kind? {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return PlatformEvent(event)?.kind
  }

  @Test func `an event carries its time`() throws {
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    event.common.timestamp = 1234
    #expect(PlatformEvent(event) == PlatformEvent(time: 1234, kind: .quit))
  }

  @Test func `changes of the window are told apart`() {
    func change(_ id: SDL_WindowEventID, _ first: Int32 = 0, _ second: Int32 = 0)
      -> PlatformEvent.Kind?
    {
      kind(SDL_WINDOWEVENT) {
        $0.window.event = UInt8(id.rawValue)
        $0.window.data1 = first
        $0.window.data2 = second
      }
    }
    #expect(
      change(SDL_WINDOWEVENT_SIZE_CHANGED, 640, 480)
        == .window(.resized(width: 640, height: 480)))
    #expect(change(SDL_WINDOWEVENT_MOVED, -5, 7) == .window(.moved(x: -5, y: 7)))
    #expect(change(SDL_WINDOWEVENT_FOCUS_LOST) == .window(.focusLost))
    #expect(change(SDL_WINDOWEVENT_FOCUS_GAINED) == .window(.focusGained))
    #expect(change(SDL_WINDOWEVENT_MINIMIZED) == .window(.minimized))
    #expect(change(SDL_WINDOWEVENT_RESTORED) == .window(.restored))
    #expect(change(SDL_WINDOWEVENT_EXPOSED) == .window(.exposed))
    #expect(change(SDL_WINDOWEVENT_DISPLAY_CHANGED) == .window(.displayChanged))
    #expect(change(SDL_WINDOWEVENT_TAKE_FOCUS) == nil)
  }

  @Test func `a key has its place, its label, its modifiers and whether it repeats`() {
    let event = kind(SDL_KEYDOWN) {
      $0.key.repeat = 1
      $0.key.keysym.scancode = SDL_SCANCODE_Q
      $0.key.keysym.sym = Int32(SDLK_a.rawValue)
      $0.key.keysym.mod = UInt16(KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue)
    }
    let stroke = KeyStroke(
      place: KeyPlace(number: 20), label: "A", isRepeat: true, modifiers: [.shift, .control])
    #expect(event == .keyDown(stroke))
    #expect(kind(SDL_KEYUP) != nil)
    #expect(kind(SDL_KEYMAPCHANGED) == .layoutChanged)
  }

  @Test func `text is read to its end`() {
    let text = kind(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("球x".utf8)) }
    }
    #expect(text == .text("球x"))
    #expect(kind(SDL_TEXTEDITING) == .composition(""))
  }

  @Test func `a mouse that a finger moves is told apart`() {
    let touch = kind(SDL_MOUSEBUTTONDOWN) {
      $0.button.which = UInt32.max
      $0.button.button = 1
      $0.button.x = 3
      $0.button.y = 4
    }
    #expect(touch == .mouseDown(Mouse(x: 3, y: 4, isTouch: true), .left))
    let mouse = kind(SDL_MOUSEBUTTONUP) { $0.button.button = 4 }
    #expect(mouse == .mouseUp(Mouse(x: 0, y: 0), .back))
    #expect(kind(SDL_MOUSEMOTION) == .mouseMoved(Mouse(x: 0, y: 0)))
  }

  @Test func `every button has a name of its own`() {
    let buttons = (1...6).map { MouseButton(number: $0) }
    #expect(buttons == [.left, .middle, .right, .back, .other(5), .other(6)])
  }

  @Test func `the wheel is turned back where the desktop turned it`() {
    let wheel = kind(SDL_MOUSEWHEEL) {
      $0.wheel.preciseY = 1.5
      $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    }
    #expect(wheel == .wheel(x: 0, y: -1.5))
  }

  @Test func `fingers have places in the window`() {
    let finger = kind(SDL_FINGERDOWN) {
      $0.tfinger.fingerId = 7
      $0.tfinger.x = 0.5
      $0.tfinger.y = 0.25
    }
    #expect(finger == .fingerDown(Finger(id: 7, x: 0.5, y: 0.25)))
    #expect(kind(SDL_FINGERMOTION) == .fingerMoved(Finger(id: 0, x: 0, y: 0)))
    #expect(kind(SDL_FINGERUP) == .fingerUp(Finger(id: 0, x: 0, y: 0)))
  }

  @Test func `what is dropped is taken over`() {
    let file = kind(SDL_DROPFILE) { $0.drop.file = SDL_strdup("/tmp/card.png") }
    #expect(file == .droppedFile("/tmp/card.png"))
    let text = kind(SDL_DROPTEXT) { $0.drop.file = SDL_strdup("hello") }
    #expect(text == .droppedText("hello"))
    #expect(kind(SDL_DROPFILE) == nil)
    #expect(kind(SDL_DROPBEGIN) == .dropBegan)
    #expect(kind(SDL_DROPCOMPLETE) == .dropEnded)
  }

  @Test func `lost textures are told`() {
    #expect(kind(SDL_RENDER_TARGETS_RESET) == .targetsLost)
    #expect(kind(SDL_RENDER_DEVICE_RESET) == .deviceLost)
  }

  @Test func `a wait ends when its time is over`() {
    queue.clear()
    let start = Ticks().milliseconds
    while Ticks().milliseconds < start + 30 { #expect(queue.wait(milliseconds: 10) == nil) }
  }

  @Test func `another thread ends a wait`() {
    // A thread of its own: the tests beside this one may hold all those that tasks share.
    Thread.detachNewThread { Waker().wake() }
    let end = Ticks().milliseconds + 60_000
    var event: PlatformEvent?
    while event?.kind != .woken, Ticks().milliseconds < end {
      event = queue.wait(milliseconds: 100)
    }
    #expect(event?.kind == .woken)
  }

  @Test func `what means nothing to the game is skipped`() {
    var event = SDL_Event()
    event.type = SDL_SENSORUPDATE.rawValue
    queue.clear()
    SDL_PushEvent(&event)
    Waker().wake()
    #expect(queue.next()?.kind == .woken)
    #expect(queue.next() == nil)
  }
}

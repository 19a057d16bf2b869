import Geometry
import SDLKit
import Scenes
import Testing

@testable import SDLHost

struct `The input translator` {
  private var input = InputTranslator()

  private func stroke(
    _ name: String, isRepeat: Bool = false, _ modifiers: KeyModifiers = []
  ) throws -> PlatformEvent.Kind {
    let place = try #require(KeyPlace(name: name))
    return .keyDown(
      KeyStroke(place: place, label: "", isRepeat: isRepeat, modifiers: modifiers))
  }

  @Test func `keys are known by their place, whatever the layout writes on them`() throws {
    var input = input
    let place = try #require(KeyPlace(name: "A"))
    let french = KeyStroke(place: place, label: "Q")
    #expect(input.input(.keyDown(french)) == .key(Key("A")))
    #expect(try input.input(stroke("Keypad 1")) == .key(Key("Keypad 1")))
    #expect(try input.input(stroke("Tab", .shift)) == .key(Key("Tab", shift: true)))
    #expect(try input.input(stroke("Space", isRepeat: true)) == .key(Key("Space", isRepeat: true)))
  }

  @Test func `a held key writes one letter, and an input method's text comes through`() throws {
    var input = input
    _ = input.input(try stroke("B"))
    #expect(input.input(.text("b")) == .text("b"))
    _ = input.input(try stroke("B", isRepeat: true))
    #expect(input.input(.text("b")) == nil)
    _ = input.input(.keyUp(KeyStroke(place: KeyPlace(number: 5), label: "B")))
    #expect(input.input(.text("球")) == .text("球"))
  }

  @Test(arguments: [KeyModifiers.control, .alt, .logo])
  func `keys of the desktop are left to it`(modifiers: KeyModifiers) throws {
    var input = input
    #expect(try input.input(stroke("1", modifiers)) == nil)
    #expect(input.input(.keyUp(KeyStroke(place: KeyPlace(number: 4), label: "A"))) == nil)
  }

  @Test func `only the left button presses, and back goes back`() {
    var input = input
    let mouse = Mouse(x: 10, y: 20)
    for button in [MouseButton.middle, .right, .other(7)] {
      #expect(input.input(.mouseDown(mouse, button)) == nil)
      #expect(input.input(.mouseUp(mouse, button)) == nil)
    }
    #expect(input.input(.mouseDown(mouse, .left)) == .pointerDown(Point(x: 10, y: 20)))
    #expect(input.input(.mouseUp(mouse, .left)) == .pointerUp(Point(x: 10, y: 20)))
    #expect(input.input(.mouseDown(mouse, .back)) == .key(Key("AC Back")))
  }

  @Test func `a release without a press is none`() {
    var input = input
    #expect(input.input(.mouseUp(Mouse(x: 1, y: 1), .left)) == nil)
    _ = input.input(.mouseDown(Mouse(x: 1, y: 1), .left))
    #expect(input.input(.window(.focusLost)) == .focus(false))
    #expect(input.input(.mouseUp(Mouse(x: 1, y: 1), .left)) == nil)
  }

  @Test func `places are in points of the stage`() {
    var input = input
    input.factor = 0.5
    #expect(
      input.input(.mouseMoved(Mouse(x: 10, y: 20))) == .pointerMoved(Point(x: 5, y: 10)))
    #expect(input.input(.wheel(x: 0, y: -1)) == .scroll(at: Point(x: 5, y: 10), by: 60))
  }

  @Test func `one tap counts once, as a finger`() {
    var input = input
    input.size = Size(width: 200, height: 100)
    let (finger, mouse) = (Finger(id: 3, x: 0.5, y: 0.25), Mouse(x: 9, y: 9, isTouch: true))
    let events: [PlatformEvent.Kind] = [
      .fingerDown(finger), .mouseMoved(mouse), .mouseDown(mouse, .left), .fingerUp(finger),
      .mouseUp(mouse, .left),
    ]
    let place = Point(x: 100, y: 25)
    #expect(events.compactMap { input.input($0) } == [.pointerDown(place), .pointerUp(place)])
  }

  @Test func `of several fingers the first presses`() {
    var input = input
    input.size = Size(width: 100, height: 100)
    let (first, second) = (Finger(id: 1, x: 0, y: 0), Finger(id: 2, x: 1, y: 1))
    #expect(input.input(.fingerDown(first)) != nil)
    #expect(input.input(.fingerDown(second)) == nil)
    #expect(input.input(.fingerMoved(second)) == nil)
    #expect(input.input(.fingerUp(second)) == nil)
    #expect(input.input(.fingerUp(first)) != nil)
    #expect(input.input(.fingerDown(second)) != nil)
  }

  @Test func `the pointer leaves with the mouse`() {
    var input = input
    #expect(
      input.input(.window(.pointerInside(false))) == .pointerMoved(Point(x: -1, y: -1)))
  }

  @Test func `a window that is out of sight has lost the focus`() {
    var input = input
    #expect(input.input(.window(.minimized)) == .focus(false))
    #expect(input.input(.window(.hidden)) == .focus(false))
    #expect(input.input(.window(.focusGained)) == .focus(true))
    #expect(input.input(.window(.moved(x: 1, y: 1))) == nil)
  }

  @Test func `a stick acts once as the cross, until it comes back`() {
    var input = input
    func move(_ axis: GamepadAxis, _ value: Double) -> InputEvent? {
      input.input(.gamepadMoved(id: 1, axis: axis, value: value))
    }
    #expect(move(.leftX, 0.5) == nil)
    #expect(move(.leftX, 0.7) == .button("dpright"))
    #expect(move(.leftX, 1) == nil)
    #expect(move(.leftX, 0.5) == nil)
    #expect(move(.leftX, 0.9) == nil)
    #expect(move(.leftX, 0.1) == nil)
    #expect(move(.leftX, -0.7) == .button("dpleft"))
    #expect(move(.leftY, -0.8) == .button("dpup"))
    #expect(move(.rightX, 1) == nil)
    #expect(input.input(.gamepadDown(id: 1, button: .up)) == .button("dpup"))
    #expect(input.input(.gamepadUp(id: 1, button: .up)) == nil)
  }

  @Test func `text and files are handed on`() {
    var input = input
    #expect(input.input(.text("球")) == .text("球"))
    #expect(input.input(.droppedFile("/a.png")) == .drop("/a.png"))
    #expect(input.input(.dropBegan) == nil)
  }
}

import CSDL2
import Testing

@testable import SDLKit

@MainActor
struct `Gamepads` {
  private let video: VideoSystem
  private let system: GamepadSystem
  private let queue: EventQueue

  init() throws {
    video = try VideoSystem(driver: "dummy")
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    system = try GamepadSystem()
    queue = EventQueue(video)
    queue.clear()
  }

  private func events() -> [PlatformEvent.Kind] {
    SDL_GameControllerUpdate()
    var kinds: [PlatformEvent.Kind] = []
    // A look ends where the last one of another test did, though more has come since.
    repeat {
      while let event = queue.next() { kinds.append(event.kind) }
    } while SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    return kinds
  }

  @Test func `one that is plugged in later works, and can be pulled out while a button is held`()
    throws
  {
    let index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0)
    try #require(index >= 0)
    #expect(events().contains(.gamepadAdded(index: Int(index))))
    let gamepad = try Gamepad(system, index: Int(index))
    #expect(gamepad.isAttached)
    #expect(!gamepad.name.isEmpty)

    let joystick = SDL_JoystickFromInstanceID(SDL_JoystickID(gamepad.id))
    SDL_JoystickSetVirtualButton(joystick, 0, 1)
    #expect(events().contains(.gamepadDown(id: gamepad.id, button: .a)))
    SDL_JoystickSetVirtualAxis(joystick, 0, -32768)
    #expect(events().contains(.gamepadMoved(id: gamepad.id, axis: .leftX, value: -1)))
    #expect(!gamepad.rumble(strength: 1, milliseconds: 10), "a virtual one cannot be shaken")

    SDL_JoystickDetachVirtual(index)
    #expect(events().contains(.gamepadRemoved(id: gamepad.id)))
    #expect(!gamepad.isAttached)
    gamepad.rumble(strength: 1, milliseconds: 10)
  }

  @Test func `one that is not there cannot be opened`() {
    #expect(throws: PlatformError.self) { try Gamepad(system, index: 99) }
  }

  @Test func `every button and axis has SDL's name`() {
    for button in GamepadButton.allCases {
      let number = SDL_GameControllerGetButtonFromString(button.rawValue).rawValue
      #expect(GamepadButton(sdl: UInt8(clamping: number)) == button)
    }
    for axis in GamepadAxis.allCases {
      let number = SDL_GameControllerGetAxisFromString(axis.rawValue).rawValue
      #expect(GamepadAxis(sdl: UInt8(clamping: number)) == axis)
    }
    #expect(GamepadButton(sdl: 255) == nil)
    #expect(GamepadAxis(sdl: 255) == nil)
  }
}

internal import CSDL2

/// The watch over gamepads, for as long as the object lives: they come and go as events.
@MainActor
public final class GamepadSystem {
  /// Starts to look for gamepads; those that are there arrive as events.
  ///
  /// - Throws: `PlatformError` where gamepads cannot be watched.
  public init() throws(PlatformError) {
    guard SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER) == 0 else {
      throw PlatformError("use gamepads")
    }
  }

  isolated deinit { SDL_QuitSubSystem(SDL_INIT_GAMECONTROLLER) }
}

/// An opened gamepad: only of those do events arrive.
@MainActor
public final class Gamepad {
  /// The number that its events carry.
  public let id: Int
  private let pointer: OpaquePointer
  private let system: GamepadSystem

  /// Opens a gamepad.
  ///
  /// - Parameters:
  ///   - system: The watch over gamepads.
  ///   - index: The number with which it was added.
  /// - Throws: `PlatformError` where it is gone already.
  public init(_ system: GamepadSystem, index: Int) throws(PlatformError) {
    guard let pointer = SDL_GameControllerOpen(Int32(clamping: index)) else {
      throw PlatformError("open a gamepad")
    }
    self.pointer = pointer
    self.system = system
    id = Int(SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pointer)))
  }

  isolated deinit { SDL_GameControllerClose(pointer) }

  /// What it is called.
  public var name: String { SDL_GameControllerName(pointer).map { String(cString: $0) } ?? "" }

  /// Whether it is still there.
  public var isAttached: Bool { SDL_GameControllerGetAttached(pointer) == SDL_TRUE }

  /// Shakes it.
  ///
  /// - Parameters:
  ///   - strength: How much, 0…1.
  ///   - milliseconds: How long.
  /// - Returns: Whether it can be shaken.
  @discardableResult
  public func rumble(strength: Double, milliseconds: Int) -> Bool {
    let level = UInt16(min(max(strength, 0), 1) * 65535)
    return SDL_GameControllerRumble(pointer, level, level, UInt32(clamping: milliseconds)) == 0
  }
}

extension GamepadButton {
  /// Reads SDL's number.
  init?(sdl number: UInt8) {
    let name = SDL_GameControllerGetStringForButton(
      SDL_GameControllerButton(rawValue: Int32(number)))
    guard let name else { return nil }
    self.init(rawValue: String(cString: name))
  }
}

extension GamepadAxis {
  /// Reads SDL's number.
  init?(sdl number: UInt8) {
    let name = SDL_GameControllerGetStringForAxis(SDL_GameControllerAxis(rawValue: Int32(number)))
    guard let name else { return nil }
    self.init(rawValue: String(cString: name))
  }
}

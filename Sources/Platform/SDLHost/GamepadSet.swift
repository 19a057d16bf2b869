internal import SDLKit

/// The gamepads that are plugged in.
@MainActor
final class GamepadSet {
  private let system: GamepadSystem
  private var gamepads: [Int: Gamepad] = [:]

  /// Starts to look for gamepads; `nil` where they cannot be watched.
  init?() {
    guard let system = try? GamepadSystem() else { return nil }
    self.system = system
  }

  /// Opens one that was plugged in.
  func add(index: Int) {
    guard let gamepad = try? Gamepad(system, index: index) else { return }
    gamepads[gamepad.id] = gamepad
  }

  /// Lets go of one that was pulled out.
  func remove(id: Int) { gamepads[id] = nil }

  /// Shakes all.
  func rumble() {
    for gamepad in gamepads.values { gamepad.rumble(strength: 0.6, milliseconds: 250) }
  }
}

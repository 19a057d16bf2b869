internal import CSDL2

/// A key by its place on the keyboard, whatever the layout writes on it.
public struct KeyPlace: Hashable, Sendable {
  /// The USB usage number of the place.
  public let number: Int

  /// Makes a place from its USB usage number.
  public init(number: Int) { self.number = number }

  /// Finds a place by SDL's name of it, which is what a US keyboard bears: `A`, `Return`, `F11`.
  ///
  /// - Parameter name: The name; the case of letters does not matter.
  public init?(name: String) {
    let code = SDL_GetScancodeFromName(name)
    guard code != SDL_SCANCODE_UNKNOWN else { return nil }
    number = Int(code.rawValue)
  }

  /// SDL's name of the place; empty where it has none.
  public var name: String {
    String(cString: SDL_GetScancodeName(SDL_Scancode(rawValue: UInt32(clamping: number))))
  }

  /// What the present layout writes on the key, in capitals; the place's name where that is empty.
  public var label: String {
    let place = SDL_Scancode(rawValue: UInt32(clamping: number))
    let label = String(cString: SDL_GetKeyName(SDL_GetKeyFromScancode(place)))
    return label.isEmpty ? name : label
  }
}

/// Keys held down beside another one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Either Shift key.
  public static let shift = KeyModifiers(rawValue: 1)
  /// Either Control key.
  public static let control = KeyModifiers(rawValue: 2)
  /// Either Alt key.
  public static let alt = KeyModifiers(rawValue: 4)
  /// Either logo key.
  public static let logo = KeyModifiers(rawValue: 8)

  /// Reads SDL's bits.
  init(sdl bits: UInt16) {
    let bits = UInt32(bits)
    var modifiers: KeyModifiers = []
    if bits & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    if bits & KMOD_ALT.rawValue != 0 { modifiers.insert(.alt) }
    if bits & KMOD_GUI.rawValue != 0 { modifiers.insert(.logo) }
    self = modifiers
  }
}

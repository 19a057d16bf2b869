internal import CSDL2

/// The colour of a pixel: eight bits a channel, not multiplied by the opacity.
public struct PixelColor: Hashable, Sendable {
  /// The red part, 0…255.
  public var red: UInt8
  /// The green part, 0…255.
  public var green: UInt8
  /// The blue part, 0…255.
  public var blue: UInt8
  /// The opacity, 0 (invisible) to 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour from its channels, 0…255 each.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from a pixel as surfaces hold it: `0xAARRGGBB`.
  public init(argb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: argb >> 16), green: UInt8(truncatingIfNeeded: argb >> 8),
      blue: UInt8(truncatingIfNeeded: argb), alpha: UInt8(truncatingIfNeeded: argb >> 24))
  }

  /// The colour as surfaces hold it: `0xAARRGGBB`.
  public var argb: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }

  /// The colour as SDL knows it.
  var sdl: SDL_Color { SDL_Color(r: red, g: green, b: blue, a: alpha) }
}

/// A colour of the screen: three channels in sRGB, 0…255 each.
public struct RGB: Hashable, Sendable {
  /// The red channel, 0…255.
  public let red: UInt8
  /// The green channel, 0…255.
  public let green: UInt8
  /// The blue channel, 0…255.
  public let blue: UInt8

  /// Makes a colour of its channels.
  ///
  /// - Parameters:
  ///   - red: 0…255.
  ///   - green: 0…255.
  ///   - blue: 0…255.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads a colour written as six hexadecimal digits, `FF9600`.
  ///
  /// - Parameter hex: Exactly six digits, in either case, without a sign; anything else gives nil.
  public init?(hex: String) {
    guard hex.utf8.count == 6, hex.first != "+", hex.first != "-",
      let number = UInt32(hex, radix: 16)
    else { return nil }
    self.init(number)
  }

  /// The colour as six hexadecimal digits in capitals.
  public var hex: String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }

  init(_ number: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: number >> 16),
      green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  private var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension RGB: Codable {
  /// Reads six hexadecimal digits.
  ///
  /// - Parameter decoder: Where to read the string from.
  /// - Throws: `DecodingError` where it is something else.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard let color = RGB(hex: text) else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "“\(text)” is not a colour of six hexadecimal digits")
    }
    self = color
  }

  /// Writes six hexadecimal digits.
  ///
  /// - Parameter encoder: Where to write the string.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(hex)
  }
}

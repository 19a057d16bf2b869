extension RGB {
  /// The relative luminance, 0 for black to 1 for white.
  ///
  /// As in the Web Content Accessibility Guidelines 2.2, “relative luminance”.
  public var luminance: Double {
    0.2126 * RGB.linear(red) + 0.7152 * RGB.linear(green) + 0.0722 * RGB.linear(blue)
  }

  /// The contrast with another colour, from 1 for two equal ones to 21 for black on white.
  ///
  /// As in the Web Content Accessibility Guidelines 2.2, “contrast ratio”; the order does not matter.
  ///
  /// - Parameter other: The colour beside or below this one.
  /// - Returns: A ratio in 1…21.
  public func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func linear(_ channel: UInt8) -> Double {
    let value = Double(channel) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    return base * base * fifthRoot(of: base * base)
  }

  /// Newton's method, for base^2.4 = base² · ⁵√base² with nothing but exact arithmetic.
  ///
  /// Which cards are dealt hangs on contrasts, and a `pow` differs in its last bit between C
  /// libraries; four basic operations do not.
  private static func fifthRoot(of square: Double) -> Double {
    var root = 1.0
    for _ in 0..<16 {
      let fourth = root * root * root * root
      root -= (root * fourth - square) / (5 * fourth)
    }
    return root
  }
}

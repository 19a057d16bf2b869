extension Surface {
  /// The surface at half its size, each pixel the mean of up to four, weighted by their opacity.
  ///
  /// - Returns: A surface of half the width and height, rounded up.
  /// - Throws: `PlatformError` where there is not enough memory.
  public func halved() throws(PlatformError) -> Surface {
    precondition(!isOpaque, "opacities are needed")
    let half = try Surface(width: (width + 1) / 2, height: (height + 1) / 2)
    let (width, height, stride) = (width, height, stride)
    withPixels { source in
      half.withPixels { target in
        for y in 0..<half.height {
          let upper = y * 2 * stride
          let lower = min(y * 2 + 1, height - 1) * stride
          for x in 0..<half.width {
            let left = x * 2
            let right = min(x * 2 + 1, width - 1)
            target[y * half.stride + x] = Self.mean(
              source[upper + left], source[upper + right], source[lower + left],
              source[lower + right])
          }
        }
      }
    }
    return half
  }

  /// The mean of four pixels `0xAARRGGBB`.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    if a == b, c == d, a == c { return a }
    let opacities = (a >> 24, b >> 24, c >> 24, d >> 24)
    let sum = opacities.0 + opacities.1 + opacities.2 + opacities.3
    guard sum > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      let first = (a >> shift & 255) * opacities.0 + (b >> shift & 255) * opacities.1
      let second = (c >> shift & 255) * opacities.2 + (d >> shift & 255) * opacities.3
      return ((first + second + sum / 2) / sum) << shift
    }
    return ((sum + 2) / 4) << 24 | channel(16) | channel(8) | channel(0)
  }
}

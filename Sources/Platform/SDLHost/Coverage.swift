internal import SDLKit

/// How much of each pixel a shape covers, 0…1, row by row.
struct Coverage {
  let width: Int
  let height: Int
  var values: [Float]

  /// Nothing is covered; the sides are at least 1.
  init(width: Int, height: Int) {
    self.width = max(1, width)
    self.height = max(1, height)
    values = [Float](repeating: 0, count: self.width * self.height)
  }

  /// A surface of one colour with the coverage as its opacity.
  func surface(_ color: PixelColor) -> Surface? {
    guard let surface = try? Surface(width: width, height: height) else { return nil }
    let stride = surface.stride
    let ink = color.argb & 0xFFFFFF
    let opacity = Float(color.alpha)
    surface.withPixels { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let covered = min(max(values[y * width + x], 0), 1)
          pixels[y * stride + x] = UInt32(covered * opacity + 0.5) << 24 | ink
        }
      }
    }
    return surface
  }
}

/// The four round corners of a box or of its outline, close together in one square.
struct Corners: Hashable {
  /// The outer radius in pixels.
  var radius: Double
  /// The line's width in whole pixels; `nil` fills.
  var line: Int?

  /// The side in pixels of one corner.
  var side: Int { max(1, Int(max(radius, Double(line ?? 0)).rounded(.up))) }

  /// The coverage of a square of twice the side.
  var coverage: Coverage {
    var result = Coverage(width: side * 2, height: side * 2)
    for y in 0..<side * 2 {
      for x in 0..<side * 2 {
        result.values[y * side * 2 + x] = Float(covered(Double(x) + 0.5, Double(y) + 0.5))
      }
    }
    return result
  }

  private func covered(_ x: Double, _ y: Double) -> Double {
    let outer = inside(x, y, inset: 0, radius: radius)
    guard let line else { return outer }
    let inset = Double(line)
    return outer - inside(x, y, inset: inset, radius: max(0, radius - inset))
  }

  /// How much of a pixel lies in the rounded square: from the distance of its middle to the edge.
  private func inside(_ x: Double, _ y: Double, inset: Double, radius: Double) -> Double {
    let half = Double(side) - inset
    guard half > 0 else { return 0 }
    let across = abs(x - Double(side)) - (half - radius)
    let down = abs(y - Double(side)) - (half - radius)
    let (right, below) = (max(across, 0), max(down, 0))
    let distance =
      (right * right + below * below).squareRoot() + min(max(across, down), 0) - radius
    return min(max(0.5 - distance, 0), 1)
  }
}

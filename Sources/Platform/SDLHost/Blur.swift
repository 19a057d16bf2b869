internal import SDLKit

/// A blur that is near to a Gaussian one: a box blur, three times, on a smaller picture.
struct Blur {
  /// How many pixels of the sharp picture become one, each way.
  let shrinking: Int
  /// How many pixels to each side of a small one are averaged.
  let reach: Int

  /// Makes a blur of a standard deviation in pixels.
  init(deviation: Double) {
    let deviation = min(max(deviation, 0), 400)
    // Enough small pixels that they are not seen when they are enlarged.
    shrinking = max(1, Int(deviation / 3))
    let small = deviation / Double(shrinking)
    // Three boxes of width 2r + 1 have the variance ((2r + 1)² − 1) / 4.
    reach = max(0, Int((((4 * small * small + 1).squareRoot() - 1) / 2).rounded()))
  }

  /// The small blurred picture, covered with a colour.
  func applied(to sharp: Surface, dim: PixelColor) -> Surface? {
    let width = max(1, (sharp.width + shrinking / 2) / shrinking)
    let height = max(1, (sharp.height + shrinking / 2) / shrinking)
    guard let result = try? Surface(width: width, height: height) else { return nil }
    var planes = shrunk(sharp, to: result.size)
    for channel in planes.indices {
      for _ in 0..<3 { average(&planes[channel], result.size) }
    }
    let ink = [dim.red, dim.green, dim.blue].map { Float($0) }
    let strength = Float(dim.alpha) / 255
    result.withPixels { [stride = result.stride] pixels in
      for (channel, shift) in Self.channels.enumerated() {
        for (index, light) in planes[channel].enumerated() {
          let value = light + (ink[channel] - light) * strength
          pixels[index / width * stride + index % width] |=
            0xFF00_0000 | UInt32(min(max(value, 0), 255) + 0.5) << shift
        }
      }
    }
    return result
  }

  /// Where red, green and blue stand in a pixel.
  private static let channels: [UInt32] = [16, 8, 0]

  /// The channels of a picture at a smaller size: the means of the pixels that fall together.
  private func shrunk(_ sharp: Surface, to small: PixelSize) -> [[Float]] {
    let (size, stride) = (sharp.size, sharp.stride)
    let columns = (0..<size.width).map { $0 * small.width / size.width }
    var sums = [SIMD4<UInt32>](repeating: .zero, count: small.width * small.height)
    var counts = [Float](repeating: 0, count: sums.count)
    sharp.withPixels { pixels in
      for y in 0..<size.height {
        let first = y * small.height / size.height * small.width
        for x in 0..<size.width {
          let pixel = pixels[y * stride + x]
          let channels = SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, 1)
          sums[first + columns[x]] &+= channels
        }
      }
    }
    for index in sums.indices { counts[index] = Float(max(1, sums[index].w)) }
    return (0..<3).map { channel in
      sums.indices.map { Float(sums[$0][channel]) / counts[$0] }
    }
  }

  /// A box blur across and down; at the border only what is inside counts, so that it is not dark.
  private func average(_ plane: inout [Float], _ size: PixelSize) {
    guard reach > 0 else { return }
    var line = [Float](repeating: 0, count: max(size.width, size.height))
    for y in 0..<size.height {
      average(&plane, first: y * size.width, step: 1, count: size.width, &line)
    }
    for x in 0..<size.width {
      average(&plane, first: x, step: size.width, count: size.height, &line)
    }
  }

  private func average(
    _ plane: inout [Float], first: Int, step: Int, count: Int, _ line: inout [Float]
  ) {
    for index in 0..<count { line[index] = plane[first + index * step] }
    var sum: Float = 0
    var weight: Float = 0
    for index in 0..<min(reach, count) {
      sum += line[index]
      weight += 1
    }
    for index in 0..<count {
      if index + reach < count {
        sum += line[index + reach]
        weight += 1
      }
      if index > reach {
        sum -= line[index - reach - 1]
        weight -= 1
      }
      plane[first + index * step] = sum / weight
    }
  }
}

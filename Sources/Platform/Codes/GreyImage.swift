internal import SDLKit

/// A picture without colours, a byte a pixel, row by row.
struct GreyImage: Hashable {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes it of a surface, with white where that is clear.
  init(_ surface: Surface) {
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let isOpaque = surface.isOpaque
    let pixels = surface.withPixels { source in
      [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
        for row in 0..<height {
          for column in 0..<width {
            let pixel = source[row * stride + column]
            target[row * width + column] = GreyImage.grey(pixel, isOpaque: isOpaque)
          }
        }
        count = width * height
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// How light a pixel `0xAARRGGBB` is on white, by the weights of BT 601.
  private static func grey(_ pixel: UInt32, isOpaque: Bool) -> UInt8 {
    let alpha = isOpaque ? 255 : pixel >> 24
    let sum = (pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29
    return UInt8(min(255, ((sum >> 8) * alpha + 255 * (255 - alpha)) / 255))
  }

  /// The longer side in pixels.
  var longSide: Int { max(width, height) }

  /// The picture so many times smaller, each pixel the mean of a square.
  func shrunk(by factor: Int) -> GreyImage {
    let (newWidth, newHeight) = (max(1, width / factor), max(1, height / factor))
    var result: [UInt8] = []
    result.reserveCapacity(newWidth * newHeight)
    for row in 0..<newHeight {
      for column in 0..<newWidth {
        var sum = 0
        var count = 0
        for y in row * factor..<min(height, (row + 1) * factor) {
          for x in column * factor..<min(width, (column + 1) * factor) {
            sum += Int(pixels[y * width + x])
            count += 1
          }
        }
        result.append(UInt8(sum / max(1, count)))
      }
    }
    return GreyImage(width: newWidth, height: newHeight, pixels: result)
  }

  /// The picture so many times larger, interpolated between the middles of the pixels.
  func grown(by factor: Int) -> GreyImage {
    let columns = (0..<width * factor).map { mix($0, factor, width) }
    var result: [UInt8] = []
    result.reserveCapacity(width * height * factor * factor)
    for row in 0..<height * factor {
      let vertical = mix(row, factor, height)
      let (upper, lower) = (vertical.first * width, vertical.second * width)
      for column in columns {
        let top = blend(pixels[upper + column.first], pixels[upper + column.second], column.part)
        let bottom = blend(pixels[lower + column.first], pixels[lower + column.second], column.part)
        result.append(UInt8((top * (256 - vertical.part) + bottom * vertical.part) >> 16))
      }
    }
    return GreyImage(width: width * factor, height: height * factor, pixels: result)
  }

  /// Two neighbours, and how much of the second is taken, in 256ths.
  private struct Mix {
    var first: Int
    var second: Int
    var part: Int
  }

  private func mix(_ place: Int, _ factor: Int, _ count: Int) -> Mix {
    let position = (place * 2 + 1) * 128 / factor - 128
    let first = position >> 8
    return Mix(
      first: max(0, first), second: min(count - 1, first + 1), part: position - first << 8)
  }

  private func blend(_ first: UInt8, _ second: UInt8, _ part: Int) -> Int {
    Int(first) * (256 - part) + Int(second) * part
  }
}

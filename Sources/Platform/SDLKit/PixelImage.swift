/// A picture as a value, to be compared, sent to another thread and saved there.
public struct PixelImage: Hashable, Sendable {
  /// The width and height in pixels.
  public let size: PixelSize
  /// The pixels `0xAARRGGBB`, row by row.
  public let pixels: [UInt32]

  /// Makes a picture of pixels, as many as the size holds.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.width * size.height, "the size does not fit the pixels")
    self.size = size
    self.pixels = pixels
  }

  /// The colour of a pixel; the place lies inside.
  public subscript(x: Int, y: Int) -> PixelColor {
    precondition(x >= 0 && y >= 0 && x < size.width && y < size.height, "outside the picture")
    return PixelColor(argb: pixels[y * size.width + x])
  }

  /// The pixels as red, green, blue and opacity, a byte each, row by row.
  public var rgba: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      for (index, pixel) in pixels.enumerated() {
        let color = PixelColor(argb: pixel)
        bytes[index * 4] = color.red
        bytes[index * 4 + 1] = color.green
        bytes[index * 4 + 2] = color.blue
        bytes[index * 4 + 3] = color.alpha
      }
      count = pixels.count * 4
    }
  }

  /// The picture as a PNG file; may be called on any thread.
  ///
  /// - Returns: The file's bytes, the same for the same pixels.
  /// - Throws: `PlatformError` where there is not enough memory.
  public func png() throws(PlatformError) -> [UInt8] { try Surface(self).png() }
}

extension Surface {
  /// Makes a surface of a picture's pixels, opaque where they all are.
  ///
  /// - Throws: `PlatformError` where there is not enough memory.
  public convenience init(_ image: PixelImage) throws(PlatformError) {
    let isOpaque = image.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    try self.init(width: image.size.width, height: image.size.height, isOpaque: isOpaque)
    let (width, stride) = (width, stride)
    withPixels { target in
      for row in 0..<image.size.height {
        let source = image.pixels[row * width..<(row + 1) * width]
        _ = target[(row * stride)...].update(fromContentsOf: source)
      }
    }
  }

  /// The pixels as a value.
  public var image: PixelImage {
    let (width, height, stride, bits) = (width, height, stride, opaqueBits)
    let pixels = withPixels { source in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        for row in 0..<height {
          for column in 0..<width {
            target[row * width + column] = source[row * stride + column] | bits
          }
        }
        count = width * height
      }
    }
    return PixelImage(size: size, pixels: pixels)
  }
}

internal import CSDL2

/// Pixels in memory, `0xAARRGGBB` each.
///
/// It belongs to no renderer and to no thread, so that pictures can be made and saved anywhere.
public final class Surface {
  /// SDL's surface, always of 32 bits a pixel in the one order.
  let pointer: UnsafeMutablePointer<SDL_Surface>
  /// Whether its pixels have no opacity of their own: what is drawn on it leaves no hole.
  public let isOpaque: Bool

  /// Makes a surface of clear pixels, or of black ones where it is opaque.
  ///
  /// - Parameters:
  ///   - width: Its width in pixels, at least 1.
  ///   - height: Its height in pixels, at least 1.
  ///   - isOpaque: Whether its pixels have no opacity of their own; drawing on it is faster.
  /// - Throws: `PlatformError` where there is not enough memory.
  public init(width: Int, height: Int, isOpaque: Bool = false) throws(PlatformError) {
    let format = isOpaque ? SDL_PIXELFORMAT_XRGB8888 : SDL_PIXELFORMAT_ARGB8888
    guard
      width > 0, height > 0,
      let pointer = SDL_CreateRGBSurfaceWithFormat(
        0, Int32(clamping: width), Int32(clamping: height), 32, format.rawValue)
    else { throw PlatformError("make a picture of \(width)×\(height)") }
    self.pointer = pointer
    self.isOpaque = isOpaque
  }

  /// Takes over a surface of SDL's, converted where its format is another one.
  ///
  /// - Parameters:
  ///   - loaded: What a library answered with; `nil` is a failure.
  ///   - action: What was tried, for the error's text.
  /// - Throws: `PlatformError` where there is none.
  init(
    taking loaded: UnsafeMutablePointer<SDL_Surface>?, _ action: String
  ) throws(PlatformError) {
    guard let loaded else { throw PlatformError(action) }
    isOpaque = false
    guard loaded.pointee.format.pointee.format != SDL_PIXELFORMAT_ARGB8888.rawValue else {
      pointer = loaded
      return
    }
    defer { SDL_FreeSurface(loaded) }
    let format = SDL_PIXELFORMAT_ARGB8888.rawValue
    guard let converted = SDL_ConvertSurfaceFormat(loaded, format, 0) else {
      throw PlatformError(action)
    }
    pointer = converted
  }

  deinit { SDL_FreeSurface(pointer) }

  /// The width in pixels.
  public var width: Int { Int(pointer.pointee.w) }
  /// The height in pixels.
  public var height: Int { Int(pointer.pointee.h) }
  /// The pixels from one row to the next; at least the width.
  public var stride: Int { Int(pointer.pointee.pitch) / 4 }
  /// The whole surface.
  public var bounds: PixelRect { size.bounds }
  /// The width and height in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }
  /// The memory it takes, in bytes.
  public var byteCount: Int { stride * height * 4 }

  /// The bits that are set in each pixel, whatever SDL left there.
  var opaqueBits: UInt32 { isOpaque ? 0xFF00_0000 : 0 }

  /// Reads and writes the pixels, row by row, `stride` pixels a row.
  ///
  /// The highest byte of an opaque surface's pixels means nothing.
  ///
  /// - Parameter body: What is done with them; the buffer is valid only inside.
  /// - Returns: What the body returns.
  public func withPixels<Result>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) -> Result
  ) -> Result {
    let count = stride * height
    let start = pointer.pointee.pixels?.bindMemory(to: UInt32.self, capacity: count)
    return body(UnsafeMutableBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// The colour of a pixel; the place lies inside.
  public subscript(x: Int, y: Int) -> PixelColor {
    get {
      precondition(x >= 0 && y >= 0 && x < width && y < height, "outside the surface")
      return withPixels { PixelColor(argb: $0[y * stride + x] | opaqueBits) }
    }
    set {
      precondition(x >= 0 && y >= 0 && x < width && y < height, "outside the surface")
      withPixels { $0[y * stride + x] = newValue.argb }
    }
  }
}

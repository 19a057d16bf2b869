internal import CSDL2

extension Surface {
  /// Reads a picture of any kind that is known by its first bytes, whatever its name says.
  ///
  /// - Parameters:
  ///   - bytes: A PNG, JPEG, SVG or other picture.
  ///   - fitting: The width and height in pixels into which an SVG is drawn, its aspect kept;
  ///     `nil` takes its own size. Other kinds keep their own size.
  /// - Throws: `PlatformError` where the bytes hold no whole picture.
  public convenience init(
    picture bytes: [UInt8], fitting: PixelSize? = nil
  ) throws(PlatformError) {
    let library = try ImageLibrary()
    let loaded = bytes.withUnsafeBytes { buffer -> UnsafeMutablePointer<SDL_Surface>? in
      guard let stream = SDL_RWFromConstMem(buffer.baseAddress, Int32(clamping: buffer.count))
      else { return nil }
      guard let fitting, library.isSVG(stream) == 1 else { return library.load(stream, 1) }
      defer { SDL_RWclose(stream) }
      return library.loadSizedSVG(
        stream, Int32(clamping: max(1, fitting.width)), Int32(clamping: max(1, fitting.height)))
    }
    try self.init(taking: loaded, "read a picture")
  }

  /// Whether bytes look like an SVG picture.
  public static func isSVG(_ bytes: [UInt8]) -> Bool {
    guard let library = try? ImageLibrary() else { return false }
    return bytes.withUnsafeBytes { buffer in
      guard let stream = SDL_RWFromConstMem(buffer.baseAddress, Int32(clamping: buffer.count))
      else { return false }
      defer { SDL_RWclose(stream) }
      return library.isSVG(stream) == 1
    }
  }

  /// The picture as a PNG file.
  ///
  /// - Returns: The file's bytes, the same for the same pixels.
  /// - Throws: `PlatformError` where there is not enough memory.
  public func png() throws(PlatformError) -> [UInt8] {
    let library = try ImageLibrary()
    // Deflate's worst case is the plain bytes and a little for each block.
    let capacity = (width * 4 + 1) * height / 50 * 51 + 65536
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let stream = SDL_RWFromMem(buffer.baseAddress, Int32(clamping: capacity)) else {
        return
      }
      defer { SDL_RWclose(stream) }
      guard library.savePNG(pointer, stream, 0) == 0 else { return }
      size = max(0, Int(SDL_RWtell(stream)))
      count = size
    }
    guard size > 0 else { throw PlatformError("write a picture") }
    return Array(bytes)
  }
}

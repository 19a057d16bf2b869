import Glibc
import SDLKit

/// Writes JPEG files by SDL_image, as other programs do when they send a picture on.
///
/// The game itself never writes any, so SDLKit does not know how.
struct JPEGWriter {
  private typealias Pointer = UnsafeMutableRawPointer
  private typealias MakeSurface =
    @convention(c) (Pointer?, Int32, Int32, Int32, Int32, UInt32) -> Pointer?
  private typealias Free = @convention(c) (Pointer?) -> Void
  private typealias Open = @convention(c) (Pointer?, Int32) -> Pointer?
  private typealias Tell = @convention(c) (Pointer?) -> Int64
  private typealias Close = @convention(c) (Pointer?) -> Int32
  private typealias Save = @convention(c) (Pointer?, Pointer?, Int32, Int32) -> Int32

  private struct Missing: Error {
    var what: String
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - image: What is written.
  ///   - quality: 0…100.
  /// - Returns: The file's bytes.
  /// - Throws: `Missing` where SDL_image can't do it.
  static func bytes(_ image: PixelImage, quality: Int32) throws -> [UInt8] {
    let make: MakeSurface = try find("SDL_CreateRGBSurfaceWithFormatFrom")
    let open: Open = try find("SDL_RWFromMem")
    let save: Save = try find("IMG_SaveJPG_RW")
    let (tell, close): (Tell, Close) = try (find("SDL_RWtell"), find("SDL_RWclose"))
    let free: Free = try find("SDL_FreeSurface")
    var pixels = image.pixels
    var buffer = [UInt8](repeating: 0, count: pixels.count * 4 + 65536)
    let count = pixels.withUnsafeMutableBytes { source in
      buffer.withUnsafeMutableBytes { target -> Int64 in
        // The format is SDL_PIXELFORMAT_XRGB8888.
        let surface = make(
          source.baseAddress, Int32(image.size.width), Int32(image.size.height), 32,
          Int32(image.size.width * 4), 0x1616_1804)
        let stream = open(target.baseAddress, Int32(target.count))
        defer {
          _ = close(stream)
          free(surface)
        }
        return save(surface, stream, 0, quality) == 0 ? tell(stream) : 0
      }
    }
    guard count > 0 else { throw Missing(what: "JPEG") }
    return Array(buffer.prefix(Int(count)))
  }

  private static func find<Function>(_ symbol: String) throws -> Function {
    guard let library = dlopen("libSDL2_image-2.0.so.0", RTLD_NOW),
      let address = dlsym(library, symbol)
    else { throw Missing(what: symbol) }
    return unsafeBitCast(address, to: Function.self)
  }
}

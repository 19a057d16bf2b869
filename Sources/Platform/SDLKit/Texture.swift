internal import CSDL2

/// A picture in the form in which a renderer draws it.
@MainActor
public final class Texture {
  /// What a texture is for.
  public enum Access: Hashable, Sendable {
    /// Its pixels seldom change.
    case still
    /// Its pixels are written often.
    case streaming
    /// The renderer draws on it.
    case target
  }

  /// SDL's texture.
  let pointer: OpaquePointer
  private let renderer: Renderer
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// Makes a texture of undefined contents.
  ///
  /// - Parameters:
  ///   - renderer: What will draw it.
  ///   - width: Its width in pixels, at least 1.
  ///   - height: Its height in pixels, at least 1.
  ///   - access: What it is for.
  ///   - isOpaque: Whether it needs no opacity of its own, which is drawn faster.
  /// - Throws: `PlatformError` where it is too large.
  public init(
    _ renderer: Renderer, width: Int, height: Int, access: Access, isOpaque: Bool
  ) throws(PlatformError) {
    let format = isOpaque ? SDL_PIXELFORMAT_XRGB8888 : SDL_PIXELFORMAT_ARGB8888
    let kind =
      switch access {
      case .still: SDL_TEXTUREACCESS_STATIC
      case .streaming: SDL_TEXTUREACCESS_STREAMING
      case .target: SDL_TEXTUREACCESS_TARGET
      }
    guard
      let pointer = SDL_CreateTexture(
        renderer.pointer, format.rawValue, Int32(kind.rawValue), Int32(clamping: width),
        Int32(clamping: height))
    else { throw PlatformError("make a texture of \(width)×\(height)") }
    self.pointer = pointer
    self.renderer = renderer
    self.width = width
    self.height = height
    isBlended = !isOpaque
    SDL_SetTextureBlendMode(pointer, isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
  }

  /// Makes a still texture of a surface's pixels.
  ///
  /// - Throws: `PlatformError` where it is too large.
  public convenience init(
    _ renderer: Renderer, _ surface: Surface, isOpaque: Bool = false
  ) throws(PlatformError) {
    try self.init(
      renderer, width: surface.width, height: surface.height, access: .still, isOpaque: isOpaque)
    try update(surface)
  }

  isolated deinit { SDL_DestroyTexture(pointer) }

  /// The width and height in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The memory it takes, in bytes.
  public var byteCount: Int { width * height * 4 }

  /// Whether its opacity counts; else it replaces what is below.
  public var isBlended: Bool {
    didSet {
      SDL_SetTextureBlendMode(pointer, isBlended ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    }
  }

  /// An opacity by which its own is multiplied, 0…255.
  public var opacity: UInt8 = 255 { didSet { SDL_SetTextureAlphaMod(pointer, opacity) } }

  /// A colour by which its own is multiplied.
  public var tint = PixelColor(red: 255, green: 255, blue: 255) {
    didSet { SDL_SetTextureColorMod(pointer, tint.red, tint.green, tint.blue) }
  }

  /// Whether pixels between its own are interpolated when it is scaled.
  public var isSmooth = false {
    didSet {
      SDL_SetTextureScaleMode(pointer, isSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest)
    }
  }

  /// Replaces the pixels by those of a surface of the same size.
  ///
  /// - Throws: `PlatformError` where the pixels cannot be taken over.
  public func update(_ surface: Surface) throws(PlatformError) {
    precondition(surface.width == width && surface.height == height, "sizes differ")
    let pixels = surface.pointer.pointee
    guard SDL_UpdateTexture(pointer, nil, pixels.pixels, pixels.pitch) == 0 else {
      throw PlatformError("fill a texture")
    }
  }
}

internal import CSDL2

/// What draws on a window or on a surface.
@MainActor
public final class Renderer {
  /// Who does the work.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The processor: the quickest start and the least memory.
    case software
    /// The graphics processor.
    case accelerated
  }

  /// SDL's renderer.
  let pointer: OpaquePointer
  /// What is drawn on lives at least as long as the renderer.
  private let canvas: Canvas

  private enum Canvas {
    case window(Window)
    case surface(Surface)
  }

  /// Makes a renderer for a window, and sets again the window's minimum size that SDL forgets.
  ///
  /// - Parameters:
  ///   - window: What it draws on.
  ///   - kind: Who does the work.
  ///   - driver: SDL's name of the driver to use, as in `opengl`; `nil` takes what fits.
  /// - Throws: `PlatformError` where this kind is not to be had.
  public init(_ window: Window, _ kind: Kind, driver: String? = nil) throws(PlatformError) {
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, driver ?? "")
    // Without this, SDL shows the processor's picture by way of a graphics driver.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, kind == .software ? "0" : "1")
    let flags =
      kind == .software
      ? SDL_RENDERER_SOFTWARE.rawValue
      : SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let pointer = SDL_CreateRenderer(window.pointer, -1, flags) else {
      throw PlatformError("draw in a window (\(kind.rawValue))")
    }
    self.pointer = pointer
    canvas = .window(window)
    // Only for the graphics processor SDL may have made the window anew.
    if kind == .accelerated { window.restoreMinimum() }
  }

  /// Makes a renderer that draws on a surface, without any display.
  ///
  /// - Throws: `PlatformError` where the surface cannot be drawn on.
  public init(_ surface: Surface) throws(PlatformError) {
    guard let pointer = SDL_CreateSoftwareRenderer(surface.pointer) else {
      throw PlatformError("draw on a surface")
    }
    self.pointer = pointer
    canvas = .surface(surface)
  }

  isolated deinit { SDL_DestroyRenderer(pointer) }

  /// SDL's name of it, as in `software` or `opengl`.
  public var name: String { info.name.map { String(cString: $0) } ?? "" }
  /// Whether the processor does the work.
  public var isSoftware: Bool { info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0 }

  /// The largest side of a texture in pixels; `nil` where only memory sets a limit.
  public var maximumTextureSide: Int? {
    let side = Int(min(info.max_texture_width, info.max_texture_height))
    return side > 0 ? side : nil
  }

  /// The width and height in pixels of what is drawn on when no target is set.
  public var outputSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(pointer, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  private var info: SDL_RendererInfo {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(pointer, &info)
    return info
  }
}

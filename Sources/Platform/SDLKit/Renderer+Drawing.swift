internal import CSDL2

extension Renderer {
  /// Fills all that is drawn on with a colour, whatever the clip.
  public func clear(_ color: PixelColor) {
    SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    SDL_RenderClear(pointer)
  }

  /// Fills a rectangle; a colour that is not opaque is laid over what is there.
  public func fill(_ rect: PixelRect, _ color: PixelColor) {
    guard !rect.isEmpty, color.alpha > 0 else { return }
    SDL_SetRenderDrawBlendMode(
      pointer, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(pointer, color.red, color.green, color.blue, color.alpha)
    var rect = rect.sdl
    SDL_RenderFillRect(pointer, &rect)
  }

  /// Draws a part of a texture into a rectangle, scaled where their sizes differ.
  ///
  /// - Parameters:
  ///   - texture: The picture; a texture of this renderer.
  ///   - source: The part of it in its own pixels; `nil` takes all.
  ///   - target: Where it goes.
  public func draw(_ texture: Texture, from source: PixelRect? = nil, to target: PixelRect) {
    guard !target.isEmpty else { return }
    var target = target.sdl
    guard var source = source?.sdl else {
      SDL_RenderCopy(pointer, texture.pointer, nil, &target)
      return
    }
    SDL_RenderCopy(pointer, texture.pointer, &source, &target)
  }

  /// Lets only a rectangle be drawn on; `nil` lets everything.
  public func setClip(_ rect: PixelRect?) {
    guard var rect = rect?.sdl else {
      SDL_RenderSetClipRect(pointer, nil)
      return
    }
    SDL_RenderSetClipRect(pointer, &rect)
  }

  /// Draws on a texture from now on; `nil` draws on the window or surface again.
  ///
  /// - Throws: `PlatformError` where the texture is no target.
  public func setTarget(_ texture: Texture?) throws(PlatformError) {
    guard SDL_SetRenderTarget(pointer, texture?.pointer) == 0 else {
      throw PlatformError("draw on a texture")
    }
  }

  /// Shows what was drawn.
  public func present() { SDL_RenderPresent(pointer) }

  /// Carries out on a surface what was drawn, where there is no window to show it.
  public func flush() { SDL_RenderFlush(pointer) }

  /// The pixels of what is drawn on now.
  ///
  /// - Parameter rect: The part that is wanted, in pixels.
  /// - Returns: A surface of the part's size, opaque where what is drawn on knows no opacity.
  /// - Throws: `PlatformError` where it cannot be read.
  public func read(_ rect: PixelRect) throws(PlatformError) -> Surface {
    let surface = try Surface(width: rect.width, height: rect.height)
    var area = rect.sdl
    guard
      SDL_RenderReadPixels(
        pointer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, surface.pointer.pointee.pixels,
        surface.pointer.pointee.pitch) == 0
    else { throw PlatformError("read pixels") }
    return surface
  }
}

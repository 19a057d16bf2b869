internal import CSDL2

extension Surface {
  /// Gives every pixel a colour.
  public func fill(_ color: PixelColor) { SDL_FillRect(pointer, nil, color.argb) }

  /// Copies a part of another surface to a place; what lies outside is left out.
  ///
  /// - Parameters:
  ///   - other: The other surface.
  ///   - source: The part in its pixels; `nil` takes all.
  ///   - x: The left edge of the place.
  ///   - y: The top edge of the place.
  ///   - isBlended: Whether it is laid over what is there by its opacity; else it replaces it.
  public func draw(
    _ other: Surface, from source: PixelRect? = nil, x: Int, y: Int, isBlended: Bool
  ) {
    SDL_SetSurfaceBlendMode(other.pointer, isBlended ? SDL_BLENDMODE_BLEND : SDL_BLENDMODE_NONE)
    var source = (source ?? other.bounds).sdl
    var target = SDL_Rect(x: Int32(clamping: x), y: Int32(clamping: y), w: 0, h: 0)
    SDL_UpperBlit(other.pointer, &source, pointer, &target)
  }

  /// A part of the surface, scaled smoothly; not of an opaque one.
  ///
  /// It interpolates between four pixels: good down to half the size, see `halved()`.
  ///
  /// - Parameters:
  ///   - source: The part in pixels; it lies inside.
  ///   - width: The new width in pixels, at least 1.
  ///   - height: The new height in pixels, at least 1.
  /// - Returns: A surface of the new size.
  /// - Throws: `PlatformError` where there is not enough memory.
  public func scaled(
    from source: PixelRect, width: Int, height: Int
  ) throws(PlatformError) -> Surface {
    precondition(!isOpaque, "opacities are needed")
    let result = try Surface(width: width, height: height)
    var source = source.sdl
    guard SDL_SoftStretchLinear(pointer, &source, result.pointer, nil) == 0 else {
      throw PlatformError("scale a picture")
    }
    return result
  }

  /// The part inside a rectangle.
  ///
  /// - Throws: `PlatformError` where it is empty or there is not enough memory.
  public func cropped(to rect: PixelRect) throws(PlatformError) -> Surface {
    let result = try Surface(width: rect.width, height: rect.height)
    result.draw(self, from: rect, x: 0, y: 0, isBlended: false)
    return result
  }
}

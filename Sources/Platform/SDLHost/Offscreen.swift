public import Drawing
public import SDLKit

/// Draws pictures that are saved, on a surface of their own.
///
/// No window takes part in it, so that the same list gives the same bytes whatever the window's
/// size, its scale and its renderer.
@MainActor
public struct Offscreen {
  private let fonts: FontBook
  private let pictures: Painter.PictureBytes

  /// Makes a place to draw at.
  ///
  /// - Parameters:
  ///   - fonts: Where letters come from.
  ///   - pictures: Where pictures come from.
  public init(fonts: FontBook, pictures: @escaping Painter.PictureBytes) {
    self.fonts = fonts
    self.pictures = pictures
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - size: The picture's size in pixels, at least 1 each way.
  ///   - scale: The pixels of a point.
  ///   - background: What lies below everything.
  /// - Returns: The pixels, a value that may be saved on any thread.
  /// - Throws: `PlatformError` where there is not enough memory.
  public func draw(
    _ list: DrawList, size: PixelSize, scale: Double = 1, background: Color = .white
  ) throws(PlatformError) -> PixelImage {
    let isOpaque = background.alpha == 255
    let surface = try Surface(width: size.width, height: size.height, isOpaque: isOpaque)
    let renderer = try Renderer(surface)
    let painter = Painter(renderer, fonts: fonts, budget: 0, pictures: pictures)
    painter.draw(list, scale: scale, background: background)
    renderer.flush()
    return surface.image
  }
}

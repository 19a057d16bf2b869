internal import CSDL2

extension Window {
  /// The place and size in points, without the desktop's borders.
  public var frame: PixelRect {
    get {
      var rect = SDL_Rect()
      SDL_GetWindowPosition(pointer, &rect.x, &rect.y)
      SDL_GetWindowSize(pointer, &rect.w, &rect.h)
      return PixelRect(rect)
    }
    set {
      let rect = newValue.sdl
      SDL_SetWindowSize(pointer, max(1, rect.w), max(1, rect.h))
      SDL_SetWindowPosition(pointer, rect.x, rect.y)
    }
  }

  /// The place and size in points with the desktop's borders, as far as they are known.
  ///
  /// A window that opens at a place has its borders' corner there.
  public var outerFrame: PixelRect {
    var (top, left, bottom, right): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowBordersSize(pointer, &top, &left, &bottom, &right)
    let inner = frame
    return PixelRect(
      x: inner.x - Int(left), y: inner.y - Int(top),
      width: inner.width + Int(left + right), height: inner.height + Int(top + bottom))
  }

  /// Changes the width and height in points and leaves the place.
  public func resize(width: Int, height: Int) {
    SDL_SetWindowSize(pointer, Int32(clamping: max(1, width)), Int32(clamping: max(1, height)))
  }

  /// Moves the window without changing its size; in points.
  ///
  /// - Parameters:
  ///   - x: The left edge among all screens.
  ///   - y: The top edge among all screens.
  public func move(x: Int, y: Int) {
    SDL_SetWindowPosition(pointer, Int32(clamping: x), Int32(clamping: y))
  }

  /// The smallest width and height in points that SDL lets a person drag it to.
  public var minimumSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowMinimumSize(pointer, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// The width and height in physical pixels.
  public var drawableSize: PixelSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(pointer, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  /// Whether it fills the usable part of its screen.
  public var isMaximized: Bool { hasFlag(SDL_WINDOW_MAXIMIZED) }

  /// Fills the usable part of its screen.
  public func maximize() { SDL_MaximizeWindow(pointer) }
  /// Puts it away in the desktop's list of windows.
  public func minimize() { SDL_MinimizeWindow(pointer) }
  /// Takes back the maximising or minimising.
  public func restore() { SDL_RestoreWindow(pointer) }

  /// Whether it covers the whole screen, in the desktop's own mode.
  public var isFullscreen: Bool {
    get { hasFlag(SDL_WINDOW_FULLSCREEN_DESKTOP) }
    set {
      SDL_SetWindowFullscreen(pointer, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
    }
  }

  /// The number of the screen that holds the window's middle.
  public var displayIndex: Int { max(0, Int(SDL_GetWindowDisplayIndex(pointer))) }
}

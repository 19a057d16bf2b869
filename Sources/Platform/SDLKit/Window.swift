internal import CSDL2

/// A window on the desktop.
///
/// Its places and sizes are in points, which may hold several pixels.
@MainActor
public final class Window {
  /// What a window is like when it opens.
  public struct Options: Hashable, Sendable {
    /// The text in its title bar.
    public var title: String
    /// The width and height in points; the place too where it is known.
    public var frame: PixelRect
    /// Whether `frame` holds a place; else the window is centred.
    public var hasPlace: Bool
    /// The smallest width and height in points.
    public var minimum: PixelSize
    /// Whether it fills the screen's usable part.
    public var isMaximized: Bool
    /// Whether it stays unseen until it is shown.
    public var isHidden: Bool

    /// Makes the options of a window; lengths are in points.
    public init(
      title: String, frame: PixelRect, hasPlace: Bool = false,
      minimum: PixelSize = PixelSize(width: 160, height: 120), isMaximized: Bool = false,
      isHidden: Bool = false
    ) {
      self.title = title
      self.frame = frame
      self.hasPlace = hasPlace
      self.minimum = minimum
      self.isMaximized = isMaximized
      self.isHidden = isHidden
    }
  }

  /// SDL's window.
  let pointer: OpaquePointer
  private let video: VideoSystem
  private let minimum: PixelSize

  /// Opens a window that can be resized.
  ///
  /// - Throws: `PlatformError` where no window can be opened.
  public init(_ video: VideoSystem, _ options: Options) throws(PlatformError) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    if options.isMaximized { flags |= SDL_WINDOW_MAXIMIZED.rawValue }
    if options.isHidden { flags |= SDL_WINDOW_HIDDEN.rawValue }
    let centred = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let frame = options.frame.sdl
    guard
      let pointer = SDL_CreateWindow(
        options.title, options.hasPlace ? frame.x : centred, options.hasPlace ? frame.y : centred,
        max(1, frame.w), max(1, frame.h), flags)
    else { throw PlatformError("open a window") }
    self.pointer = pointer
    self.video = video
    minimum = options.minimum
    restoreMinimum()
  }

  isolated deinit { SDL_DestroyWindow(pointer) }

  /// Sets the smallest size again, which SDL forgets when a renderer is created.
  func restoreMinimum() {
    SDL_SetWindowMinimumSize(
      pointer, Int32(clamping: minimum.width), Int32(clamping: minimum.height))
  }

  /// The text in the title bar.
  public var title: String {
    get { String(cString: SDL_GetWindowTitle(pointer)) }
    set { SDL_SetWindowTitle(pointer, newValue) }
  }

  /// Sets the picture that stands for the window in the desktop's lists.
  public func setIcon(_ surface: Surface) { SDL_SetWindowIcon(pointer, surface.pointer) }

  /// Whether the keyboard writes to this window.
  public var hasFocus: Bool { hasFlag(SDL_WINDOW_INPUT_FOCUS) }
  /// Whether it is put away in the desktop's list of windows.
  public var isMinimized: Bool { hasFlag(SDL_WINDOW_MINIMIZED) }
  /// Whether it is not on the screen at all.
  public var isHidden: Bool { hasFlag(SDL_WINDOW_HIDDEN) }

  /// Brings it before other windows, and gives it the keyboard where the desktop allows that.
  public func raise() { SDL_RaiseWindow(pointer) }

  /// Shows a hidden window.
  public func show() { SDL_ShowWindow(pointer) }

  /// Whether SDL has set a flag.
  func hasFlag(_ flag: SDL_WindowFlags) -> Bool {
    SDL_GetWindowFlags(pointer) & flag.rawValue != 0
  }
}

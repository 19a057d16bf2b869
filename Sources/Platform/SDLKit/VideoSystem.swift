internal import CSDL2

/// SDL's video and its events, for as long as the object lives.
///
/// Nothing else is started with it: sound and gamepads fail on their own, and cost nothing before
/// they are wanted.
@MainActor
public final class VideoSystem {
  /// Starts video and events, with text input off.
  ///
  /// - Parameter driver: SDL's name of the driver to use, as in `dummy`; `nil` takes what fits.
  /// - Throws: `PlatformError` where there is no display.
  public init(driver: String? = nil) throws(PlatformError) {
    if let driver { SDL_SetHint(SDL_HINT_VIDEODRIVER, driver) }
    SDL_SetHint(SDL_HINT_APP_NAME, "ColorMix")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else { throw PlatformError("use a display") }
    // Without a display SDL may take a driver that shows nothing, and the game would run unseen.
    let isAsked = driver != nil || SDL_GetHint(SDL_HINT_VIDEODRIVER) != nil
    guard isAsked || !["offscreen", "dummy", "evdev"].contains(self.driver) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw PlatformError(action: "use a display", reason: "there is none")
    }
    // SDL starts with text input on, so that each letter would arrive twice.
    SDL_StopTextInput()
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_DISABLE)
  }

  isolated deinit { SDL_QuitSubSystem(SDL_INIT_VIDEO) }

  /// The name of the driver in use, as in `x11`.
  public var driver: String { SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? "" }

  /// The screens, the first one first.
  public var displays: [Display] {
    (0..<max(0, SDL_GetNumVideoDisplays())).compactMap { Display(index: $0) }
  }
}

/// A screen and where it lies among the others.
public struct Display: Hashable, Sendable {
  /// The whole screen.
  public var bounds: PixelRect
  /// The part that no panel or dock covers.
  public var usableBounds: PixelRect
  /// The frames it shows in a second; 0 where that is unknown.
  public var refreshRate: Int

  /// Makes a screen from what is known of it.
  public init(bounds: PixelRect, usableBounds: PixelRect, refreshRate: Int) {
    self.bounds = bounds
    self.usableBounds = usableBounds
    self.refreshRate = refreshRate
  }

  /// Asks SDL for a screen.
  init?(index: Int32) {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayBounds(index, &bounds) == 0 else { return nil }
    var usable = bounds
    SDL_GetDisplayUsableBounds(index, &usable)
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(index, &mode)
    self.init(
      bounds: PixelRect(bounds), usableBounds: PixelRect(usable),
      refreshRate: Int(mode.refresh_rate))
  }
}

internal import CSDL2

/// What the desktop does for the game.
@MainActor
public struct Desktop {
  private let video: VideoSystem

  /// Makes the desktop of a started video system.
  public init(_ video: VideoSystem) { self.video = video }

  /// The text on the clipboard; empty where there is none.
  public var clipboard: String {
    guard let text = SDL_GetClipboardText() else { return "" }
    defer { SDL_free(text) }
    return String(cString: text)
  }

  /// Puts a text on the clipboard, for as long as the program runs.
  ///
  /// - Throws: `PlatformError` where there is no clipboard.
  public func copy(_ text: String) throws(PlatformError) {
    guard SDL_SetClipboardText(text) == 0 else { throw PlatformError("use the clipboard") }
  }

  /// Opens a link, or a folder by a `file://` link, with the program that the desktop has for it.
  ///
  /// - Throws: `PlatformError` where there is none.
  public func open(_ link: String) throws(PlatformError) {
    guard SDL_OpenURL(link) == 0 else { throw PlatformError("open \(link)") }
  }

  /// Whether keys write text, through an input method where there is one; off at the start.
  public var isTextInputOn: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// Lets keys write text.
  ///
  /// - Parameter place: Where the text appears in the window, in points: an input method shows its
  ///   list beside it.
  public func startTextInput(at place: PixelRect) {
    var rect = place.sdl
    SDL_SetTextInputRect(&rect)
    SDL_StartTextInput()
  }

  /// Lets keys be only keys again.
  public func stopTextInput() { SDL_StopTextInput() }

  /// Shows or hides the mouse's arrow.
  public func showPointer(_ isShown: Bool) { SDL_ShowCursor(isShown ? SDL_ENABLE : SDL_DISABLE) }

  /// Shows a message in a window of its own, where the game has none.
  ///
  /// - Throws: `PlatformError` where there is no way to show it.
  public static func show(title: String, message: String) throws(PlatformError) {
    let flags = SDL_MESSAGEBOX_ERROR.rawValue
    guard SDL_ShowSimpleMessageBox(flags, title, message, nil) == 0 else {
      throw PlatformError("show a message")
    }
  }
}

public import Drawing
public import Scenes
public import SDLKit
public import Sound

/// Carries a stage in a window, by the real clock.
///
/// It sleeps while nothing moves: no frames, no processor time.
@MainActor
public final class WindowHost: Host {
  /// How the window is to be.
  public struct Options: Sendable {
    /// The text in the title bar.
    public var title: String
    /// Where the window was last time, or the size it is to have.
    public var place: WindowPlace
    /// Whether the place counts; else the window is centred.
    public var hasPlace: Bool
    /// The physical pixels of a point; `nil` takes the screen's.
    public var scale: Double?
    /// Which renderer.
    public var renderer: RendererChoice

    /// Makes options.
    public init(
      title: String, place: WindowPlace, hasPlace: Bool = false, scale: Double? = nil,
      renderer: RendererChoice = .automatic
    ) {
      self.title = title
      self.place = place
      self.hasPlace = hasPlace
      self.scale = scale
      self.renderer = renderer
    }
  }

  /// The smallest window, in points.
  public static let minimum = PixelSize(width: 160, height: 120)

  /// The scenes that are carried.
  public let stage: Stage
  /// The clipboard, links and text input.
  public let desktop: Desktop
  /// The last list that was drawn.
  public var lastList: DrawList { shown.list }
  /// What drawing has cost.
  public var costs: FrameCosts { shown.costs }
  /// Called when the player wants a picture of the window saved.
  public var screenshotWanted: () -> Void = {}
  /// Called when another thread woke the host.
  public var woken: () -> Void = {}
  /// Called once where there is no sound device.
  public var soundMissing: (PlatformError) -> Void = { _ in }

  let window: Window
  let renderer: Renderer
  let painter: Painter
  let queue: EventQueue
  let ticks = Ticks()
  let sound: SoundDevice
  var gamepads: GamepadSet?
  /// The file of a picture that the window has not been given yet.
  var icon: [UInt8]?
  var input = InputTranslator()
  var fixedScale: Double?
  /// The window's size while it fills no screen, and the place of its borders' corner.
  var ownFrame: PixelRect
  var isOver = false
  var isVisible = true
  var shown = ShownFrame()
  var lastFrame = 0
  var expected: String?
  let frameTime: Int

  /// Opens a window for a stage, which takes its size.
  ///
  /// - Parameters:
  ///   - stage: The scenes to carry.
  ///   - video: The started video.
  ///   - options: How the window is to be.
  ///   - fonts: Where letters come from.
  ///   - pictures: Where pictures come from.
  /// - Throws: `PlatformError` where no window can be opened, or not drawn in.
  public init(
    _ stage: Stage, _ video: VideoSystem, _ options: Options, fonts: FontBook,
    pictures: @escaping Painter.PictureBytes
  ) throws(PlatformError) {
    let displays = video.displays
    let place = options.place.fitted(to: displays, minimum: WindowHost.minimum)
    let frame = PixelRect(x: place.x, y: place.y, width: place.width, height: place.height)
    window = try Window(
      video,
      .init(
        title: options.title, frame: frame, hasPlace: options.hasPlace,
        minimum: WindowHost.minimum, isMaximized: place.isMaximized))
    if place.isFullscreen { window.isFullscreen = true }
    renderer = try options.renderer.renderer(for: window)
    painter = Painter(renderer, fonts: fonts, pictures: pictures)
    self.stage = stage
    desktop = Desktop(video)
    queue = EventQueue(video)
    sound = SoundDevice(driver: video.driver == "dummy" ? "dummy" : nil)
    fixedScale = options.scale
    ownFrame = frame
    let rate = displays.first?.refreshRate ?? 0
    frameTime = max(1, 1000 / (rate > 0 ? rate : 60))
    fitStage()
  }

  /// The milliseconds since the program began.
  public var time: Int { ticks.milliseconds }

  /// Where the window is, to open it there again.
  public var place: WindowPlace {
    WindowPlace(
      x: ownFrame.x, y: ownFrame.y, width: ownFrame.width, height: ownFrame.height,
      isMaximized: window.isMaximized, isFullscreen: window.isFullscreen)
  }

  /// Sets the picture that stands for the window in the desktop's lists, once a frame was shown; one
  /// that cannot be read is left out.
  public func setIcon(_ bytes: [UInt8]) { icon = bytes }

  /// Plays a sound, where there is a device.
  public func play(_ effect: Effect) {
    do throws(PlatformError) {
      try sound.play(effect, at: time)
    } catch {
      soundMissing(error)
    }
  }

  /// Shakes the gamepads that can be shaken.
  public func rumble() { gamepads?.rumble() }

  /// Reads a picture after the next frame, to be there when it is shown.
  public func expect(picture name: String) { expected = name }

  /// Lets pictures be read anew, where their files have changed.
  public func forgetPictures() {
    painter.forgetPictures()
    shown.isStale = true
  }

  /// Brings the window before the others.
  public func raise() { window.raise() }

  /// Ends the loop.
  public func quit() { isOver = true }
}

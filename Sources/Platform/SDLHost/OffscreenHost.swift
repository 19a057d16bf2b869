public import Drawing
public import Geometry
public import Scenes
public import SDLKit

/// Carries a stage without a window, by a clock that moves only when it is told to.
@MainActor
public final class OffscreenHost: Host {
  /// The longest time between two frames, in milliseconds.
  private static let frameTime = 16

  /// The scenes that are carried.
  public let stage: Stage
  /// What the clock shows, in milliseconds.
  public private(set) var time = 0
  /// The last list that was drawn.
  public var lastList: DrawList { shown.list }
  /// What drawing has cost.
  public var costs: FrameCosts { shown.costs }
  private let ticks = Ticks()
  private let fonts: FontBook
  private let pictures: Painter.PictureBytes
  private var surface: Surface
  private var renderer: Renderer
  private var painter: Painter
  private var shown = ShownFrame()

  /// Makes a host for a stage, as large as the stage is.
  ///
  /// - Parameters:
  ///   - stage: The scenes to carry.
  ///   - fonts: Where letters come from.
  ///   - pictures: Where pictures come from.
  /// - Throws: `PlatformError` where there is not enough memory.
  public init(
    _ stage: Stage, fonts: FontBook, pictures: @escaping Painter.PictureBytes
  ) throws(PlatformError) {
    self.stage = stage
    self.fonts = fonts
    self.pictures = pictures
    let size = OffscreenHost.pixels(of: stage)
    surface = try Surface(width: size.width, height: size.height, isOpaque: true)
    renderer = try Renderer(surface)
    painter = Painter(renderer, fonts: fonts, pictures: pictures)
  }

  private static func pixels(of stage: Stage) -> PixelSize {
    PixelSize(
      width: max(Int((stage.size.width * stage.scale).rounded()), 1),
      height: max(Int((stage.size.height * stage.scale).rounded()), 1))
  }

  /// Something happens now; the frame after it is drawn.
  public func receive(_ event: InputEvent) {
    stage.receive(event, at: time)
    frame()
  }

  /// Takes another surface of that size.
  public func resize(to size: Size, scale: Double) throws(PlatformError) {
    let start = ticks.microseconds
    stage.resize(to: size, scale: scale)
    shown.costs.layout = ticks.microseconds - start
    let pixels = OffscreenHost.pixels(of: stage)
    surface = try Surface(width: pixels.width, height: pixels.height, isOpaque: true)
    renderer = try Renderer(surface)
    painter = Painter(renderer, fonts: fonts, pictures: pictures)
    shown.isStale = true
    frame()
  }

  /// Lets time pass by steps of at most 16 ms.
  public func advance(by milliseconds: Int) {
    let end = time + max(milliseconds, 0)
    repeat {
      time = min(time + OffscreenHost.frameTime, end)
      frame()
    } while time < end
  }

  /// Brings the stage to the present time, and draws it where anything changed.
  public func frame() {
    stage.advance(to: time)
    _ = shown.draw(stage, by: painter) { renderer.flush() }
  }

  /// Lets pictures be read anew, where their files have changed.
  public func forgetPictures() {
    painter.forgetPictures()
    shown.isStale = true
  }

  /// The surface's pixels.
  public func screenshot() throws(PlatformError) -> PixelImage {
    frame()
    return surface.image
  }
}

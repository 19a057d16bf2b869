public import Drawing
internal import Geometry
public import SDLKit

/// Carries out draw lists on a renderer.
///
/// Edges of rectangles land on whole pixels; corners, paths and letters are smooth at any scale.
/// What takes time to make is kept as textures, in the colour in which it is shown, since drawing
/// in another colour is slow without a graphics processor.
@MainActor
public final class Painter {
  /// Where pictures come from: a file's bytes by its name.
  public typealias PictureBytes = @MainActor (_ name: String) -> [UInt8]?

  let renderer: Renderer
  let raster: LineRaster
  let pictures: PictureStore
  var lines: TextureCache<LineKey>
  var corners: TextureCache<CornersKey>
  var shapes: TextureCache<ShapeKey>
  var pictureTextures: TextureCache<PictureStore.Key>
  var backdrop: Backdrop?
  /// Textures that hold a whole frame: the one drawn on, and what lay below each open group.
  var canvases: [Texture] = []

  /// Makes a painter.
  ///
  /// - Parameters:
  ///   - renderer: What it draws on.
  ///   - fonts: Where letters come from.
  ///   - budget: The memory in bytes that textures may take beside those of the present frame.
  ///   - pictures: Where pictures come from.
  public init(
    _ renderer: Renderer, fonts: FontBook, budget: Int = 64 << 20,
    pictures: @escaping PictureBytes
  ) {
    self.renderer = renderer
    raster = LineRaster(fonts: fonts)
    self.pictures = PictureStore(budget: budget, bytes: pictures)
    lines = TextureCache(budget: budget / 4)
    corners = TextureCache(budget: budget / 16)
    shapes = TextureCache(budget: budget / 4)
    pictureTextures = TextureCache(budget: budget / 2)
  }

  /// Whether the last frame was drawn less sharp than it could be, since a picture was changing
  /// its size: once it stands still, it is to be drawn once more.
  public var wantsRefinement: Bool { pictures.wantsRefinement }

  /// The width and height of a picture in its own pixels; `nil` where it cannot be read.
  public func pictureSize(_ name: String) -> PixelSize? { pictures.size(name) }

  /// Draws a frame; `Renderer.present()` shows it.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - scale: The pixels of a point; any positive fraction.
  ///   - background: What lies below everything.
  public func draw(_ list: DrawList, scale: Double, background: Color = .black) {
    let bounds = renderer.outputSize.bounds
    guard !bounds.isEmpty, scale > 0 else { return }
    let start = firstSeen(list.commands, scale: scale, bounds: bounds)
    var pass = Pass(placement: Placement(scale: scale), clip: bounds, bounds: bounds)
    pass.usesCanvas = list.commands[start...].contains { $0.needsCanvas }
    if pass.usesCanvas { pass.usesCanvas = openCanvas(bounds) }
    renderer.setClip(nil)
    if !covers(list.commands[start...].first, bounds, pass.placement) {
      renderer.clear(PixelColor(background))
    }
    draw(list.commands, from: start, pass)
    renderer.setClip(nil)
    if pass.usesCanvas { closeCanvas(bounds) }
    endFrame(keepsCanvases: pass.usesCanvas)
  }

  /// Throws away everything that the renderer held, when it tells that textures are lost.
  public func forgetTextures() {
    lines.removeAll()
    corners.removeAll()
    shapes.removeAll()
    pictureTextures.removeAll()
    canvases.removeAll()
    backdrop = nil
  }

  /// Reads all pictures anew, since other ones may bear their names now.
  public func forgetPictures() {
    pictures.removeAll()
    pictureTextures.removeAll()
    backdrop = nil
  }

  private func endFrame(keepsCanvases: Bool) {
    lines.endFrame()
    corners.endFrame()
    shapes.endFrame()
    pictureTextures.endFrame()
    pictures.endFrame()
    if !keepsCanvases { canvases.removeAll() }
  }

  /// Whether a command hides all below it, so that nothing need be cleared.
  private func covers(
    _ command: DrawCommand?, _ bounds: PixelRect, _ placement: Placement
  ) -> Bool {
    switch command {
    case .fill(let frame, let color):
      color.alpha == 255 && placement.pixels(frame).contains(bounds)
    case .backdrop(let frame, _, let dim, let opacity):
      opacity >= 1 && dim.alpha >= 0 && placement.pixels(frame).contains(bounds)
    default: false
    }
  }
}

/// How commands are drawn at one place of a list.
struct Pass {
  /// Where points land.
  var placement: Placement
  /// What may be drawn on, in pixels.
  var clip: PixelRect
  /// All that is drawn on.
  var bounds: PixelRect
  /// An opacity for each command by itself, 0…1.
  var opacity = 1.0
  /// Whether a texture is drawn on that can be copied.
  var usesCanvas = false
  /// How many groups with an opacity are open.
  var depth = 0
  /// What was drawn before the list that is being drawn.
  var before: [DrawCommand] = []
}

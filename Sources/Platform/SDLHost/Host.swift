public import Drawing
public import Geometry
public import Scenes
public import SDLKit

/// What carries a stage: a window with the real clock, or a surface with a clock of its own.
///
/// Its law: the same stage, sent the same events at the same times, comes to the same state and the
/// same draw list on every host.
@MainActor
public protocol Host: AnyObject {
  /// The scenes that are carried.
  var stage: Stage { get }
  /// What the clock shows, in milliseconds.
  var time: Int { get }
  /// The last list that was drawn.
  var lastList: DrawList { get }
  /// What drawing has cost.
  var costs: FrameCosts { get }

  /// Something happens now.
  func receive(_ event: InputEvent)
  /// The window is given a size in points, with so many physical pixels a point.
  func resize(to size: Size, scale: Double) throws(PlatformError)
  /// Lets time pass, frame by frame.
  func advance(by milliseconds: Int)
  /// What the window shows, in physical pixels.
  func screenshot() throws(PlatformError) -> PixelImage
}

/// What drawing has cost a host.
public struct FrameCosts: Hashable, Sendable {
  /// The frames that were drawn so far.
  public var frames = 0
  /// How long the last resize took to lay out, in microseconds.
  public var layout = 0
  /// How long the last draw list took to build, in microseconds.
  public var build = 0
  /// How long the last list took to draw, in microseconds.
  public var draw = 0

  /// No frame yet.
  public init() {}
}

public import Drawing
public import Geometry
internal import Layout
internal import Motion
public import Routing

/// Where a scene belongs that an address leads to.
public enum Destination {
  /// It is the lowest: whatever was there goes.
  case root(any Scene)
  /// It stands on the lowest alone.
  case page(any Scene)
  /// It lies over what is there.
  case overlay(any Scene)
}

/// The scenes in sight, and what happens to them.
///
/// A host hands it input with the time at which it happened, then the time, and asks for a list to
/// draw and for the moment at which it has to come back.
public final class Stage {
  /// How long a change of scenes takes, in milliseconds.
  public static let transition = 300
  /// How long a message stays, in milliseconds.
  public static let messageTime = 5000

  /// The scenes, the lowest first.
  public var scenes: [any Scene] { entries.map(\.scene) }
  /// The window's size in points.
  public private(set) var size: Size
  /// The physical pixels a point.
  public private(set) var scale: Double
  /// What is said to the player at the moment.
  public internal(set) var message: String?
  /// Whether scenes change at once and nothing shakes.
  public var reducesMotion = false
  /// What carries messages; it lies over everything.
  public var banner: Screen?
  /// What an address leads to; it says itself what is wrong with one, and answers `nil`.
  public var resolve: (Route) -> Destination? = { _ in nil }
  /// Called for each dropped file that no scene takes.
  public var dropped: (String) -> Void = { _ in }
  /// Told once of each layout constraint that had to give way.
  public var log: (String) -> Void = { _ in }
  /// The colour behind everything, seen where a scene moves away.
  public var backgroundColor = Color.black

  var entries: [Entry] = []
  var leaving: Leaving?
  var time = 0
  var messageTween = Tween(resting: 0)
  var shaking: Shake?
  var lastPress: Press?
  private var logged: Set<LayoutConflict> = []

  /// A scene and how it comes in.
  struct Entry {
    let scene: any Scene
    let isOverlay: Bool
    var entrance: Tween
    var style: TransitionStyle
  }

  /// A scene on its way out.
  struct Leaving {
    let scene: any Scene
    let isOverlay: Bool
    let tween: Tween
    let style: TransitionStyle
  }

  /// How scenes change.
  enum TransitionStyle {
    case fade
    case slide
  }

  /// The last press, to tell a double click from two.
  ///
  /// What was pressed may be gone by the second one, and its place in memory taken by another.
  struct Press {
    let time: Int
    let point: Point
    weak var scene: (any Scene)?
    weak var element: Element?
  }

  /// Makes an empty stage for a window of a size in points.
  public init(size: Size, scale: Double) {
    self.size = size
    self.scale = scale
  }

  /// The uppermost scene.
  public var top: (any Scene)? { entries.last?.scene }

  /// The uppermost scene that is no overlay.
  public var base: (any Scene)? { entries.last { !$0.isOverlay }?.scene }

  /// The name of the uppermost overlay.
  public var overlayName: String? {
    entries.last.flatMap { $0.isOverlay ? $0.scene.overlayName : nil }
  }

  /// Fits what is in sight to a window of a size in points; the rest is fitted when it comes back.
  public func resize(to size: Size, scale: Double) {
    guard size != self.size || scale != self.scale else { return }
    self.size = size
    self.scale = scale
    for entry in entriesInSight { fit(entry.scene) }
    if let leaving { fit(leaving.scene) }
    if message != nil { banner?.resize(to: size, scale: scale) }
  }

  /// The uppermost scene that is no overlay, and the overlays on it.
  var entriesInSight: ArraySlice<Entry> {
    entries[(entries.lastIndex { !$0.isOverlay } ?? entries.startIndex)...]
  }

  func fit(_ scene: any Scene) {
    scene.screen.resize(to: size, scale: scale)
    scene.resized()
    for conflict in scene.screen.layout.conflicts where logged.insert(conflict).inserted {
      log(conflict.description)
    }
  }

  /// The clock has come to a time in milliseconds; it never goes back.
  public func advance(to time: Int) {
    self.time = max(self.time, time)
    if let leaving, leaving.tween.isOver(at: self.time) { self.leaving = nil }
    if let shaking, shaking.isOver(at: self.time) { self.shaking = nil }
    if message != nil, messageTween.to == 1, self.time >= messageTween.start + Stage.messageTime {
      messageTween = messageTween.redirected(to: 0, at: self.time, duration: fadeTime)
    }
    if messageTween.to == 0, messageTween.isOver(at: self.time) { message = nil }
    for entry in entries { entry.scene.advance(to: self.time) }
  }

  /// When the stage has to be drawn again, if no input comes.
  public var wake: Wake {
    var wake: Wake = entries.reduce(.never) { $0.earlier($1.scene.wake) }
    let isMoving =
      leaving != nil || shaking != nil || !messageTween.isOver(at: time)
      || entries.contains { !$0.entrance.isOver(at: time) }
    if isMoving { wake = .nextFrame }
    if message != nil { wake = wake.earlier(.at(messageTween.start + Stage.messageTime)) }
    return wake
  }

  /// Whether letters are typed on the uppermost scene.
  public var wantsText: Bool { top?.wantsText ?? false }

  /// What is on the screen and visible, the top scene's last.
  public func nodes() -> [Node] {
    var nodes = entriesInSight.flatMap { $0.scene.screen.nodes() }
    if message != nil, let banner { nodes += banner.nodes() }
    return nodes
  }

  /// What the scenes tell drivers, by module; the upper ones' word counts.
  public var report: [String: ReportValue] {
    entries.reduce(into: [:]) { report, entry in
      report.merge(entry.scene.report) { _, upper in upper }
    }
  }

  var fadeTime: Int { reducesMotion ? 0 : Stage.transition }
}

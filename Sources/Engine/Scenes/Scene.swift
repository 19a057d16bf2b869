public import Drawing
internal import Geometry
public import Routing

/// One screen of the game.
///
/// A scene builds its screen once and changes the state of its elements. Its law: `draw` changes
/// nothing, and what it draws depends on the scene's state and the time alone; with `wake == .never`
/// two calls at different times give the same list.
public protocol Scene: AnyObject {
  /// The scene's address.
  var route: Route { get }
  /// What drivers call it where it lies over another scene, as `settings`.
  var overlayName: String? { get }
  /// Its elements.
  var screen: Screen { get }
  /// How what lies below it is veiled, where it is an overlay.
  var backdrop: Backdrop? { get }
  /// When it changes next by itself.
  var wake: Wake { get }
  /// Whether letters are typed on it.
  var wantsText: Bool { get }
  /// What it is about, for drivers, by the name of the module.
  var report: [String: ReportValue] { get }

  /// The screen was fitted to another window.
  func resized()
  /// The scene comes to the top, or comes back to it, at a time in milliseconds.
  func appeared(at time: Int)
  /// Another scene covers it or takes its place, at a time in milliseconds.
  func covered(at time: Int)
  /// It leaves the stage for good, at a time in milliseconds.
  func dismissed(at time: Int)
  /// Something happens, at the event's own time in milliseconds; answers whether it was used up.
  func receive(_ event: InputEvent, at time: Int) -> Bool
  /// An element of the screen is pressed, at the event's own time in milliseconds.
  func press(_ element: Element, at time: Int)
  /// The clock has come to a time in milliseconds.
  func advance(to time: Int)
  /// Adds what the scene shows at a time in milliseconds.
  func draw(into list: inout DrawList, at time: Int)
}

extension Scene {
  /// Nothing is veiled.
  public var backdrop: Backdrop? { nil }
  /// No overlay.
  public var overlayName: String? { nil }
  /// Still.
  public var wake: Wake { .never }
  /// No letters.
  public var wantsText: Bool { false }
  /// Nothing to tell.
  public var report: [String: ReportValue] { [:] }
  /// Does nothing.
  public func resized() {}
  /// Does nothing.
  public func appeared(at time: Int) {}
  /// Does nothing.
  public func covered(at time: Int) {}
  /// Does nothing.
  public func dismissed(at time: Int) {}
  /// Leaves every event to the screen.
  public func receive(_ event: InputEvent, at time: Int) -> Bool { false }
  /// Does what the element does.
  public func press(_ element: Element, at time: Int) { element.press?() }
  /// Does nothing.
  public func advance(to time: Int) {}
  /// Draws the elements.
  public func draw(into list: inout DrawList, at time: Int) { screen.draw(into: &list) }
}

/// How an overlay veils what lies below it.
public struct Backdrop: Hashable, Sendable {
  /// How far colours run into each other, in points.
  public var blur: Double
  /// The colour laid over it.
  public var dim: Color

  /// Makes a veil; the blur is in points.
  public init(blur: Double, dim: Color) {
    self.blur = blur
    self.dim = dim
  }
}

/// How scenes move on, handed to them by the stage.
public struct Navigation {
  /// Goes to an address.
  public var open: (Route) -> Void
  /// Puts a scene above the present one, to come back from.
  public var push: (any Scene) -> Void
  /// Puts a scene in the place of the present one.
  public var replace: (any Scene) -> Void
  /// Lays a scene over the present one, which stays in sight.
  public var overlay: (any Scene) -> Void
  /// Takes the uppermost scene away, unless it is the last.
  public var close: () -> Void
  /// Says something to the player for a while.
  public var say: (String) -> Void
  /// Whether a scene is the uppermost one.
  public var isTop: (any Scene) -> Bool
  /// Shakes the window's content.
  public var shake: () -> Void
}

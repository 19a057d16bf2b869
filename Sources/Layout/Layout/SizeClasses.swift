public import Geometry

/// What kind of window a layout is for.
public struct SizeClasses: Hashable, Sendable {
  /// How much room there is one way.
  public enum Extent: Hashable, Sendable {
    /// Little: one column, or one row.
    case compact
    /// Enough for things side by side.
    case regular
  }

  /// The arrangement that suits the window.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Higher than wide: one below the other, as on a phone.
    case portrait
    /// Wider than high, with room both ways.
    case landscape
    /// Very low and wide: side by side, in one row.
    case short
    /// Little room both ways.
    case tiny
  }

  /// The room from left to right.
  public let horizontal: Extent
  /// The room from top to bottom.
  public let vertical: Extent
  /// Whether the window is low and at least 1.9 times as wide.
  public let isShortAndWide: Bool
  /// The arrangement that suits the window.
  public let form: Form
  /// Whether there is room for buttons of 40 points: at least 320×240.
  public let hasRoomForFingers: Bool

  /// The classes of a window of a size in points.
  public init(of size: Size) {
    let (width, height) = (size.width, size.height)
    let isTall = width < height * 1.1
    horizontal = isTall || width < 640 ? .compact : .regular
    vertical = height < 400 ? .compact : .regular
    isShortAndWide = vertical == .compact && width >= height * 1.9 && width >= 640
    hasRoomForFingers = width >= 320 && height >= 240
    form =
      if isShortAndWide {
        .short
      } else if isTall {
        .portrait
      } else if width < 640 && height < 480 {
        .tiny
      } else {
        .landscape
      }
  }
}

/// When a set of constraints holds.
public struct LayoutCondition: Sendable {
  let holds: @Sendable (SizeClasses) -> Bool

  /// Makes a condition from a test of the window's classes.
  public init(_ holds: @escaping @Sendable (SizeClasses) -> Bool) { self.holds = holds }

  /// At any size.
  public static let always = LayoutCondition { _ in true }

  /// In some arrangements.
  public static func form(_ forms: SizeClasses.Form...) -> LayoutCondition {
    LayoutCondition { forms.contains($0.form) }
  }
}

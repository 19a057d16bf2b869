public import Geometry

/// The shape of a score card.
public enum CardFormat: String, Hashable, Sendable, CaseIterable {
  /// 1200×630, as links are shown.
  case wide
  /// 1080×1350, as pictures are posted.
  case tall

  /// The size in pixels.
  public var size: Size {
    switch self {
    case .wide: Size(width: 1200, height: 630)
    case .tall: Size(width: 1080, height: 1350)
    }
  }

  /// The other format.
  public var next: CardFormat { self == .wide ? .tall : .wide }
}

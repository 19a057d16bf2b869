public import Cassowary

/// A rectangle whose place and size the solver finds, in points with y growing downwards.
///
/// It has two variables each way, a near edge and a length; the other anchors follow from them.
public struct Box: Hashable, Sendable {
  /// What it is called in messages.
  public let name: String
  /// The left edge.
  public let left: Variable
  /// The top edge.
  public let top: Variable
  /// The width.
  public let width: Variable
  /// The height.
  public let height: Variable

  /// The right edge.
  public var right: Expression { left + width }
  /// The bottom edge.
  public var bottom: Expression { top + height }
  /// The horizontal middle.
  public var centerX: Expression { left + width * 0.5 }
  /// The vertical middle.
  public var centerY: Expression { top + height * 0.5 }
}

extension Box {
  /// Constraints that make it cover another box, less a margin on each side.
  public func fills(_ other: Box, margin: Expression = Expression()) -> [Constraint] {
    spans(other, margin: margin) + stands(in: other, margin: margin)
  }

  /// Constraints that give it the left and right edge of another box, less a margin.
  public func spans(_ other: Box, margin: Expression = Expression()) -> [Constraint] {
    [
      (left == other.left + margin).named("\(name) spans \(other.name)"),
      (right == other.right - margin).named("\(name) spans \(other.name)"),
    ]
  }

  /// Constraints that give it the top and bottom edge of another box, less a margin.
  public func stands(in other: Box, margin: Expression = Expression()) -> [Constraint] {
    [
      (top == other.top + margin).named("\(name) stands in \(other.name)"),
      (bottom == other.bottom - margin).named("\(name) stands in \(other.name)"),
    ]
  }

  /// Constraints that give it a width and a height.
  public func measures(_ width: Expression, by height: Expression) -> [Constraint] {
    [
      (self.width == width).named("\(name) width"),
      (self.height == height).named("\(name) height"),
    ]
  }

  /// Constraints that put its middle at the middle of another box.
  public func centers(in other: Box) -> [Constraint] {
    [
      (centerX == other.centerX).named("\(name) centre"),
      (centerY == other.centerY).named("\(name) centre"),
    ]
  }

  /// Constraints that keep it inside another box.
  public func isInside(_ other: Box, margin: Expression = Expression()) -> [Constraint] {
    [
      (left >= other.left + margin).named("\(name) inside"),
      (top >= other.top + margin).named("\(name) inside"),
      (right <= other.right - margin).named("\(name) inside"),
      (bottom <= other.bottom - margin).named("\(name) inside"),
    ]
  }
}

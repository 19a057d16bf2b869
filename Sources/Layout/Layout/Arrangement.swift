public import Cassowary

/// A direction in which boxes stand one after the other.
public enum Axis: Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension LayoutTree {
  /// Constraints that place boxes one after the other in another box, all of the same length.
  ///
  /// They fill it from edge to edge the way of the axis; the other way each spans it.
  public func row(
    _ boxes: [Box], in outer: Box, along axis: Axis, spacing: Expression = Expression()
  ) -> [Constraint] {
    guard let first = boxes.first, let last = boxes.last else { return [] }
    var constraints: [Constraint] = []
    for box in boxes {
      constraints += axis == .horizontal ? box.stands(in: outer) : box.spans(outer)
    }
    for (before, after) in zip(boxes, boxes.dropFirst()) {
      constraints.append(
        (after.near(axis) == before.far(axis) + spacing)
          .named("\(after.name) after \(before.name)"))
      constraints.append(
        (after.length(axis) == before.length(axis)).named("\(after.name) as \(before.name)"))
    }
    constraints.append((first.near(axis) == outer.near(axis)).named("\(first.name) first"))
    constraints.append((last.far(axis) == outer.far(axis)).named("\(last.name) last"))
    return constraints
  }

  /// Constraints that place boxes in rows of so many columns, all cells of the same size.
  ///
  /// They fill the outer box; the last row may be shorter.
  public func grid(
    _ boxes: [Box], in outer: Box, columns: Int, spacing: Expression = Expression()
  ) -> [Constraint] {
    guard let first = boxes.first else { return [] }
    let columns = max(1, min(columns, boxes.count))
    let rows = (boxes.count + columns - 1) / columns
    var constraints = [
      (first.left == outer.left).named("\(first.name) first column"),
      (first.top == outer.top).named("\(first.name) first row"),
      (first.width * Double(columns) + spacing * Double(columns - 1) == outer.width)
        .named("\(first.name) column width"),
      (first.height * Double(rows) + spacing * Double(rows - 1) == outer.height)
        .named("\(first.name) row height"),
    ]
    for index in boxes.indices.dropFirst() {
      let box = boxes[index]
      constraints += box.measures(Expression(first.width), by: Expression(first.height))
      constraints.append(
        index % columns == 0
          ? (box.left == first.left).named("\(box.name) column")
          : (box.left == boxes[index - 1].right + spacing).named("\(box.name) column"))
      constraints.append(
        index < columns
          ? (box.top == first.top).named("\(box.name) row")
          : (box.top == boxes[index - columns].bottom + spacing)
            .named("\(box.name) row"))
    }
    return constraints
  }
}

extension Box {
  func near(_ axis: Axis) -> Variable { axis == .horizontal ? left : top }
  func length(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
  func far(_ axis: Axis) -> Expression { axis == .horizontal ? right : bottom }
}

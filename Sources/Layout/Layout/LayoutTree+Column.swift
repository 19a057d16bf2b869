public import Cassowary

extension LayoutTree {
  /// Constraints that put boxes of one size in a column, in the middle of a region.
  ///
  /// They are as large as is wished where the region has room for that, and at least 40 points high
  /// where the window has room for fingers. The gap between two is a part of their height.
  ///
  /// - Parameters:
  ///   - boxes: From top to bottom.
  ///   - region: What they stay inside.
  ///   - width: The width that is wished for.
  ///   - height: The height that is wished for.
  ///   - gap: The gap as a part of the height.
  ///   - condition: When the constraints hold.
  public func addColumn(
    _ boxes: [Box], in region: Box, width: Expression, height: Expression, gap: Double = 0.3,
    when condition: LayoutCondition = .always
  ) {
    guard let first = boxes.first else { return }
    let count = Double(boxes.count)
    let total = first.height * (count + (count - 1) * gap)
    var constraints = [
      (first.width <= region.width).named("\(first.name) in column"),
      (first.width == width).strength(.medium).named("\(first.name) width"),
      (total <= region.height).named("\(first.name) column height"),
      (first.height == height).strength(.weak).named("\(first.name) height"),
      (first.centerX == region.centerX).named("\(first.name) column centre"),
      (first.top + total * 0.5 == region.centerY).named("\(first.name) column middle"),
    ]
    for (before, box) in zip(boxes, boxes.dropFirst()) {
      constraints += [
        (box.left == before.left).named("\(box.name) left"),
        (box.width == before.width).named("\(box.name) width"),
        (box.height == before.height).named("\(box.name) height"),
        (box.top == before.bottom + before.height * gap).named("\(box.name) below"),
      ]
    }
    add(when: condition, constraints)
    add(
      when: LayoutCondition { condition.holds($0) && $0.hasRoomForFingers },
      [(first.height >= 40).strength(.strong).named("\(first.name) for a finger")])
  }
}

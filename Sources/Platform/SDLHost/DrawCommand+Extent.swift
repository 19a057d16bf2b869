internal import Drawing
internal import Geometry
internal import SDLKit

extension DrawCommand {
  /// The commands inside this one.
  var inner: [DrawCommand] {
    switch self {
    case .clip(_, let commands), .group(_, _, _, let commands): commands
    default: []
    }
  }

  /// Whether there is a backdrop among the commands inside.
  var holdsBackdrop: Bool {
    inner.contains { command in
      if case .backdrop = command { return true }
      return command.holdsBackdrop
    }
  }

  /// Whether a group inside must be made translucent as one, for which what lies below is copied.
  var needsCanvas: Bool {
    if case .group(let opacity, _, _, let commands) = self, opacity < 1, opacity > 0 {
      if !commands.canFadeAlone { return true }
    }
    return inner.contains { $0.needsCanvas }
  }

  /// The pixels that it may draw on.
  func extent(_ placement: Placement, within bounds: PixelRect) -> PixelRect {
    let extent =
      switch self {
      case .fill(let frame, _), .box(let frame, _, _), .stroke(let frame, _, _, _),
        .picture(_, let frame, _), .clip(let frame, _), .backdrop(let frame, _, _, _):
        placement.pixels(frame)
      case .text(let line):
        // Letters may reach a little out of their box, and outlines by half their width.
        placement.pixels(line.frame.grown(line.size / 4 + (line.outline ?? 0)))
      case .path(let path, let width, _):
        placement.pixels(path.bounds.grown((width ?? 0) / 2 + 2 / placement.scale))
      case .group(_, let offset, let scale, let commands):
        commands.extent(placement.inside(offset: offset, scale: scale), within: bounds)
      }
    return extent.intersection(bounds)
  }
}

extension Array where Element == DrawCommand {
  /// The smallest rectangle of pixels that holds all that they may draw on.
  func extent(_ placement: Placement, within bounds: PixelRect) -> PixelRect {
    reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) {
      $0.union($1.extent(placement, within: bounds))
    }
  }

  /// Whether each command may fade by itself, since none lies above another one.
  var canFadeAlone: Bool {
    guard count > 1 else { return allSatisfy { $0.canFade } }
    guard count <= 8, allSatisfy({ $0.canFade }) else { return false }
    let everything = PixelRect(x: -1_000_000, y: -1_000_000, width: 2_000_000, height: 2_000_000)
    let extents = map { $0.extent(Placement(scale: 1), within: everything) }
    for (index, extent) in extents.enumerated() {
      for other in extents[..<index] where !extent.intersection(other).isEmpty { return false }
    }
    return true
  }
}

extension DrawCommand {
  /// Whether it is one thing, of which no part lies above another one.
  fileprivate var canFade: Bool {
    switch self {
    case .clip, .group, .backdrop: false
    default: true
    }
  }
}

extension PixelRect {
  /// The smallest rectangle that holds both; one that is empty does not count.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}

extension Rect {
  /// The rectangle with each edge moved outwards.
  fileprivate func grown(_ amount: Double) -> Rect {
    Rect(
      x: minX - amount, y: minY - amount, width: width + 2 * amount,
      height: height + 2 * amount)
  }
}

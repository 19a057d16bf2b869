public import Geometry

/// What a screen shows, as plain values in the order of drawing.
public struct DrawList: Hashable, Sendable {
  /// The commands, the lowest first.
  public private(set) var commands: [DrawCommand] = []

  /// Makes an empty list.
  public init() {}

  /// Makes a list of commands.
  public init(_ commands: [DrawCommand]) { self.commands = commands }

  /// Adds a command above the others.
  public mutating func append(_ command: DrawCommand) { commands.append(command) }

  /// Adds the commands of another list above these.
  public mutating func append(_ list: DrawList) { commands += list.commands }

  /// Forgets the commands and keeps their memory.
  public mutating func removeAll() { commands.removeAll(keepingCapacity: true) }

  /// Adds what the body draws as one group; nothing where the opacity is 0.
  public mutating func group(
    opacity: Double = 1, offset: Point = .zero, scale: Double = 1,
    _ body: (inout DrawList) -> Void
  ) {
    guard opacity > 0 else { return }
    guard opacity < 1 || offset != .zero || scale != 1 else { return body(&self) }
    var inner = DrawList()
    body(&inner)
    guard !inner.commands.isEmpty else { return }
    append(.group(opacity: opacity, offset: offset, scale: scale, commands: inner.commands))
  }

  /// Adds what the body draws, seen only inside a frame in points.
  public mutating func clip(to frame: Rect, _ body: (inout DrawList) -> Void) {
    var inner = DrawList()
    body(&inner)
    guard !inner.commands.isEmpty else { return }
    append(.clip(frame: frame, commands: inner.commands))
  }
}

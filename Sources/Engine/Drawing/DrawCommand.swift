public import Geometry

/// One thing to draw.
///
/// Frames are in points; what comes later lies above.
public enum DrawCommand: Hashable, Sendable, Encodable {
  /// A rectangle with hard edges.
  case fill(frame: Rect, color: Color)
  /// A rectangle with round corners, smooth at any scale; the radius is in points.
  case box(frame: Rect, radius: Double, color: Color)
  /// The outline of a rounded rectangle; the line of the given width lies inside the frame.
  case stroke(frame: Rect, radius: Double, width: Double, color: Color)
  /// One line of text.
  case text(TextLine)
  /// A picture, scaled to fill the frame, its corners rounded.
  case picture(name: String, frame: Rect, radius: Double)
  /// A shape of lines and curves: filled where the width is `nil`, else drawn with a round pen.
  case path(Path, width: Double?, color: Color)
  /// Commands of which only what lies in the frame is seen.
  case clip(frame: Rect, commands: [DrawCommand])
  /// Commands that are moved, scaled about the window's corner and made translucent as one.
  case group(opacity: Double, offset: Point, scale: Double, commands: [DrawCommand])
  /// All that was drawn before, blurred and covered with a colour, seen with an opacity of 0…1.
  ///
  /// It counts in a list's top level and in groups of it that cover the window.
  case backdrop(frame: Rect, blur: Double, dim: Color, opacity: Double)
}

/// What the first bytes of a picture say: its kind by content, whatever its name, and its size.
public struct PictureHeader: Hashable, Sendable {
  /// A kind of picture that can be shown.
  public enum Kind: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png

    /// JPEG in its usual frame.
    case jpeg

    /// Scalable Vector Graphics, drawn at the size it is shown.
    case svg
  }

  /// The kind.
  public let kind: Kind

  /// The width in pixels, of an SVG in its own units; 0 where an SVG doesn't say.
  public let width: Int

  /// The height in pixels, of an SVG in its own units; 0 where an SVG doesn't say.
  public let height: Int

  /// Reads a header without decoding anything.
  ///
  /// Nil where it is no picture of a kind known, or its size is not within these bytes.
  ///
  /// - Parameter bytes: The file's first bytes; some hundreds do for most.
  public init?(_ bytes: [UInt8]) {
    let size: (width: Int, height: Int)?
    if bytes.starts(with: PNGLayout.signature) {
      (kind, size) = (.png, PNGLayout.size(in: bytes))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      (kind, size) = (.jpeg, JPEGLayout.size(in: bytes))
    } else {
      (kind, size) = (.svg, SVGLayout.size(in: bytes))
    }
    guard let size else { return nil }
    (width, height) = size
  }

  /// Whether the sides are within ``PackLimits/pictureSide``.
  var fits: Bool { kind == .svg || max(width, height) <= PackLimits.pictureSide }

  /// How sharp it can be shown, to choose between variants.
  var sharpness: Int { kind == .svg ? .max : width * height }

  /// Whether a file reaches to the picture's end.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: False where it was cut short. True is no promise that a decoder takes it.
  public func reachesEnd(in bytes: [UInt8]) -> Bool {
    switch kind {
    case .png: PNGLayout.reachesEnd(in: bytes)
    case .jpeg: JPEGLayout.reachesEnd(in: bytes)
    case .svg: SVGLayout.reachesEnd(in: bytes)
    }
  }
}

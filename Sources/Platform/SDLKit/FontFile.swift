/// Where a font is: a file, and which of its fonts where it holds several.
public struct FontFile: Hashable, Sendable {
  /// The file's path.
  public var path: String
  /// The font's number in the file, from 0.
  public var index: Int

  /// Makes a place from a path and a number.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}

/// A QR code as the squares that it is drawn of.
public struct CodeMatrix: Hashable, Sendable {
  /// How many squares a side has, without the rim.
  public let side: Int
  private let squares: [Bool]

  /// How many light squares have to be left free on every side (ISO/IEC 18004, 6.3.8).
  public static let rim = 4

  /// Makes a matrix.
  ///
  /// - Parameters:
  ///   - side: How many squares a side has.
  ///   - squares: Whether each is dark, row by row from the top; `side`² of them.
  public init(side: Int, squares: [Bool]) {
    precondition(squares.count == side * side, "not a square")
    self.side = side
    self.squares = squares
  }

  /// Whether a square is dark; those outside are light.
  public subscript(column: Int, row: Int) -> Bool {
    guard 0..<side ~= column, 0..<side ~= row else { return false }
    return squares[row * side + column]
  }
}

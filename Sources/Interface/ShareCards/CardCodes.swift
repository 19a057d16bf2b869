/// A code of dark and light squares, as on score cards.
public struct CodeMatrix: Hashable, Sendable {
  /// The squares a side.
  public let side: Int
  /// Whether each square is dark, row by row.
  public let squares: [Bool]

  /// Makes a code; there are `side` times `side` squares.
  public init(side: Int, squares: [Bool]) {
    precondition(squares.count == side * side, "a code is square")
    self.side = side
    self.squares = squares
  }
}

/// What makes the code of a score card, and reads a card back from a file.
public struct CardCodes {
  /// The code for a card's bytes, or `nil` where they are too many or codes can't be made.
  public var make: (_ payload: [UInt8]) -> CodeMatrix?
  /// The bytes of the card in a file, by its path.
  public var read: (_ path: String) -> Result<[UInt8], Fault>

  /// Why no card could be read from a file.
  public enum Fault: Error, Hashable, Sendable {
    /// The file can't be read, or is no picture.
    case unreadable
    /// The picture shows no code, and carries none.
    case noCard
    /// What reads codes is not installed.
    case noReader
  }

  /// Makes a pair of closures.
  public init(
    make: @escaping ([UInt8]) -> CodeMatrix?,
    read: @escaping (String) -> Result<[UInt8], Fault>
  ) {
    self.make = make
    self.read = read
  }

  /// Makes and reads nothing.
  public static var silent: CardCodes {
    CardCodes(make: { _ in nil }, read: { _ in .failure(.noReader) })
  }
}

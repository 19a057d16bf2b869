/// How runs get onto cards and off them again.
///
/// Reading takes some time where a picture is large, so it belongs on a task of its own.
public struct CardCodes: Sendable {
  /// Makes the code of a run: of the whole run where it fits, else of its beginning.
  ///
  /// `short` is the same run without its answers.
  public var make: @Sendable (_ run: [UInt8], _ short: [UInt8]) throws(CardFault) -> CardCode

  /// Puts a run into a PNG file as a text that programs keep and nobody sees.
  public var mark: @Sendable (_ png: [UInt8], _ content: CardContent) throws(CardFault) -> [UInt8]

  /// Finds the run on a picture: in the text of its file, else in a code that can be seen.
  public var read: @Sendable (_ file: [UInt8]) throws(CardFault) -> CardContent

  /// Makes it of closures.
  ///
  /// - Parameters:
  ///   - make: Makes the code of a run.
  ///   - mark: Puts a run into a PNG file.
  ///   - read: Finds the run on a picture.
  public init(
    make: @escaping @Sendable ([UInt8], [UInt8]) throws(CardFault) -> CardCode,
    mark: @escaping @Sendable ([UInt8], CardContent) throws(CardFault) -> [UInt8],
    read: @escaping @Sendable ([UInt8]) throws(CardFault) -> CardContent
  ) {
    self.make = make
    self.mark = mark
    self.read = read
  }

  /// Codes for tests: they look like codes, and a file's bytes are the text of its content.
  public static let silent = CardCodes(
    make: { run, _ throws(CardFault) in
      let squares = (0..<441).map { $0 % 3 == 0 }
      return CardCode(matrix: CodeMatrix(side: 21, squares: squares), content: .whole(run))
    },
    mark: { _, content throws(CardFault) in Array(content.link.utf8) },
    read: { file throws(CardFault) in
      try CardContent(link: String(decoding: file, as: UTF8.self))
    })
}

/// A code, and what it carries.
public struct CardCode: Hashable, Sendable {
  /// The squares that it is drawn of.
  public var matrix: CodeMatrix
  /// What it carries: only the beginning of a run that is too long for it.
  public var content: CardContent

  /// Makes a code of its squares and what it carries.
  public init(matrix: CodeMatrix, content: CardContent) {
    self.matrix = matrix
    self.content = content
  }

  /// Whether the run can be watched and checked from the code alone.
  public var isWhole: Bool {
    guard case .whole = content else { return false }
    return true
  }
}

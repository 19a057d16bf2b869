internal import CCodes
public import Scores

/// Makes QR codes.
public struct CodeMaker: Sendable {
  /// The largest code that is made for the sake of more correction; 17 + 4 times as many squares a
  /// side.
  public var comfortableVersion: Int
  /// The largest code that is made at all.
  public var largestVersion: Int
  var library = EncoderLibrary.name

  /// Makes a maker.
  ///
  /// - Parameters:
  ///   - comfortableVersion: The largest code that is made for the sake of more correction, 1…40.
  ///   - largestVersion: The largest code that is made at all, up to 40.
  public init(comfortableVersion: Int, largestVersion: Int) {
    precondition(1...largestVersion ~= comfortableVersion && largestVersion <= 40)
    self.comfortableVersion = comfortableVersion
    self.largestVersion = largestVersion
  }

  /// Makes the code of some bytes.
  ///
  /// It corrects as many errors as it can without growing over ``comfortableVersion``; where it is
  /// larger in any case, as few as there are, so that its squares stay large.
  ///
  /// - Parameter bytes: Any bytes. Where all are capitals, digits and `* + - . :`, or one of space,
  ///   `$`, `%`, `/`, they take up two thirds of the room.
  /// - Returns: The code; nil where they do not fit.
  /// - Throws: `CardFault.libraryMissing` where libqrencode is not installed.
  public func matrix(of bytes: [UInt8]) throws(CardFault) -> CodeMatrix? {
    let library = try EncoderLibrary(library)
    for level in [QR_ECLEVEL_H, QR_ECLEVEL_Q, QR_ECLEVEL_M] {
      if let code = matrix(of: bytes, level, comfortableVersion, library) { return code }
    }
    return matrix(of: bytes, QR_ECLEVEL_L, largestVersion, library)
  }

  private func matrix(
    of bytes: [UInt8], _ level: QRecLevel, _ largestVersion: Int, _ library: EncoderLibrary
  ) -> CodeMatrix? {
    // Version 0 takes the smallest that fits.
    guard let input = library.makeInput(0, level) else { return nil }
    defer { library.freeInput(input) }
    let mode = bytes.allSatisfy(CodeMaker.compact.contains) ? QR_MODE_AN : QR_MODE_8
    guard library.append(input, mode, Int32(clamping: bytes.count), bytes) == 0,
      let code = library.encode(input)
    else { return nil }
    defer { library.freeCode(code) }
    guard Int(code.pointee.version) <= largestVersion, let data = code.pointee.data else {
      return nil
    }
    let side = Int(code.pointee.width)
    // The lowest bit of each byte says whether the square is dark.
    let squares = UnsafeBufferPointer(start: data, count: side * side).map { $0 & 1 == 1 }
    return CodeMatrix(side: side, squares: squares)
  }

  /// The characters of the alphanumeric mode (ISO/IEC 18004, 7.4.5).
  private static let compact = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)
}

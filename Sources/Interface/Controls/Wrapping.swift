/// Where lines of text may break.
enum Wrapping {
  /// The pieces of a text between which a line may break, with the spaces at their ends.
  ///
  /// It breaks after spaces, after the slashes of paths, and beside Chinese characters, but not
  /// before closing punctuation or at a no-break space (the common rules of UAX #14, for the
  /// languages in use).
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in text {
      if character == "\n" {
        pieces.append(piece + "\n")
        piece = ""
        continue
      }
      let isGlued = character == "\u{A0}" || piece.last == "\u{A0}"
      let breaksBefore =
        (isIdeograph(character) || piece.last.map(isIdeograph) == true)
        && !isGlued && !isClosing(character) && piece.last.map(isOpening) != true
        || isPastSlash(piece, next: character)
      if breaksBefore, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      if character == " " {
        pieces.append(piece)
        piece = ""
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Letters without those in the middle that are more than so many.
  static func ends(of letters: [Character], _ kept: Int) -> String {
    guard letters.count > kept else { return String(letters) }
    return String(letters.prefix((kept + 1) / 2) + ["…"] + letters.suffix(kept / 2))
  }

  /// Lines no wider than a width in ems where that is possible, as full as they can be.
  static func lines(
    of pieces: [String], width: Double, advance: (String) -> Double
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      let joined = line + piece
      if !line.isEmpty, advance(trimmed(joined)) > width {
        lines.append(trimmed(line))
        line = piece
      } else {
        line = joined
      }
      if piece.hasSuffix("\n") {
        lines.append(trimmed(line))
        line = ""
      }
    }
    return line.isEmpty ? lines : lines + [trimmed(line)]
  }

  /// The same number of lines as fit a width, made as even as they can be.
  static func balancedLines(
    of pieces: [String], width: Double, advance: (String) -> Double
  ) -> [String] {
    var best = lines(of: pieces, width: width, advance: advance)
    guard best.count > 1 else { return best }
    var (low, high) = (width / 2, width)
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let narrower = lines(of: pieces, width: middle, advance: advance)
      let fits = narrower.allSatisfy { advance($0) <= middle }
      if narrower.count == best.count, fits {
        (best, high) = (narrower, middle)
      } else {
        low = middle
      }
    }
    return best
  }

  /// The parts of a piece that are no wider than a width in ems, letter by letter; the piece itself
  /// where it is not wider.
  static func parts(of piece: String, width: Double, advance: (String) -> Double) -> [String] {
    guard advance(trimmed(piece)) > width else { return [piece] }
    var parts: [String] = []
    var part = ""
    for character in piece {
      if !part.isEmpty, advance(trimmed(part + String(character))) > width {
        parts.append(part)
        part = ""
      }
      part.append(character)
    }
    return parts + [part]
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " || line.last == "\n" { line.removeLast() }
    return String(line)
  }

  /// Whether a piece ends with a slash, unless a number or a space goes on, as in `1/2`.
  private static func isPastSlash(_ piece: String, next: Character) -> Bool {
    piece.last == "/" && piece.count > 1 && !next.isNumber && !next.isWhitespace && next != "/"
      && !isClosing(next)
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      return true
    default:
      return false
    }
  }

  private static func isClosing(_ character: Character) -> Bool {
    "，。、；：？！）》」』】”’…·%".contains(character) || ",.;:?!)".contains(character)
  }

  private static func isOpening(_ character: Character) -> Bool { "（《「『【“‘(".contains(character) }
}

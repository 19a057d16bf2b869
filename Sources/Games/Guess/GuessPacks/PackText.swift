/// Makes what a pack writes safe to be shown, on the screen as in a terminal.
///
/// Titles, answers and letters pass through it when they are read, so that nothing that shows them
/// needs to think of it. Names of pictures don't: they are to be found in a folder.
public enum PackText {
  /// A text without control characters, and without marks that turn the direction of what follows.
  ///
  /// Line breaks of every kind become `\n`: a letter may be a small drawing of several lines.
  ///
  /// - Parameter text: What the pack says.
  /// - Returns: The text, as it is where it holds none of these.
  public static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeginUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "\n" where before == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": safe.append("\n")
      case "\t": safe.append(" ")
      default: if !isUnsafe(scalar) { safe.append(scalar) }
      }
    }
    return String(safe)
  }

  /// A clean text in one line, without blanks at its ends.
  ///
  /// - Parameter text: What the pack says, or the name of a file.
  /// - Returns: The text with blanks in place of line breaks.
  public static func line(_ text: String) -> String {
    let safe = clean(text).unicodeScalars.map { $0 == "\n" ? " " : $0 }
    return PackContents.trimmed(String(String.UnicodeScalarView(safe)))
  }

  /// Whether a scalar moves a terminal's cursor or its colours, or scrambles the text around it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x206F: true
    default: false
    }
  }

  /// Whether an unsafe scalar may begin with this byte of UTF-8; most texts have none.
  private static func mayBeginUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }
}

/// A pack's name as a folder, which is also its id in paths and records.
struct PackName {
  /// The name of a pack whose folder's name says nothing.
  static let fallback = "pack"

  let text: String

  /// The name for a pack.
  ///
  /// Where the questions file gives the title, the name is made for paths: letters and digits with
  /// hyphens between. Otherwise the folder's name is the title that players see, and is kept as far
  /// as it is safe.
  init(_ pack: OpenedPack) {
    let hyphenated = PackName.hyphenated(pack.name.lowercased())
    let safe = pack.hasOwnTitle ? hyphenated : PackName.safe(pack.name)
    let short = PackName.cut(safe, toBytes: 100)
    text = short.isEmpty ? PackName.fallback : short
  }

  private static func hyphenated(_ name: String) -> String {
    name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  private static func safe(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: " "
      default: "/\\?#%:".unicodeScalars.contains(scalar) ? "-" : scalar
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    return PackContents.trimmed(String(PackContents.trimmed(text).drop { $0 == "." }))
  }

  /// Whole characters of a text, so many that the file system takes them with a number behind.
  private static func cut(_ text: String, toBytes limit: Int) -> String {
    var length = 0
    return String(
      text.prefix { character in
        length += character.utf8.count
        return length <= limit
      })
  }
}

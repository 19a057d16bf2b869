/// The desktop's list of the player's folders, `user-dirs.dirs`.
///
/// Lines of the form `XDG_PICTURES_DIR="$HOME/图片"`, in which a backslash takes the next character
/// as it stands; the last line for a name counts. The format is that of `user-dirs.dirs(5)`.
struct UserDirectories {
  private var paths: [String: String] = [:]

  init(_ bytes: [UInt8], home: String?) {
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard let (name, path) = Self.entry(line, home: home) else { continue }
      paths[name] = path
    }
  }

  subscript(name: String) -> String? { paths[name] }

  private static func entry(_ line: Substring, home: String?) -> (String, String)? {
    let line = line.drop(while: \.isWhitespace)
    guard !line.hasPrefix("#"), let equals = line.firstIndex(of: "=") else { return nil }
    let name = line[..<equals].filter { !$0.isWhitespace }
    let rest = line[line.index(after: equals)...].drop(while: \.isWhitespace)
    guard let value = quoted(rest), let path = expanded(value, home: home) else { return nil }
    return (name, path)
  }

  /// What stands between the quotation marks; nothing where the second one is missing.
  private static func quoted(_ text: Substring) -> String? {
    guard text.first == "\"" else { return nil }
    var value = ""
    var isEscaped = false
    for character in text.dropFirst() {
      if isEscaped || (character != "\\" && character != "\"") {
        value.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        return value
      }
    }
    return nil
  }

  /// The absolute path; the format allows one that is absolute or begins in the home folder.
  private static func expanded(_ value: String, home: String?) -> String? {
    if value.hasPrefix("/") { return value }
    guard let home, value == "$HOME" || value.hasPrefix("$HOME/") else { return nil }
    let rest = value.dropFirst("$HOME".count).drop { $0 == "/" }
    return rest.isEmpty ? home : join(home, String(rest))
  }
}

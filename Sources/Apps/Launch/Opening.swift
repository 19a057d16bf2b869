internal import Glibc
internal import Shell

extension Program {
  /// Goes to what the command line names: a route, a link, or a file as if it were dropped.
  func open(_ address: String) {
    guard let path = Program.file(address) else {
      shell.open(address)
      return
    }
    shell.bring(path)
  }

  /// An address that means the same in any folder, as another program needs it.
  static func absolute(_ address: String) -> String { file(address) ?? address }

  /// The whole path of the file or folder that an address names; `nil` for routes and links.
  private static func file(_ address: String) -> String? {
    guard let path = realpath(address, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

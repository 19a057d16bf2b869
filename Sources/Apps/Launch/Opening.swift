internal import Glibc
internal import Shell
internal import Storage

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

  /// The bytes of any file that can be read.
  nonisolated static func bytes(_ path: String) -> [UInt8]? {
    guard let path = file(path) else { return nil }
    return (try? FileStore.live("/").read(String(path.dropFirst()))) ?? nil
  }

  /// The whole path of the file or folder that an address names; `nil` for routes and links.
  private nonisolated static func file(_ address: String) -> String? {
    guard let path = realpath(address, nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}

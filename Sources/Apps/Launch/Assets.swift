internal import Glibc
internal import Storage

/// The program's own files.
struct Assets {
  /// The folder that holds them.
  let folder: String
  private let files: FileStore

  /// Finds the folder: named by the environment, beside the program or above it, or where it is
  /// installed.
  ///
  /// The program is followed through links, so that it does not matter from where it is started.
  init?() {
    let named = getenv("COLORMIX_ASSETS").map { [String(cString: $0)] } ?? []
    let found = (named + Assets.candidates).first { folder in
      access(folder + "/Localization/en.json", R_OK) == 0
    }
    guard let found else { return nil }
    folder = found
    files = FileStore.live(found)
  }

  private static var candidates: [String] {
    guard let program = realpath("/proc/self/exe", nil) else { return [] }
    defer { free(program) }
    var parts = String(cString: program).split(separator: "/")
    var folders: [String] = []
    for _ in 0..<5 where !parts.isEmpty {
      parts.removeLast()
      let folder = "/" + parts.joined(separator: "/")
      folders += [folder + "/Assets", folder + "/share/colormix/Assets"]
    }
    return folders
  }

  /// The bytes of a file by its path below the folder, or `nil`.
  func bytes(_ path: String) -> [UInt8]? { (try? files.read(path)) ?? nil }
}

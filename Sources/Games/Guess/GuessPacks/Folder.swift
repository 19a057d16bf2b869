internal import Glibc

/// A folder of the file system, by its real path, without a link in it.
struct Folder: Hashable, Sendable {
  /// What a path leads to.
  enum Kind { case file, folder, link, other }

  let path: String

  /// The folder at a path; nil where there is none.
  init?(_ path: String) {
    guard let real = Folder.realPath(path), Folder.kind(of: real) == .folder else { return nil }
    self.path = real
  }

  /// The path of a name within the folder.
  func path(of name: String) -> String { path == "/" ? "/" + name : path + "/" + name }

  /// Whether a path, its links followed, lies within the folder.
  func holds(_ path: String) -> Bool {
    guard let real = Folder.realPath(path) else { return false }
    return real.utf8.starts(with: self.path(of: "").utf8)
  }

  /// The names in the folder, in an order of their own.
  ///
  /// Those that begin with a dot are among them only where `hidden` is true: `._*` files hold what
  /// another system kept beside its files.
  func names(hidden: Bool = false) -> [String] {
    guard let stream = opendir(path) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let isWanted = hidden ? name != "." && name != ".." : !name.hasPrefix(".")
      if isWanted { names.append(name) }
    }
    return names.sorted()
  }

  /// What a path leads to, links not followed; nil where nothing is.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// The absolute path without links; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The parts of a path between its slashes.
  ///
  /// Split by scalars: a slash and an accent that begins the next name are one character.
  static func parts(of path: String) -> [String] {
    path.unicodeScalars.split(separator: "/").map { String($0) }
  }

  /// The last part of a path.
  static func name(of path: String) -> String { parts(of: path).last ?? path }

  /// A path without its last part.
  static func parent(of path: String) -> String {
    let start = path.unicodeScalars.first == "/" ? "/" : ""
    return start + parts(of: path).dropLast().joined(separator: "/")
  }

  /// The path within the folder of what lies in it.
  func innerPath(of path: String) -> String {
    Folder.parts(of: path).dropFirst(Folder.parts(of: self.path).count).joined(separator: "/")
  }
}

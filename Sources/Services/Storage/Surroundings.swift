@preconcurrency import Glibc

/// What the machine says about the player's account; everything ``Directories`` depends on.
public struct Surroundings: Sendable {
  /// The environment's variables.
  public var environment: [String: String]
  /// The home folder in the list of accounts, where there is one.
  public var accountHome: String?
  /// The absolute path of the folder the game was started from.
  public var workingFolder: String
  /// Whether a folder is at this path.
  public var isFolder: @Sendable (_ path: String) -> Bool
  /// The contents of a small file; nothing where it can't be read.
  public var contents: @Sendable (_ path: String) -> [UInt8]?

  /// Makes surroundings, real ones or a test's.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - accountHome: The home folder in the list of accounts.
  ///   - workingFolder: The absolute path of the folder the game was started from.
  ///   - isFolder: Whether a folder is at a path.
  ///   - contents: The contents of a small file.
  public init(
    environment: [String: String], accountHome: String?, workingFolder: String,
    isFolder: @escaping @Sendable (String) -> Bool,
    contents: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.environment = environment
    self.accountHome = accountHome
    self.workingFolder = workingFolder
    self.isFolder = isFolder
    self.contents = contents
  }

  /// The surroundings of this process.
  ///
  /// - Returns: The surroundings, read now.
  public static func live() -> Surroundings {
    Surroundings(
      environment: variables(),
      accountHome: homeOfAccount(),
      workingFolder: currentFolder(),
      isFolder: { path in
        var info = stat()
        return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
      },
      contents: { path in
        // An unreadable list of folders counts as none: the usual names serve then.
        do { return try OpenFile.contents(path, limit: 1 << 20) } catch { return nil }
      })
  }
}

private func variables() -> [String: String] {
  var variables: [String: String] = [:]
  var place = environ
  while let text = place.pointee {
    let entry = String(cString: text)
    if let equals = entry.utf8.firstIndex(of: UInt8(ascii: "=")) {
      variables[String(entry[..<equals])] = String(entry[equals...].dropFirst())
    }
    place += 1
  }
  return variables
}

private func homeOfAccount() -> String? {
  var account = passwd()
  var found: UnsafeMutablePointer<passwd>?
  var buffer = [CChar](repeating: 0, count: 1 << 14)
  let status = getpwuid_r(getuid(), &account, &buffer, buffer.count, &found)
  guard status == 0, found != nil, let home = account.pw_dir else { return nil }
  return String(cString: home)
}

private func currentFolder() -> String {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  guard let path = getcwd(&buffer, buffer.count) else { return "/" }
  return String(cString: path)
}

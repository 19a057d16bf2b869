/// Where the game keeps what it writes.
///
/// Follows the XDG base directories. A place that can't be told for certain is absent rather than
/// guessed, so that nothing is ever written where nobody looks for it.
public struct Directories: Hashable, Sendable {
  /// Settings, bests, records and packs.
  public var data: Place
  /// What the player's desktop calls configuration.
  public var config: Place
  /// What may be thrown away.
  public var cache: Place
  /// What is worth keeping but is nobody's work, such as a log.
  public var state: Place
  /// The player's own folder of pictures, for score cards and screenshots.
  public var pictures: Place
  /// The folder of this session, for the socket that takes links.
  public var runtime: Place

  /// A folder, or why there is none.
  public enum Place: Hashable, Sendable {
    /// The folder's absolute path; it is made when something is first written.
    case folder(String)
    /// There is none.
    case absent(Absence)

    /// The path, where there is one.
    public var path: String? {
      guard case .folder(let path) = self else { return nil }
      return path
    }
  }

  /// Why nothing can be kept, in case a player should be told.
  public var problem: Absence? {
    guard case .absent(let reason) = data else { return nil }
    return reason
  }

  /// The folders to try for a picture, the best one first.
  ///
  /// The second is for a pictures folder that turns out to be a file or may not be written.
  public var pictureFolders: [String] {
    let spare = data.path.map { join($0, "Pictures") }
    return [pictures.path, spare].compactMap(\.self).reduce(into: []) { folders, path in
      if !folders.contains(path) { folders.append(path) }
    }
  }
}

/// Why there is no folder to write to.
public enum Absence: Hashable, Sendable {
  /// Neither the environment nor the account names a home folder.
  case noHome
  /// The home folder's path is relative, so that it would depend on where the game was started.
  case homeNotAbsolute(String)
  /// The home folder is the root of the disk.
  case homeIsRoot
  /// There is no such folder.
  case homeMissing(String)
  /// This session has no folder of its own.
  case noRuntimeFolder

  /// The culprit's path; empty where none was named.
  public var path: String {
    switch self {
    case .homeNotAbsolute(let path), .homeMissing(let path): path
    case .homeIsRoot: "/"
    case .noHome, .noRuntimeFolder: ""
    }
  }

  /// What fills the places in the words that tell a player about it.
  public var wordValues: [String: String] { ["path": path] }

  /// The key of the words that tell a player about it.
  public var wordKey: String {
    switch self {
    case .noHome: "absence.noHome"
    case .homeNotAbsolute: "absence.homeNotAbsolute"
    case .homeIsRoot: "absence.homeIsRoot"
    case .homeMissing: "absence.homeMissing"
    case .noRuntimeFolder: "absence.noRuntimeFolder"
    }
  }
}

/// Puts a name behind a folder's path.
func join(_ folder: String, _ name: String) -> String {
  folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

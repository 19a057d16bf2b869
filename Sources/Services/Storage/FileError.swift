import Glibc

/// Why a file could not be read or kept.
///
/// Small enough to compare in tests; turned into words in one place, by ``wordKey``.
public struct FileError: Error, Hashable, Sendable {
  /// What went wrong, as far as a player can do something about it.
  public enum Kind: String, CaseIterable, Sendable {
    /// There is no folder to write to.
    case noPlace
    /// The name leads outside the folder, or is no name at all.
    case invalidName
    /// The disk, or the player's share of it, is full.
    case diskFull
    /// The file system can only be read.
    case readOnly
    /// The player may not do this here.
    case denied
    /// Something that is no folder stands where a folder should be, or the other way round.
    case notAFolder
    /// What has the name is no ordinary file.
    case notAFile
    /// The file is larger than anything the game writes.
    case tooLarge
    /// Another copy of the game held the lock for too long.
    case busy
    /// Every name that was tried is taken.
    case noFreeName
    /// There is no such folder as the one that a file should be in.
    case noFolder
    /// What it holds makes no sense.
    case damaged
    /// A later version of the game has written it.
    case laterVersion
    /// Any other failure; the code says more.
    case failed
  }

  /// What went wrong.
  public let kind: Kind
  /// The path it went wrong at.
  public let path: String
  /// The system's error number, or 0 where the system had no part in it.
  public let code: Int32

  /// Makes an error of a known kind.
  ///
  /// - Parameters:
  ///   - kind: What went wrong.
  ///   - path: The path it went wrong at.
  ///   - code: The system's error number, or 0.
  public init(_ kind: Kind, path: String, code: Int32 = 0) {
    self.kind = kind
    self.path = path
    self.code = code
  }

  /// Makes an error from the system's error number.
  ///
  /// - Parameters:
  ///   - code: The system's error number.
  ///   - path: The path it went wrong at.
  public init(code: Int32, path: String) {
    self.init(Kind(code: code), path: path, code: code)
  }

  /// The key of the words that tell a player about it.
  public var wordKey: String { "file.\(kind.rawValue)" }

  /// What fills the places in those words.
  public var wordValues: [String: String] {
    ["path": path, "folder": folder(of: path), "code": "\(code)"]
  }
}

extension FileError.Kind {
  init(code: Int32) {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: self = .diskFull
    case EROFS: self = .readOnly
    case EACCES, EPERM: self = .denied
    case ENOTDIR: self = .notAFolder
    case EISDIR: self = .notAFile
    default: self = .failed
    }
  }
}

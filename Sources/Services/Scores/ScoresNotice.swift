public import Storage

/// What a player has to be told about the records, once.
public enum ScoresNotice: Error, Hashable, Sendable {
  /// They made no sense; they are kept under another name, and new ones were begun.
  case setAside(name: String, as: String)
  /// New ones can't be kept; unless that changes, they are forgotten at the end.
  case notKept(FileError)
  /// They are a later version's; they are left alone, and what is played now is forgotten at the end.
  case laterVersion(Int)

  /// The key of the words that tell a player about it.
  public var wordKey: String {
    switch self {
    case .setAside: "records.setAside"
    case .notKept: "records.notKept"
    case .laterVersion: "records.laterVersion"
    }
  }

  /// What fills the places in those words.
  public var wordValues: [String: String] {
    switch self {
    case .setAside(let name, let newName): ["name": name, "newName": newName]
    case .notKept(let error): error.wordValues
    case .laterVersion(let version): ["version": "\(version)"]
    }
  }
}

internal import Glibc

extension PackStore {
  /// Why a pack was not added or removed.
  public enum Fault: Error, Hashable, Sendable {
    /// Something is wrong with the pack.
    case pack(PackProblem)

    /// There is no folder to keep packs in.
    case noFolder

    /// The system refused; the folder it refused in, and its error number.
    case failed(path: String, code: Int32)

    /// The player has no pack with this id that can be removed.
    case notRemovable(id: String)

    /// What the system said last.
    static func last(in path: String) -> Fault { .failed(path: path, code: errno) }
  }
}

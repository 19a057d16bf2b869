internal import Glibc
internal import Scores
internal import Storage

/// A table of answers on its way into a file.
///
/// It is written beside the file and takes its name at the end, so that a table that could not be
/// written leaves the old one whole. What is no ordinary file, as `/dev/stdout`, is written to as it is.
struct TableFile {
  private let path: String
  private let draft: String?
  private let descriptor: Int32

  /// Writes a player's answers, or (nil) everybody's, to a path; answers with the number of rows.
  static func write(
    _ scores: ScoresStore, of player: String?, to path: String
  ) throws(FileError) -> Int {
    let file = try TableFile(path)
    do throws(FileError) {
      let rows = try scores.export(player) { piece throws(FileError) in try file.write(piece) }
      try file.finish()
      return rows
    } catch {
      file.abandon()
      throw error
    }
  }

  /// Writes a player's answers to a name in a folder that is free; answers with the path.
  static func write(
    _ scores: ScoresStore, of player: String, in folder: String
  ) throws(FileError) -> String {
    for number in 1...9999 {
      let path = "\(folder)/colormix-answers" + (number == 1 ? ".csv" : "-\(number).csv")
      guard access(path, F_OK) != 0 else { continue }
      _ = try write(scores, of: player, to: path)
      return path
    }
    throw FileError(.noFreeName, path: folder)
  }

  private init(_ path: String) throws(FileError) {
    // A link stays, and what it leads to is written; a stream of this process has no name to take.
    let isStream = ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
    let target = isStream ? path : TableFile.resolved(path)
    self.path = target
    var info = stat()
    let isSpecial =
      isStream || stat(target, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
    draft = isSpecial ? nil : "\(target).\(getpid()).part"
    let flags = draft == nil ? O_WRONLY : O_WRONLY | O_CREAT | O_TRUNC
    descriptor = open(draft ?? target, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      let code = errno
      guard code != ENOENT else { throw FileError(.noFolder, path: path, code: code) }
      throw FileError(code: code, path: path)
    }
  }

  /// Where a path leads; a path at which nothing is leads to itself.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private func write(_ piece: String) throws(FileError) {
    var bytes = Array(piece.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { throw FileError(code: errno, path: path) }
      bytes.removeFirst(max(count, 0))
    }
  }

  private func finish() throws(FileError) {
    guard let draft else {
      close(descriptor)
      return
    }
    guard fsync(descriptor) == 0 else { throw FileError(code: errno, path: path) }
    guard rename(draft, path) == 0 else { throw FileError(code: errno, path: path) }
    close(descriptor)
  }

  private func abandon() {
    close(descriptor)
    if let draft { unlink(draft) }
  }
}

internal import CSQLite
internal import Storage

/// What SQLite could not do.
struct SQLiteFault: Error, Hashable, Sendable {
  /// SQLite's extended result code.
  var code: Int32
  /// The system's error number behind it, or 0.
  var systemCode: Int32 = 0
  /// SQLite's words for it.
  var message = ""

  /// The result code without what extends it.
  var kind: Int32 { code & 0xFF }

  /// Whether the file itself makes no sense.
  var isDamage: Bool { kind == SQLITE_CORRUPT || kind == SQLITE_NOTADB }

  /// Whether it may come from a damaged file: our statements fail like this on no sound one.
  var isSuspicious: Bool {
    let others = [SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_FORMAT, SQLITE_SCHEMA]
    return isDamage || others.contains(kind)
  }

  /// The failure as a player is told about it.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The error.
  func error(at path: String) -> FileError {
    let system = FileError(code: systemCode, path: path)
    let sort: FileError.Kind =
      switch kind {
      case SQLITE_FULL: .diskFull
      case SQLITE_READONLY: .readOnly
      case SQLITE_PERM, SQLITE_AUTH: .denied
      case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CANTOPEN, SQLITE_IOERR: system.kind
      default: .failed
      }
    return FileError(sort, path: path, code: systemCode)
  }
}

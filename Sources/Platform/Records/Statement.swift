internal import CSQLite

/// A value that is put into a statement.
enum SQLValue {
  case integer(Int64)
  case text(String)
  case blob([UInt8])
  case null

  /// A whole number.
  static func int(_ number: Int) -> SQLValue { .integer(Int64(number)) }

  /// A text, or nothing.
  static func optional(_ text: String?) -> SQLValue { text.map(SQLValue.text) ?? .null }
}

/// A statement that is prepared, and let go with the object.
final class Statement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  /// Puts values into the places `?1`, `?2`, …; false where one does not fit.
  func bind(_ values: [SQLValue]) -> Bool {
    for (index, value) in values.enumerated() {
      guard bind(value, Int32(index + 1)) == SQLITE_OK else { return false }
    }
    return true
  }

  /// Goes on to the next row or to the end.
  func step() -> Int32 { sqlite3_step(handle) }

  /// Makes it ready for the next use, and lets go of what it holds.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// The row that it stands at.
  var row: Row { Row(handle) }

  private func bind(_ value: SQLValue, _ place: Int32) -> Int32 {
    switch value {
    case .integer(let number): return sqlite3_bind_int64(handle, place, number)
    case .null: return sqlite3_bind_null(handle, place)
    case .blob(let bytes):
      // An empty array may have no address, which SQLite would take for null.
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, place, 0) }
      let transient = colormix_sqlite_transient()
      return sqlite3_bind_blob64(handle, place, bytes, UInt64(bytes.count), transient)
    case .text(var text):
      let transient = colormix_sqlite_transient()
      return text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { bytes in
          guard let start = bytes.baseAddress else {
            return sqlite3_bind_text(handle, place, "", 0, transient)
          }
          return sqlite3_bind_text64(
            handle, place, start, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
        }
      }
    }
  }
}

/// A row of an answer; read while its statement stands at it.
struct Row {
  private let handle: OpaquePointer

  fileprivate init(_ handle: OpaquePointer) { self.handle = handle }

  /// The whole number in a column, counted from 0; of no number, 0.
  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  /// The same as an `Int`.
  func int(_ column: Int32) -> Int { Int(integer(column)) }

  /// The text in a column; empty where there is none.
  func text(_ column: Int32) -> String { String(decoding: blob(column), as: UTF8.self) }

  /// The text in a column; nil where there is none.
  func optionalText(_ column: Int32) -> String? {
    sqlite3_column_type(handle, column) == SQLITE_NULL ? nil : text(column)
  }

  /// The bytes in a column.
  func blob(_ column: Int32) -> [UInt8] {
    // The address has to be asked for first: the count belongs to what it then is.
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, column))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

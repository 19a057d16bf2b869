/// Turns a file's text into UTF-8 without a byte order mark.
enum TextEncoding {
  /// The text as UTF-8.
  ///
  /// UTF-16 is known by its byte order mark, or by the zero beside its first letter, which is one
  /// of ASCII in all that we read. UTF-8 is not checked here, but where texts are made.
  static func utf8(_ bytes: [UInt8]) throws(ReadingFault) -> [UInt8] {
    let start = Array(bytes.prefix(4))
    if start == [0xFF, 0xFE, 0, 0] || start == [0, 0, 0xFE, 0xFF] { throw .notText }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if start.starts(with: [0xFE, 0xFF]) { return try utf16(bytes.dropFirst(2), high: 0) }
    if start.starts(with: [0xFF, 0xFE]) { return try utf16(bytes.dropFirst(2), high: 1) }
    guard start.count == 4 else { return bytes }
    if start[0] == 0, start[1] != 0 { return try utf16(bytes[...], high: 0) }
    if start[0] != 0, start[1] == 0 { return try utf16(bytes[...], high: 1) }
    return bytes
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, high: Int
  ) throws(ReadingFault) -> [UInt8] {
    guard bytes.count.isMultiple(of: 2) else { throw .notText }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { index in
      UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + 1 - high])
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw .notText }
    return Array(text.utf8)
  }
}

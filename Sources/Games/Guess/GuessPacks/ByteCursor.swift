/// A place in a text of UTF-8 bytes, and the steps that the readers of JSON and XML have in common.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the place, or nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the byte behind the next is one of two.
  func isSecond(_ first: UInt8, or second: UInt8) -> Bool {
    offset + 1 < bytes.count && (bytes[offset + 1] == first || bytes[offset + 1] == second)
  }

  /// The fault to throw where the text stops making sense.
  var fault: ReadingFault { .malformed(offset: offset) }

  mutating func skip(_ count: Int) {
    offset = min(offset + count, bytes.count)
  }

  mutating func skipBlanks() {
    while offset < bytes.count, isBlank(bytes[offset]) { offset += 1 }
  }

  /// Steps over a byte, if it comes next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// Steps over an ASCII text, if it comes next.
  mutating func take(_ text: StaticString) -> Bool {
    let isNext = text.withUTF8Buffer { wanted in
      offset + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
    }
    if isNext { offset += text.utf8CodeUnitCount }
    return isNext
  }

  mutating func require(_ byte: UInt8) throws(ReadingFault) {
    guard take(byte) else { throw fault }
  }

  /// Steps to the first of two bytes.
  mutating func skip(to first: UInt8, or second: UInt8) {
    while offset < bytes.count, bytes[offset] != first, bytes[offset] != second { offset += 1 }
  }

  /// Steps behind an ASCII text, wherever it comes.
  mutating func skip(behind text: StaticString) throws(ReadingFault) {
    let start = offset
    while offset < bytes.count {
      if take(text) { return }
      offset += 1
    }
    throw .malformed(offset: start)
  }

  /// The text from a place up to this one.
  func text(from start: Int) throws(ReadingFault) -> String {
    try bytes.text(start..<offset)
  }
}

extension Array<UInt8> {
  /// The text that is a stretch of bytes of UTF-8.
  func text(_ range: Range<Int>) throws(ReadingFault) -> String {
    do {
      return String(copying: try UTF8Span(validating: span.extracting(range)))
    } catch {
      throw .notText
    }
  }
}

/// Whether a byte is white space in JSON and XML.
func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

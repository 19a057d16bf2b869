/// A value in a questions file, whichever of the three formats it is written in.
///
/// The three readers are our own: the decoders of FoundationEssentials overflow the stack on lists
/// that are nested deeply or hold themselves, and take 80 to 250 ms for 10,000 questions.
enum PackValue: Hashable, Sendable {
  case text(String)
  case list([PackValue])
  case table([Entry])
  /// A number, a date, null, or what else no pack needs.
  case other

  /// A key and its value.
  ///
  /// A table holds few, so that looking them through is the fastest.
  struct Entry: Hashable, Sendable {
    let key: String
    let value: PackValue
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [PackValue]? {
    if case .list(let values) = self { values } else { nil }
  }

  /// The value of the first of the keys that a table has.
  subscript(keys: String...) -> PackValue? {
    guard case .table(let entries) = self else { return nil }
    for key in keys {
      if let entry = entries.first(where: { $0.key == key }) { return entry.value }
    }
    return nil
  }
}

/// What stops a reader, before the file's name is known.
enum ReadingFault: Error, Hashable {
  case unknownFormat
  case notText
  case malformed(offset: Int)
  case malformedBinary
  case nestedTooDeeply
  case tooMuch
}

/// What a reader has left to spend, so that no file makes it run out of stack or memory.
struct ReadingBudget {
  private var values = PackLimits.values
  private var textBytes = PackLimits.textBytes

  mutating func spendValue() throws(ReadingFault) {
    values -= 1
    if values < 0 { throw .tooMuch }
  }

  mutating func spendText(_ bytes: Int) throws(ReadingFault) {
    textBytes -= bytes
    if textBytes < 0 { throw .tooMuch }
  }

  func checkDepth(_ depth: Int) throws(ReadingFault) {
    if depth > PackLimits.depth { throw .nestedTooDeeply }
  }
}

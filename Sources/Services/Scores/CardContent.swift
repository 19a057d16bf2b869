/// What a card carries of a run, in its code and in the text of its file.
///
/// It is written as a link that opens the game, so that any reader of codes shows what it is:
/// `COLORMIX://RUN/` and a text of capitals, digits and `* + - . :`. Codes hold such texts in a mode
/// of their own, and in links they need no escape; they take 3 % more room than plain bytes, and what
/// some readers do to bytes that are no text can't happen. The text stands for these bytes:
///
/// ```
/// form         1 byte: 1 a whole run, 2 the beginning of one
/// run          the bytes of the run, or of the run without its answers
/// run's sum    only in form 2: FNV-1a of the whole run's bytes, 8 bytes
/// check        FNV-1a of all before, 4 bytes
/// ```
/// Numbers are little-endian. Two bytes become three characters and a last one two, as in RFC 9285
/// (Base45), with an alphabet of 41. What the run's bytes are is its game's matter.
public enum CardContent: Hashable, Sendable {
  /// A run that can be watched and checked.
  case whole([UInt8])
  /// What a run begins with, so that its cards can be played; the sum is that of the whole run.
  case beginning([UInt8], sum: UInt64)

  /// What is too long for a code, cut down to its beginning.
  ///
  /// - Parameters:
  ///   - run: The whole run's bytes.
  ///   - short: The same run's bytes without its answers.
  /// - Returns: The beginning.
  public static func cut(_ run: [UInt8], to short: [UInt8]) -> CardContent {
    .beginning(short, sum: Checksum.long(run))
  }

  /// Whether a whole run is the one that this was made of.
  public func isMade(of run: [UInt8]) -> Bool {
    switch self {
    case .whole(let own): own == run
    case .beginning(_, let sum): sum == Checksum.long(run)
    }
  }

  /// What stands before the text in a link.
  public static let linkStart = "COLORMIX://RUN/"

  /// The content as a link.
  public var link: String { CardContent.linkStart + text }

  /// The content as a text that needs no escape in a link and is compact in a code.
  public var text: String {
    var bytes: [UInt8]
    switch self {
    case .whole(let run): bytes = [1] + run
    case .beginning(let run, let sum):
      bytes = [2] + run
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: sum >> (8 * place))) }
    }
    let check = Checksum.short(bytes)
    for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: check >> (8 * place))) }
    return PlainText.encode(bytes)
  }

  /// Reads a link.
  ///
  /// - Parameter link: What ``link`` gave, in capitals or not.
  /// - Throws: ``CardFault`` where it is anything else: `noCode` where it is no such link.
  public init(link: String) throws(CardFault) {
    let start = link.prefix(CardContent.linkStart.count)
    guard start.uppercased() == CardContent.linkStart else { throw .noCode }
    try self.init(text: link.dropFirst(start.count))
  }

  /// Reads the text of a link.
  ///
  /// - Parameter text: What ``text`` gave, in capitals or not.
  /// - Throws: ``CardFault`` where it is anything else.
  public init(text: some StringProtocol) throws(CardFault) {
    guard let bytes = PlainText.decode(text.utf8), bytes.count > 4 else { throw .damaged }
    let body = Array(bytes.dropLast(4))
    let check = bytes.suffix(4).reversed().reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    guard check == Checksum.short(body) else { throw .damaged }
    switch body[0] {
    case 1: self = .whole(Array(body.dropFirst()))
    case 2:
      guard body.count > 8 else { throw .damaged }
      let sum = body.suffix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
      self = .beginning(Array(body.dropFirst().dropLast(8)), sum: sum)
    case let form: throw .laterForm(Int(form))
    }
  }
}

/// Why no run could be read from a card.
public enum CardFault: Error, Hashable, Sendable {
  /// It is no picture that can be read.
  case notAPicture
  /// It is larger than any card.
  case tooLarge
  /// No code of the game is on it.
  case noCode
  /// There is a code of the game, but something was changed on the way.
  case damaged
  /// It is from a later version of the game, in this form.
  case laterForm(Int)
  /// This library is not installed, without which codes can't be made or read.
  case libraryMissing(String)
  /// What should be carried is too long even without the answers.
  case tooLong

  /// The key of the words that tell a player about it.
  public var wordKey: String {
    switch self {
    case .notAPicture: "card.notAPicture"
    case .tooLarge: "card.tooLarge"
    case .noCode: "card.noCode"
    case .damaged: "card.damaged"
    case .laterForm: "card.laterForm"
    case .libraryMissing: "card.libraryMissing"
    case .tooLong: "card.tooLong"
    }
  }

  /// What fills the places in those words.
  public var wordValues: [String: String] {
    guard case .libraryMissing(let name) = self else { return [:] }
    return ["library": name]
  }
}

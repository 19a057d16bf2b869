/// The compact form of a run, version 1: what a QR code or a link carries.
///
/// ```
/// "CM"                      2 bytes
/// format version            1 byte, 1
/// mode                      1 byte, 0 classic, 1 fantasy
/// rules version             varint
/// seed                      8 bytes
/// palette, language         each a length of 1 byte and so many bytes of UTF-8
/// score, number of answers  varint each
/// answers                   17 bits each: 13 milliseconds, 4 hue; then zeros to a whole byte
/// CRC-32 of all before      4 bytes
/// ```
/// Numbers are little-endian, bits fill a byte from the lowest. A hundred answers take about 240 bytes.
extension RunRecord {
  /// What is wrong with bytes that should be a run, or with a run that should be bytes.
  public enum BytesFault: Error, Hashable, Sendable {
    /// They don't begin as a run does.
    case notARun
    /// They are in a form of this later version.
    case laterVersion(Int)
    /// The end is missing.
    case cut
    /// The checksum does not agree: something was changed on the way.
    case damaged
    /// The checksum agrees, but there is no such run.
    case impossible
    /// A value of the record does not fit into the form.
    case unfit
  }

  /// The record in its compact form.
  ///
  /// - Returns: The bytes; equal records give equal bytes.
  /// - Throws: ``BytesFault/unfit`` where a number is negative or over 2²⁸, a time is longer than
  ///   8191 ms or a name longer than 255 bytes, which no run that was played has.
  public func encoded() throws(BytesFault) -> [UInt8] {
    guard [rulesVersion, score, answers.count].allSatisfy(ByteReader.varints.contains),
      max(palette.utf8.count, language.utf8.count) < 256,
      answers.allSatisfy({ (0..<8192).contains($0.milliseconds) })
    else { throw .unfit }
    var writer = ByteWriter()
    writer.bytes = RunRecord.mark + [RunRecord.formatVersion, mode == .classic ? 0 : 1]
    writer.write(varint: rulesVersion)
    writer.write(seed: seed)
    writer.write(name: palette)
    writer.write(name: language)
    writer.write(varint: score)
    writer.write(varint: answers.count)
    for answer in answers { writer.write(bits: answer.packed, count: RunRecord.answerBits) }
    writer.flushBits()
    writer.write(checksum: checksum(of: writer.bytes[...]))
    return writer.bytes
  }

  /// Reads the compact form.
  ///
  /// - Parameter bytes: What ``encoded()`` gave, and nothing after it.
  /// - Throws: ``BytesFault`` where it is anything else.
  public init(bytes: [UInt8]) throws(BytesFault) {
    guard bytes.starts(with: RunRecord.mark) else { throw .notARun }
    guard bytes.count > 2 else { throw .cut }
    guard bytes[2] <= RunRecord.formatVersion else { throw .laterVersion(Int(bytes[2])) }
    guard bytes[2] == RunRecord.formatVersion else { throw .damaged }
    let body = bytes.dropLast(4)
    var tail = ByteReader(bytes[body.endIndex...])
    let agrees = body.count > 2 && tail.checksum() == checksum(of: body)
    var reader = ByteReader(body.dropFirst(3))
    do {
      self = try RunRecord(from: &reader)
    } catch .endOfBytes {
      throw agrees ? .impossible : .cut
    } catch {
      throw agrees ? .impossible : .damaged
    }
    guard agrees else { throw .damaged }
  }

  private static let mark: [UInt8] = [0x43, 0x4D]
  private static let formatVersion: UInt8 = 1
  private static let answerBits = 17

  private init(from reader: inout ByteReader) throws(ByteReader.Fault) {
    let modes: [Mode] = [.classic, .fantasy]
    let mode = Int(try reader.byte())
    guard modes.indices.contains(mode) else { throw .nonsense }
    self.init(
      seed: 0, mode: modes[mode], rulesVersion: try reader.varint(), palette: "", language: "",
      score: 0, answers: [])
    seed = try reader.seed()
    palette = try reader.name()
    language = try reader.name()
    score = try reader.varint()
    let count = try reader.varint()
    // Checked before the list is made, so that a forged count takes no memory.
    guard count <= reader.bitsLeft / RunRecord.answerBits else { throw .endOfBytes }
    answers.reserveCapacity(count)
    for _ in 0..<count {
      let packed = try reader.bits(count: RunRecord.answerBits)
      guard let answer = Run.Answer(packed: packed) else { throw .nonsense }
      answers.append(answer)
    }
    try reader.finish()
  }
}

extension Run.Answer {
  fileprivate var packed: UInt32 { UInt32(milliseconds) | UInt32(hue.rawValue) << 13 }

  fileprivate init?(packed: UInt32) {
    guard let hue = Hue(rawValue: Int(packed >> 13)) else { return nil }
    self.init(hue: hue, milliseconds: Int(packed & 0x1FFF))
  }
}

import MixRules
import Randomness
import Testing

struct RunBytesTests {
  private static let golden = ["classic-wrong", "fantasy-timed-out", "nothing", "hundred"]

  /// Written by a second, independent implementation; kept for ever and never recorded again.
  @Test(arguments: golden)
  func `a run of version 1 can be read, played, and written again byte for byte`(
    name: String
  ) throws {
    let bytes = try Fixture.bytes("run-v1-\(name).hex")
    let record = try RunRecord(bytes: bytes)
    #expect(try record.encoded() == bytes)
    var playback = try Playback(record, palette: Fixture.palette(record.palette))
    #expect(try playback.finish().score == record.score)
  }

  @Test func `the golden runs say what was put into them`() throws {
    let wrong = try RunRecord(bytes: Fixture.bytes("run-v1-classic-wrong.hex"))
    #expect(wrong.seed == 42 && wrong.mode == .classic && wrong.score == 30)
    #expect(wrong.answers.count == 31 && wrong.answers.last?.milliseconds == 4499)
    let timedOut = try RunRecord(bytes: Fixture.bytes("run-v1-fantasy-timed-out.hex"))
    #expect(timedOut.seed == .max && timedOut.mode == .fantasy && timedOut.score == 27)
    #expect(timedOut.palette == "safe" && timedOut.language == "zh-Hans")
    #expect(timedOut.answers.count == 27)
  }

  @Test func `a hundred answers take at most 400 bytes, whatever their times`() throws {
    let answers = (0..<100).map { _ in Run.Answer(hue: .black, milliseconds: 5999) }
    let record = RunRecord(
      seed: .max, mode: .fantasy, palette: "high-contrast", language: "zh-Hans", score: 100,
      answers: answers)
    let bytes = try record.encoded()
    #expect(bytes.count <= 260)
    #expect(try RunRecord(bytes: bytes) == record)
  }

  @Test func `any record comes back as it was`() throws {
    var dice = SeededGenerator(seed: 11)
    for count in 0..<300 {
      let answers = (0..<dice.below(40)).map { _ in
        Run.Answer(hue: Hue.allCases[dice.below(11)], milliseconds: dice.below(8192))
      }
      let record = RunRecord(
        seed: dice.next(), mode: dice.below(2) == 0 ? .classic : .fantasy,
        rulesVersion: dice.below(300), palette: String(repeating: "é", count: dice.below(60)),
        language: "en", score: dice.below(1 << 28), answers: answers)
      #expect(try RunRecord(bytes: record.encoded()) == record, "record \(count)")
    }
  }

  @Test func `one changed bit is never read as another run`() throws {
    let bytes = try Fixture.bytes("run-v1-fantasy-timed-out.hex")
    for place in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[place] ^= 1 << UInt8(bit)
        #expect(throws: RunRecord.BytesFault.self) { try RunRecord(bytes: changed) }
      }
    }
  }

  @Test func `bytes that end early are called cut`() throws {
    let bytes = try Fixture.bytes("run-v1-classic-wrong.hex")
    for count in 2..<bytes.count {
      #expect(fault(of: Array(bytes.prefix(count))) == .cut, "\(count) bytes")
    }
    for count in 0..<2 { #expect(fault(of: Array(bytes.prefix(count))) == .notARun) }
  }

  @Test func `what is wrong has a name`() throws {
    let bytes = try Fixture.bytes("run-v1-classic-wrong.hex")
    #expect(fault(of: bytes + [0]) == .damaged)
    #expect(fault(of: bytes.replacing(byte: 2, with: 9)) == .laterVersion(9))
    #expect(fault(of: bytes.replacing(byte: 2, with: 0)) == .damaged)
    #expect(fault(of: bytes.replacing(byte: 40, with: ~bytes[40])) == .damaged)
    #expect(fault(of: Array("PNG, not a run".utf8)) == .notARun)
  }

  @Test func `forged with a fitting checksum, nonsense is still refused`() throws {
    let bytes = try Fixture.bytes("run-v1-nothing.hex")
    #expect(fault(of: bytes.replacing(byte: 3, with: 2).sealed) == .impossible)
    #expect(fault(of: bytes.replacing(byte: 14, with: 0xFF).sealed) == .impossible)
    #expect(fault(of: bytes.replacing(byte: bytes.count - 5, with: 100).sealed) == .impossible)
    #expect(fault(of: (bytes.dropLast(4) + [0, 0, 0, 0, 0]).sealed) == .impossible)
    #expect(fault(of: bytes.sealed) == nil)
  }

  @Test func `no bytes whatever crash the reader`() throws {
    var dice = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let body = (0..<dice.below(60)).map { _ in UInt8(dice.below(256)) }
      let bytes = ([0x43, 0x4D, 1, UInt8(dice.below(2))] + body + [0, 0, 0, 0]).sealed
      guard let record = try? RunRecord(bytes: bytes) else { continue }
      #expect(try record.encoded() == bytes)
    }
  }

  @Test func `a record that does not fit is refused, not cut`() {
    var record = RunRecord(
      seed: 1, mode: .classic, palette: "vivid", language: "en", score: 0, answers: [])
    func unfit() -> Bool {
      do throws(RunRecord.BytesFault) { _ = try record.encoded() } catch { return error == .unfit }
      return false
    }
    #expect(!unfit())
    record.score = -1
    #expect(unfit())
    record.score = 1 << 28
    #expect(unfit())
    record.score = 0
    record.answers = [Run.Answer(hue: .red, milliseconds: 8192)]
    #expect(unfit())
    record.answers = []
    record.language = String(repeating: "x", count: 256)
    #expect(unfit())
  }

  private func fault(of bytes: [UInt8]) -> RunRecord.BytesFault? {
    do throws(RunRecord.BytesFault) { _ = try RunRecord(bytes: bytes) } catch { return error }
    return nil
  }
}

extension [UInt8] {
  fileprivate func replacing(byte place: Int, with byte: UInt8) -> [UInt8] {
    var copy = self
    copy[place] = byte
    return copy
  }

  /// These bytes with a checksum that agrees: CRC-32, bit by bit.
  fileprivate var sealed: [UInt8] {
    let body = dropLast(4)
    var sum: UInt32 = .max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = (sum >> 1) ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return body + (0..<4).map { UInt8(truncatingIfNeeded: ~sum >> (8 * $0)) }
  }
}

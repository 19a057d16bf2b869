/// Bytes as a text of 41 characters that codes hold compactly and links hold as they are.
enum PlainText {
  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*+-.:".utf8)

  /// The value of each byte that is in the alphabet, small letters as capitals; else 41.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 41, count: 256)
    for (value, character) in alphabet.enumerated() {
      values[Int(character)] = UInt8(value)
      if 10..<36 ~= value { values[Int(character) + 32] = UInt8(value) }
    }
    return values
  }()

  /// Three characters for two bytes, the lowest digit first; two for a last one.
  static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 2) {
      let isPair = start + 1 < bytes.count
      var number = isPair ? Int(bytes[start]) << 8 | Int(bytes[start + 1]) : Int(bytes[start])
      for _ in 0..<(isPair ? 3 : 2) {
        text.append(alphabet[number % 41])
        number /= 41
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil where it is not one that ``encode(_:)`` gives.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    let digits = text.map { Int(values[Int($0)]) }
    guard digits.allSatisfy({ $0 < 41 }), digits.count % 3 != 1 else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 3) {
      let group = digits[start..<min(start + 3, digits.count)]
      let number = group.reversed().reduce(0) { $0 * 41 + $1 }
      let isPair = group.count == 3
      guard number <= (isPair ? 0xFFFF : 0xFF) else { return nil }
      if isPair { bytes.append(UInt8(number >> 8)) }
      bytes.append(UInt8(number & 0xFF))
    }
    return bytes
  }
}

/// The sums by which a change on the way is noticed: FNV-1a of Fowler, Noll and Vo.
///
/// Runs end in a CRC of their own, and a second CRC over them would notice nothing more.
enum Checksum {
  static func short(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  static func long(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}

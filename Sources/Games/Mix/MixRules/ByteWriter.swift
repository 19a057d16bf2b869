/// Puts numbers and names one after the other into bytes.
struct ByteWriter {
  var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var pendingCount = 0

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  mutating func write(varint number: Int) {
    var rest = UInt64(number)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(seed: UInt64) {
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: seed >> (8 * place))) }
  }

  mutating func write(checksum: UInt32) {
    for place in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: checksum >> (8 * place))) }
  }

  mutating func write(name: String) {
    bytes.append(UInt8(name.utf8.count))
    bytes += name.utf8
  }

  mutating func write(bits: UInt32, count: Int) {
    pending |= UInt64(bits) << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(pending & 0xFF))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Fills the last byte up with zeros.
  mutating func flushBits() {
    guard pendingCount > 0 else { return }
    bytes.append(UInt8(pending))
    (pending, pendingCount) = (0, 0)
  }
}

/// The CRC-32 of IEEE 802.3 (polynomial 0xEDB88320, bits from the lowest).
func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
  }
  return ~sum
}

/// A PNG file: a signature, then chunks of length, name, content and checksum.
enum PNGLayout {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let header = Array("IHDR".utf8)
  private static let end = Array("IEND".utf8)

  static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual(header),
      let width = bytes.bigEndianNumber(at: 16, bytes: 4),
      let height = bytes.bigEndianNumber(at: 20, bytes: 4),
      width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  static func reachesEnd(in bytes: [UInt8]) -> Bool {
    var offset = signature.count
    while let length = bytes.bigEndianNumber(at: offset, bytes: 4), offset + 8 <= bytes.count {
      let next = offset + 12 + length
      guard next <= bytes.count else { return false }
      if bytes[offset + 4..<offset + 8].elementsEqual(end) { return true }
      offset = next
    }
    return false
  }
}

/// A JPEG file: segments, each with a marker and a length, then the coded picture.
enum JPEGLayout {
  static func size(in bytes: [UInt8]) -> (width: Int, height: Int)? {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Markers may be padded with any number of 0xFF; some stand alone, without a length.
      if marker == 0xFF || standsAlone(marker) {
        offset += marker == 0xFF ? 1 : 2
        continue
      }
      if isFrame(marker) { return frameSize(in: bytes, at: offset) }
      guard let length = bytes.bigEndianNumber(at: offset + 2, bytes: 2), length >= 2 else {
        return nil
      }
      offset += 2 + length
    }
    return nil
  }

  private static func standsAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD8).contains(marker)
  }

  /// Start of a frame; the three others in the range are tables and a reserved one.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func frameSize(in bytes: [UInt8], at offset: Int) -> (width: Int, height: Int)? {
    guard let height = bytes.bigEndianNumber(at: offset + 5, bytes: 2),
      let width = bytes.bigEndianNumber(at: offset + 7, bytes: 2),
      width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  /// The end marker may be followed by what cameras add, but seldom by much.
  static func reachesEnd(in bytes: [UInt8]) -> Bool {
    let tail = Array(bytes.suffix(64 << 10))
    return tail.indices.dropLast().contains { tail[$0] == 0xFF && tail[$0 + 1] == 0xD9 }
  }
}

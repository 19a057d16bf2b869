/// How large a picture says it is, read from its first bytes before anything is made of it.
enum PictureSize {
  /// The width and height in pixels.
  ///
  /// - Parameter bytes: A PNG, JPEG or WebP file.
  /// - Returns: The size; nil for any other file, and where none is named.
  static func of(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    if let png = PNGFile(bytes) { return png.size }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.starts(with: Array("RIFF".utf8)) { return webP(bytes) }
    return nil
  }

  /// Goes from segment to segment to the one that begins a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Bytes that only fill, and segments without a length.
      if marker == 0xFF || marker == 0x01 || 0xD0...0xD7 ~= marker {
        place += marker == 0xFF ? 1 : 2
        continue
      }
      let isFrame = 0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return (big(bytes, place + 7), big(bytes, place + 5)) }
      place += 2 + big(bytes, place + 2)
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.count >= 30, bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": return (little(bytes, 26) & 0x3FFF, little(bytes, 28) & 0x3FFF)
    case "VP8L":
      let both = little(bytes, 21) | little(bytes, 23) << 16
      return (both & 0x3FFF + 1, both >> 14 & 0x3FFF + 1)
    case "VP8X":
      let width = little(bytes, 24) | Int(bytes[26]) << 16
      let height = little(bytes, 27) | Int(bytes[29]) << 16
      return (width + 1, height + 1)
    default: return nil
    }
  }

  private static func big(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  private static func little(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(bytes[place]) | Int(bytes[place + 1]) << 8
  }
}

import Randomness

/// Spoils files in the ways that networks, editors and attackers do.
struct Mutator {
  /// Bytes that readers of these formats take for a sign.
  private static let signs = [
    "\"", "\\", "\\u", "\\ud83d", "{", "}", "[", "]", ",", ":", "<", ">", "</", "/>", "&", "&#x",
    "&#0;", "<![CDATA[", "]]>", "<!--", "-->", "<?", "<!DOCTYPE x [", "<array>", "</dict>",
    "<key>", "<string/>", "bplist00", "../", "/", "@3x", "answer", "options", "questions",
    "\u{FEFF}", "\u{301}", "太", "\u{0}", "viewBox=\"", "width='1e9'", "<svg",
  ].map { Array($0.utf8) }

  private var chance: SeededGenerator
  private let seeds: [[UInt8]]

  /// - Parameters:
  ///   - seed: What the whole case follows from.
  ///   - seeds: The files to begin with.
  init(seed: UInt64, seeds: [[UInt8]]) {
    chance = SeededGenerator(seed: seed)
    self.seeds = seeds
  }

  /// One of the files, spoilt in one to eight places.
  mutating func file() -> [UInt8] {
    var bytes = seeds[chance.below(seeds.count)]
    for _ in 0...chance.below(8) { spoil(&bytes) }
    return bytes
  }

  private mutating func spoil(_ bytes: inout [UInt8]) {
    let place = chance.below(bytes.count + 1)
    let end = min(bytes.count, place + chance.below(1 << chance.below(10)))
    switch chance.below(10) {
    case 0, 1: if place < bytes.count { bytes[place] = UInt8(chance.below(256)) }
    case 2: if place < bytes.count { bytes[place] ^= 1 << UInt8(chance.below(8)) }
    case 3: bytes.removeSubrange(place..<end)
    case 4: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 5:
      bytes.replaceSubrange(place..<end, with: Mutator.signs[chance.below(Mutator.signs.count)])
    case 6: bytes.insert(contentsOf: Mutator.signs[chance.below(Mutator.signs.count)], at: place)
    case 7: if chance.below(4) == 0 { bytes.removeSubrange(place...) }
    case 8:
      for index in place..<min(end, place + 8) { bytes[index] = chance.below(2) == 0 ? 0 : 255 }
    default: splice(&bytes, at: place)
    }
  }

  /// Puts a stretch of another file in place of one of this.
  private mutating func splice(_ bytes: inout [UInt8], at place: Int) {
    let other = seeds[chance.below(seeds.count)]
    let start = chance.below(other.count + 1)
    let piece = other[start..<min(other.count, start + chance.below(200))]
    bytes.replaceSubrange(place..<min(bytes.count, place + piece.count), with: piece)
  }
}

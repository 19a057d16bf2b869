import Foundation
import MixRules
import Testing

struct PaletteTests {
  @Test func `ten of the vivid palette's 55 pairs can't be read`() {
    let hues = Hue.allCases
    let unread = hues.flatMap { one in hues.map { (one, $0) } }
      .filter { $0.rawValue < $1.rawValue }
      .filter { Palette.vivid[$0].contrast(with: Palette.vivid[$1]) < 1.5 }
    #expect(unread.count == 10)
    #expect(Palette.vivid.pairs.count == 90)
  }
}

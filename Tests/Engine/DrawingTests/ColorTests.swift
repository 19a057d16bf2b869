import Drawing
import Foundation
import TestSupport
import Testing

struct ColorTests {
  @Test func `a colour is written as its channels in hexadecimal digits`() throws {
    #expect(Color(0xFF9600).hex == "#FF9600FF")
    #expect(Color(red: 1, green: 2, blue: 3, alpha: 4).hex == "#01020304")
    let data = try JSONEncoder().encode([Color.clear])
    #expect(String(decoding: data, as: UTF8.self) == ##"["#00000000"]"##)
  }

  @Test func `opacity multiplies and stays between nothing and all`() {
    #expect(Color.white.opacity(0.5).alpha == 128)
    #expect(Color.white.opacity(0.5).opacity(0.5).alpha == 64)
    #expect(Color.white.opacity(-1).alpha == 0)
    #expect(Color.white.opacity(7).alpha == 255)
  }

  @Test func `a mixture begins at the one colour, ends at the other, and leaves neither's range`() {
    let failures = Sweep.failures(seeds: 300) { dice in
      let (a, b) = (
        Color(UInt32(dice.below(0x1000000))), Color(UInt32(dice.below(0x1000000)))
      )
      let mixed = a.mixed(with: b, dice.number(from: -1, to: 2))
      let isBetween = (min(a.red, b.red)...max(a.red, b.red)).contains(mixed.red)
      return isBetween && a.mixed(with: b, 0) == a && a.mixed(with: b, 1) == b
        ? [] : ["\(a.hex) and \(b.hex) give \(mixed.hex)"]
    }
    #expect(failures == nil)
  }

  @Test func `contrast is as the guidelines for web content have it`() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
    #expect(Color.white.contrast(with: .white) == 1)
    #expect(abs(Color(0x808080).contrast(with: .white) - 3.949) < 0.001)
    #expect(abs(Color(0xFF220C).contrast(with: Color(0x808080)) - 1.03) < 0.01)
    #expect(abs(Color(0x54C7FC).contrast(with: Color(0xFF99AC)) - 1.05) < 0.01)
  }
}

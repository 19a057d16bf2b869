import Foundation
import MixRules
import Testing

struct PaletteTests {
  @Test func `the vivid palette is the file, colour by colour`() throws {
    let file = try Fixture.palette("vivid")
    #expect(file == Palette.vivid)
    #expect(
      Hue.allCases.map { "\($0.name) \(file[$0].hex)" } == [
        "ORANGE FF9600", "PURPLE 9B59B6", "YELLOW FFEE24", "GREEN 44DB5E", "BLUE 54C7FC",
        "PINK FF99AC", "BROWN 6A4320", "RED FF220C", "GRAY 808080", "WHITE FFFFFF", "BLACK 000000",
      ])
  }

  @Test func `ten of the vivid palette's 55 pairs can't be read and are never paired`() {
    let palette = Palette.vivid
    #expect(palette.pairs.count == 2 * (55 - 10))
    #expect(abs(palette[.red].contrast(with: palette[.gray]) - 1.03) < 0.005)
    #expect(abs(palette[.blue].contrast(with: palette[.pink]) - 1.05) < 0.005)
  }

  @Test(arguments: Fixture.palettes)
  func `every palette has cards enough, and shows each hue in all three places`(id: String) throws {
    let palette = try Fixture.palette(id)
    #expect(palette.id == id)
    #expect(palette.hues.count >= 9)
    #expect(palette.pairs.count >= 60)
    for hue in palette.hues {
      #expect(palette.pairs.count { $0.background == hue } >= 4, "\(hue)")
      #expect(palette.pairs.count { $0.ink == hue } >= 4, "\(hue)")
    }
  }

  /// Cards follow from which pairs are legible, so no rounding may decide about one.
  @Test(arguments: Fixture.palettes)
  func `no contrast lies so near the threshold that rounding decides`(id: String) throws {
    let palette = try Fixture.palette(id)
    for one in palette.hues {
      for two in palette.hues {
        #expect(abs(palette[one].contrast(with: palette[two]) - 1.5) > 1e-4, "\(one) \(two)")
      }
    }
  }

  @Test(arguments: ColorVision.allCases)
  func `the safe palette's colours stay apart for every eye`(vision: ColorVision) throws {
    let palette = try Fixture.palette("safe")
    for (place, one) in palette.hues.enumerated() {
      for two in palette.hues.dropFirst(place + 1) {
        let apart = vision.look(of: palette[one]).difference(from: vision.look(of: palette[two]))
        #expect(apart >= 20, "\(one) and \(two)")
      }
    }
  }

  @Test(arguments: Fixture.palettes)
  func `every palette's colours stay apart for most eyes`(id: String) throws {
    let palette = try Fixture.palette(id)
    let looks = palette.hues.map { ColorVision.normal.look(of: palette[$0]) }
    for (place, one) in looks.enumerated() {
      for two in looks.dropFirst(place + 1) { #expect(one.difference(from: two) >= 15) }
    }
  }

  @Test(arguments: Fixture.palettes)
  func `a palette survives being written and read`(id: String) throws {
    let palette = try Fixture.palette(id)
    let data = try JSONEncoder().encode(palette)
    #expect(try JSONDecoder().decode(Palette.self, from: data) == palette)
  }

  @Test(arguments: [
    #"{"version":2,"id":"x","colors":{}}"#,
    #"{"version":1,"id":"x","colors":{}}"#,
    #"{"version":1,"id":"x","colors":{"MAUVE":"FF00FF"}}"#,
    #"{"version":1,"id":"x","colors":{"RED":"FF00F"}}"#,
    #"{"version":1,"id":"x","colors":{"RED":"+F00F0"}}"#,
    #"{"version":1,"colors":{}}"#,
    "[]",
  ])
  func `what is no palette is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Palette.self, from: Data(text.utf8))
    }
  }

  @Test func `a palette in which nothing can be read is refused`() {
    let gray = RGB(red: 128, green: 128, blue: 128)
    let colors = Dictionary(uniqueKeysWithValues: Hue.allCases.map { ($0, gray) })
    #expect(throws: Palette.Fault.tooFewCards(0)) {
      try Palette(id: "fog", colors: colors)
    }
    #expect(throws: Palette.Fault.missing(.orange)) { try Palette(id: "none", colors: [:]) }
    #expect(throws: Palette.Fault.tooFewCards(0)) {
      try Palette(id: "two", colors: colors, without: Set(Hue.allCases.dropFirst()))
    }
  }
}

struct ColorTests {
  @Test func `black on white has the greatest contrast and a colour on itself the least`() {
    let (black, white) = (RGB(red: 0, green: 0, blue: 0), RGB(red: 255, green: 255, blue: 255))
    #expect(abs(black.contrast(with: white) - 21) < 1e-12)
    #expect(white.contrast(with: black) == black.contrast(with: white))
    #expect(white.contrast(with: white) == 1)
  }

  @Test func `luminance agrees with the C library's power`() {
    for channel in 0...255 as ClosedRange<UInt8> {
      let value = Double(channel) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      let gray = RGB(red: channel, green: channel, blue: channel)
      #expect(abs(gray.luminance - linear) < 1e-14, "\(channel)")
    }
  }

  @Test(arguments: ["000000", "FF9600", "00000A", "FFFFFF"])
  func `hexadecimal digits come back as they were`(hex: String) {
    #expect(RGB(hex: hex)?.hex == hex)
  }

  @Test(arguments: ["", "FFF", "FF96000", "GG9600", "-F9600", "ＦＦ９６００", "FF 600"])
  func `what is no colour gives none`(hex: String) {
    #expect(RGB(hex: hex) == nil)
  }

  @Test func `hues are found by their names`() {
    for hue in Hue.allCases { #expect(Hue(name: hue.name) == hue) }
    #expect(Hue(name: "orange") == nil)
  }

  /// The first pairs of the data with which Sharma, Wu and Dalal test an implementation.
  @Test func `the measure of difference agrees with its authors' numbers`() {
    let one = Lab(lightness: 50, a: 2.6772, b: -79.7751)
    #expect(abs(one.difference(from: Lab(lightness: 50, a: 0, b: -82.7485)) - 2.0425) < 5e-5)
    let two = Lab(lightness: 22.7233, a: 20.0904, b: -46.6940)
    let three = Lab(lightness: 23.0331, a: 14.9730, b: -42.5619)
    #expect(abs(two.difference(from: three) - 2.0373) < 5e-5)
    let four = Lab(lightness: 90.8027, a: -2.0831, b: 1.4410)
    let five = Lab(lightness: 91.1528, a: -1.6435, b: 0.0447)
    #expect(abs(four.difference(from: five) - 1.4441) < 5e-5)
  }
}

import Drawing
import Geometry
import GuessFeature
import Scenes
import Testing

struct BigPictureTests {
  private func rig(reducesMotion: Bool = false) throws -> Rig {
    let packs = try PackFolder([.init("CAT", letters: "CATX", picture: "a.svg")])
    let rig = try Rig(packs, reducesMotion: reducesMotion)
    try rig.open("/guess/animals")
    return rig
  }

  /// The frames at which the picture is drawn, the uppermost last.
  private func pictures(_ rig: Rig) -> [Rect] {
    rig.commands().compactMap { command in
      if case .picture(_, let frame, _) = command { return frame }
      return nil
    }
  }

  /// How dark the cover is, 0…1.
  private func cover(_ rig: Rig) -> Double {
    rig.commands().compactMap { command -> Double? in
      guard case .fill(_, let color) = command, color.opacity(0) == Color.black.opacity(0) else {
        return nil
      }
      return Double(color.alpha) / 255
    }.last ?? 0
  }

  @Test(arguments: ["tap guess.picture", "tap guess.big", "key"])
  func `it grows from its frame to the window in a second`(way: String) throws {
    let rig = try rig()
    let before = pictures(rig)
    if way == "key" { rig.key("Space") } else { try rig.tap(String(way.dropFirst(4))) }
    #expect(rig.state.isBig)
    var widths: [Double] = []
    for _ in 0..<9 {
      rig.wait(100)
      widths.append(try #require(pictures(rig).last).width)
    }
    #expect(widths == widths.sorted())
    #expect(widths[0] - before[0].width < widths[4] - widths[3], "it starts slowly")
    #expect(rig.stage.wake == .nextFrame)
    rig.wait(100)
    #expect(abs(cover(rig) - 0.7) < 0.01)
    let big = try #require(pictures(rig).last)
    #expect(big.height > 540 && big.height < 600)
    #expect(abs(big.midX - 480) <= 1 && abs(big.midY - 300) <= 1)
    #expect(rig.stage.wake == .never)
  }

  @Test(arguments: ["Escape", "Space", "click", "Return"])
  func `it comes back to its exact place`(way: String) throws {
    let rig = try rig()
    let before = rig.stage.drawList()
    rig.key("Space")
    rig.wait(1000)
    if way == "click" { rig.tap(at: Point(x: 900, y: 50)) } else { rig.key(way) }
    #expect(!rig.state.isBig)
    rig.wait(500)
    #expect(pictures(rig).count == 2, "it is on its way")
    rig.wait(500)
    #expect(rig.stage.drawList() == before)
  }

  @Test func `turned round half-way it takes as long as it took`() throws {
    let rig = try rig()
    rig.key("Space")
    rig.wait(500)
    let half = try #require(pictures(rig).last)
    rig.key("Space")
    #expect(try #require(pictures(rig).last).width == half.width)
    rig.wait(500)
    #expect(rig.stage.wake == .never)
  }

  @Test func `with reduced motion it is there at once`() throws {
    let rig = try rig(reducesMotion: true)
    rig.key("Space")
    #expect(try #require(pictures(rig).last).height > 540)
    #expect(rig.stage.wake == .never)
    rig.key("Space")
    #expect(pictures(rig).count == 1)
  }

  @Test func `a click or a key does not go through it`() throws {
    let rig = try rig()
    let letter = try #require(rig.node("guess.letter.0"))
    rig.key("Space")
    rig.tap(at: letter.frame.center)
    #expect(rig.state.word == "___")
    rig.wait(1000)
    rig.key("Space")
    for key in ["Tab", "Down", "Backspace"] { rig.key(key) }
    rig.key("Return")
    #expect(rig.state.word == "___")
    #expect(!rig.state.isBig)
  }

  @Test(arguments: [("wide.svg", 4.0), ("tall.svg", 0.25), ("a.svg", 1), ("endless.svg", 400)])
  func `a long picture is seen as a whole, in its frame and large`(
    picture: String, shape: Double
  ) throws {
    let packs = try PackFolder([.init("CAT", letters: "CATX", picture: picture)])
    let rig = try Rig(packs, reducesMotion: true)
    try rig.open("/guess/animals")
    for size in BoardLayoutTests.sizes where size.width >= 320 && size.height >= 240 {
      rig.stage.resize(to: size, scale: 1)
      let frame = try #require(rig.node("guess.picture")).frame
      let small = try #require(pictures(rig).last)
      rig.key("Space")
      let large = try #require(pictures(rig).last)
      rig.key("Space")
      #expect(frame.contains(small) && min(frame.width, frame.height) >= 40, "\(size)")
      for seen in [small, large] where min(seen.width, seen.height) > 1 {
        #expect(abs(seen.width / seen.height / shape - 1) < 0.06, "\(seen) \(size)")
      }
      let part = max(large.width / size.width, large.height / size.height)
      #expect(part > 0.85, "it takes what there is \(size)")
      #expect(Rect(origin: .zero, size: size).contains(large), "\(size)")
    }
  }

  @Test func `it follows the window`() throws {
    let rig = try rig()
    rig.key("Space")
    rig.wait(1000)
    rig.stage.resize(to: Size(width: 400, height: 700), scale: 2)
    let big = try #require(pictures(rig).last)
    #expect(big.width > 350 && big.width < 400)
    rig.key("Space")
    rig.wait(1000)
    let frame = try #require(rig.node("guess.picture")).frame
    #expect(frame.contains(try #require(pictures(rig).last)))
  }
}

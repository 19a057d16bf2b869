import Controls
import Drawing
import Geometry
import GuessFeature
import Localization
import Routing
import Scenes
import Testing

/// What the player's size of text does to the game's screens.
struct TextSizeTests {
  private static let sizes = BoardLayoutTests.sizes.filter { $0.height >= 160 }

  private func rig(_ language: Language, textScale: Double) throws -> Rig {
    let items = (0..<24).map { PackFolder.Item("CAT", letters: "CATXYZ", picture: "\($0).svg") }
    let packs = try PackFolder()
    try packs.add("animals", title: "Places and weather", items)
    let rig = try Rig(packs, language: language)
    rig.environment.textScale = textScale
    return rig
  }

  private func texts(_ rig: Rig) -> [TextLine] {
    rig.commands().compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  /// The sizes of the texts inside elements, where each has one line.
  private func points(_ ids: [String], _ rig: Rig) throws -> [Double] {
    let texts = texts(rig)
    return try ids.map { id in
      let frame = try #require(rig.node(id), "\(id)").frame
      return try #require(texts.first { frame.contains($0.frame, tolerance: 0.5) }, "\(id)").size
    }
  }

  @Test(arguments: Language.allCases, ["/guess/animals", "/guess"])
  func `the texts of the bar grow alike, and never shrink`(
    language: Language, route: String
  ) throws {
    let ids =
      route == "/guess"
      ? ["packs.back", "packs.coins"] : ["guess.back", "guess.count", "guess.coins"]
    let (usual, large) = (
      try rig(language, textScale: 1), try rig(language, textScale: 1.5)
    )
    for rig in [usual, large] { try rig.open(route) }
    for size in Self.sizes {
      for rig in [usual, large] { rig.stage.resize(to: size, scale: 1) }
      let sizes = try [usual, large].map { try points(ids, $0) }
      let growths = zip(sizes[0], sizes[1]).map { $1 / $0 }
      let (least, most) = (growths.min() ?? 0, growths.max() ?? 0)
      #expect(least >= 1 && most - least < 0.01, "\(growths) \(size)")
      if size.width == 375 || size.width == 1280 { #expect(least > 1.3, "\(growths) \(size)") }
    }
  }

  @Test(arguments: Language.allCases)
  func `the bar of the list keeps its parts apart`(language: Language) throws {
    let rig = try rig(language, textScale: 1.5)
    try rig.open("/guess")
    for size in Self.sizes {
      rig.stage.resize(to: size, scale: 1)
      let frames = try ["packs.back", "logo", "packs.coins"].map {
        try #require(rig.node($0), "\($0) \(size)").frame
      }
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect(right.minX - left.maxX >= size.width * 0.02, "\(frames) \(size)")
      }
    }
  }

  @Test(arguments: [Size(width: 375, height: 667), Size(width: 1280, height: 720)])
  func `names and standings of packs grow`(size: Size) throws {
    let lines = try [1, 1.5].map { scale in
      let rig = try rig(.english, textScale: scale)
      rig.stage.resize(to: size, scale: 1)
      try rig.open("/guess")
      return texts(rig)
    }
    // A long name takes two lines, and grows less.
    for (text, least) in [("Places", 1.1), ("0 of 24 solved", 1.25)] {
      let sizes = lines.map { $0.first { $0.string.hasPrefix(text) }?.size ?? 0 }
      #expect(sizes[1] > sizes[0] * least && sizes[0] > 0, "\(text) \(sizes)")
    }
  }

  @Test func `a size chosen meanwhile shows as soon as the screen comes back`() throws {
    let rig = try rig(.english, textScale: 1)
    rig.stage.resize(to: Size(width: 375, height: 667), scale: 1)
    try rig.open("/guess")
    let before = try #require(rig.node("packs.0")).frame.height
    try rig.tap("packs.0")
    rig.wait(400)
    let title = try #require(rig.node("guess.back")).frame.width
    rig.environment.textScale = 1.5
    rig.stage.push(Empty())
    rig.wait(400)
    rig.stage.navigation.close()
    rig.wait(400)
    #expect(try #require(rig.node("guess.back")).frame.width > title)
    rig.key("Escape")
    rig.wait(400)
    #expect(try #require(rig.node("packs.0")).frame.height > before)
  }
}

/// Something that lies above for a while.
private final class Empty: Scene {
  let route = Route(["empty"])
  let screen = Screen()
}

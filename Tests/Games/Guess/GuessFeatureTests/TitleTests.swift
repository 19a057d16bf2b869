import Controls
import Drawing
import Geometry
import GuessFeature
import Localization
import Scenes
import Testing

/// The title above the picture.
struct TitleTests {
  static let titles = [
    "All ears, and always on the hop", String(repeating: "A very long title ", count: 11),
    String(repeating: "Supercalifragilistic", count: 7), String(repeating: "很长的题目", count: 40),
  ]

  private func rig(_ title: String, textScale: Double = 1) throws -> Rig {
    let items = [PackFolder.Item("RABBIT", letters: "RABBITXYZXYZ", title: title, picture: "a.svg")]
    let rig = try Rig(try PackFolder(items))
    rig.environment.textScale = textScale
    try rig.open("/guess/animals")
    return rig
  }

  /// The lines of the title.
  private func lines(_ rig: Rig) throws -> [TextLine] {
    let frame = try #require(rig.node("guess.title")).frame
    return rig.commands().compactMap { command in
      guard case .text(let line) = command, frame.contains(line.frame, tolerance: 0.5) else {
        return nil
      }
      return line
    }
  }

  @Test(arguments: titles, [1, 1.5])
  func `can be read however long it is, and leaves room for the picture`(
    title: String, textScale: Double
  ) throws {
    let rig = try rig(title, textScale: textScale)
    for size in BoardLayoutTests.sizes {
      rig.stage.resize(to: size, scale: 1)
      let lines = try lines(rig)
      let least = size.width >= 320 && size.height >= 320 ? 8.0 : 4.5
      let isWhole = lines.last?.string.hasSuffix("…") == false
      #expect(isWhole || title != Self.titles[0] || size.width < 320, "\(size)")
      #expect(!lines.isEmpty && lines.allSatisfy { $0.size >= least }, "\(size)")
      let picture = try #require(rig.node("guess.picture"), "\(size)").frame
      #expect(picture.height >= size.height * 0.14, "\(picture) \(size)")
    }
  }

  @Test func `a long one takes more lines, and what has no room is cut`() throws {
    let short = try rig(Self.titles[0])
    let long = try rig(Self.titles[2])
    let huge = try rig(String(repeating: "Endless ", count: 500))
    for rig in [short, long, huge] { rig.stage.resize(to: Size(width: 375, height: 667), scale: 1) }
    let heights = try [short, long].map { try #require($0.node("guess.title")).frame.height }
    #expect(heights[1] > heights[0] * 2)
    #expect(try lines(long).map(\.string).joined() == Self.titles[2])
    #expect(try lines(huge).last?.string.last == "…")
    #expect(try lines(huge).allSatisfy { $0.size >= 11 })
  }

  @Test func `it grows with the player's size of text`() throws {
    for size in [Size(width: 375, height: 667), Size(width: 1280, height: 720)] {
      let sizes = try [1, 1.5].map { scale in
        let rig = try rig("A hint", textScale: scale)
        rig.stage.resize(to: size, scale: 1)
        return try #require(lines(rig).first).size
      }
      #expect(sizes[1] > sizes[0] * 1.4, "\(sizes) \(size)")
    }
  }
}

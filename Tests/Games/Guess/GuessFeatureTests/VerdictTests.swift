import Drawing
import Geometry
import GuessFeature
import Localization
import Scenes
import Testing

/// The line below the blanks that says whether a word is right.
struct VerdictTests {
  @Test(arguments: Language.allCases, ["XYZXYZ", "RABBIT"])
  func `sign and words stand together in the middle, inside the board, and can be read`(
    language: Language, word: String
  ) throws {
    let item = PackFolder.Item("RABBIT", letters: "RABBITXYZXYZ", picture: "a.svg")
    let rig = try Rig(try PackFolder([item, item]), language: language)
    try rig.open("/guess/animals")
    rig.type(word)
    rig.wait(900)
    for size in BoardLayoutTests.sizes {
      rig.stage.resize(to: size, scale: 1)
      let verdict = try #require(rig.node("guess.verdict"), "\(size)")
      var parts: [Rect] = []
      for command in rig.commands() {
        switch command {
        case .text(let line) where line.string == verdict.label:
          parts.append(line.frame)
          #expect(line.size >= (size.width >= 320 && size.height >= 240 ? 9 : 6), "\(size)")
        case .box(let frame, let radius, _)
        where verdict.frame.contains(frame, tolerance: 1) && radius * 2 == frame.height:
          parts.append(frame)
        default: break
        }
      }
      try #require(parts.count == 2, "\(size)")
      let left = parts.map(\.minX).min() ?? 0
      let right = parts.map(\.maxX).max() ?? 0
      #expect(abs((left + right) / 2 - verdict.frame.midX) < 1, "\(size)")
      for part in parts { #expect(verdict.frame.contains(part, tolerance: 0.5), "\(size)") }
      #expect(parts[0].intersection(parts[1]) == nil, "\(size)")
    }
  }
}

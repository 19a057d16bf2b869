import Drawing
import Geometry
import GuessFeature
import Localization
import Scenes
import Testing

/// The words on the four buttons below the tiles.
struct ToolTextTests {
  private static let tools = ["guess.hint", "guess.help", "guess.big", "guess.next"]

  private func rig(_ language: Language, size: Size) throws -> Rig {
    let items = (0..<5).map { PackFolder.Item("CAT", letters: "CATXYZ", picture: "\($0).svg") }
    let rig = try Rig(try PackFolder(items), language: language, size: size)
    try rig.open("/guess/animals")
    return rig
  }

  /// The lines on each button, with the button's frame.
  private func lines(_ rig: Rig) throws -> [(button: Rect, lines: [TextLine])] {
    let texts = Rig.flat(rig.stage.drawList().commands).compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
    return try Self.tools.map { id in
      let frame = try #require(rig.node(id)).frame
      return (frame, texts.filter { frame.contains($0.frame.center) })
    }
  }

  @Test(arguments: Language.allCases, [false, true])
  func `are of one size, inside the round ends, and can be read on a phone`(
    language: Language, isPoor: Bool
  ) throws {
    let rig = try rig(language, size: Size(width: 375, height: 667))
    if isPoor {
      for number in 1...4 {
        try rig.open("/guess/animals/\(number)")
        try rig.tap("guess.hint")
        rig.wait(1500)
      }
      try rig.open("/guess/animals/5")
    }
    let tools = try lines(rig)
    #expect(tools.allSatisfy { !$0.lines.isEmpty })
    let sizes = Set(tools.flatMap(\.lines).map(\.size))
    #expect(sizes.count == 1, "\(sizes)")
    #expect(sizes.allSatisfy { $0 >= (isPoor ? 11 : 14) }, "\(sizes)")
    for (button, lines) in tools {
      for line in lines {
        let reach = max(abs(line.frame.minY - button.midY), abs(line.frame.maxY - button.midY))
        let radius = button.height / 2
        let bend = radius - (radius * radius - min(reach, radius) * reach).squareRoot()
        #expect(button.inset(bend, 0).contains(line.frame, tolerance: 0.5), "\(line.string)")
      }
    }
  }
}

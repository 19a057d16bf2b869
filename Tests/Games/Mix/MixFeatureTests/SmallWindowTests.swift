import Controls
import Drawing
import Geometry
import Localization
import Scenes
import TestSupport
import Testing

/// In a small window the words that explain are to be read, before buttons and figures are large.
struct SmallWindowTests {
  /// The lines in which an element of the uppermost scene is written.
  private func lines(_ id: String, on stage: Stage) -> [TextLine] {
    guard let screen = stage.top?.screen, let element = screen.element(id) else { return [] }
    var list = DrawList()
    screen.draw(element, into: &list)
    return list.flat.compactMap(\.textLine)
  }

  /// The sizes of what the five steps of a tutorial say.
  private func sizes(_ mode: String, _ language: Language, textScale: Double) -> [Double] {
    let table = Table(
      size: Size(width: 320, height: 240), language: language, knowsTutorials: false)
    table.world.environment.textScale = textScale
    table.driver.open("/mix/\(mode)")
    return (0..<5).map { _ in
      let size = lines("tutorial.text", on: table.stage).map(\.size).min() ?? 0
      table.driver.tap("tutorial.next")
      table.driver.advance(by: 600)
      return size
    }
  }

  @Test(arguments: ["classic", "fantasy"], Language.allCases)
  func `a tutorial can be read at 320×240, and larger text is larger`(
    _ mode: String, _ language: Language
  ) {
    let (usual, large) = (
      sizes(mode, language, textScale: 1), sizes(mode, language, textScale: 1.5)
    )
    #expect(usual.allSatisfy { $0 >= 11 }, "\(usual)")
    #expect(large.allSatisfy { $0 >= 14 }, "\(large)")
    #expect(zip(usual, large).allSatisfy { $0 <= $1 + 0.01 }, "\(usual) \(large)")
  }

  @Test(arguments: [(320.0, 240.0), (200, 160), (480, 360)])
  func `an arrow points at what each step explains`(_ width: Double, _ height: Double) {
    let table = Table(size: Size(width: width, height: height), knowsTutorials: false)
    table.driver.open("/mix/classic")
    for step in 1...5 {
      let screen = table.stage.top?.screen
      var list = DrawList()
      if let screen, let spot = screen.element("tutorial.spot") { screen.draw(spot, into: &list) }
      let paths = list.flat.filter { if case .path = $0 { true } else { false } }
      #expect(!paths.isEmpty, "step \(step)")
      table.driver.tap("tutorial.next")
      table.driver.advance(by: 600)
    }
  }

  @Test(arguments: Language.allCases, [1, 1.5])
  func `the right answer can be read at 320×240, and has air around it`(
    _ language: Language, _ textScale: Double
  ) {
    for mode in ["classic", "fantasy"] {
      let table = Table(size: Size(width: 320, height: 240), language: language)
      table.world.environment.textScale = textScale
      table.driver.open("/mix/\(mode)?seed=7")
      for _ in 0..<12 { table.driver.answer() }
      table.driver.answer(rightly: false)
      table.driver.advance(by: 2000)
      let field = table.stage.top?.screen.element("result.field")
      let frame = field.flatMap { table.stage.top?.screen.frame(of: $0) } ?? .zero
      for id in ["result.choice", "result.answer"] {
        for line in lines(id, on: table.stage) {
          #expect(line.size >= 11, "\(line.string)")
          #expect(frame.inset(5, 2).contains(line.frame, tolerance: 0.01), "\(line.string)")
        }
      }
    }
  }
}

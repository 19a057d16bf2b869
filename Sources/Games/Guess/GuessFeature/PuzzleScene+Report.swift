internal import Controls
internal import GameModules
internal import Geometry
internal import GuessRules
internal import Layout
internal import Routing
internal import Scenes

extension PuzzleScene {
  var report: [String: ReportValue] { ["guess": game.report(big: big.isOpen)] }

  /// What the settings remember the tutorial by.
  static let tutorialID = "guess.guess"

  /// The tutorial over this screen; its spotlights follow the layout.
  func tutorial() -> TutorialScene {
    TutorialScene(
      id: PuzzleScene.tutorialID,
      steps: [
        step("picture") { $0.photo },
        step("letters") { $0.letters.area },
        step("blanks") { $0.blanks.area },
        step("hint") { $0.tools[0] },
        step("next") { $0.tools[3] },
      ], route: Route(["guess", "tutorial", "guess"]), services)
  }

  private func step(_ name: String, box: @escaping (BoardBoxes) -> Box) -> TutorialScene.Step {
    let key = "tutorial.guess.\(name)"
    return TutorialScene.Step(titleKey: "\(key).title", textKey: "\(key).text") {
      [unowned self] in
      let box = box(board.boxes)
      let isScrolled = name == "letters" || name == "blanks" && board.boxes.scrollsBlanks
      let frame = isScrolled ? board.visibleFrame(of: box) : screen.layout.frame(of: box)
      let window = screen.layout.frame(of: screen.layout.window)
      return frame.inset(-pen.length(8)).intersection(window) ?? frame
    }
  }
}

extension Game {
  /// What drivers are told.
  func report(big: Bool) -> ReportValue {
    let snapshot = snapshot(big: big)
    return .object([
      "pack": .string(snapshot.pack), "index": .int(snapshot.index), "count": .int(snapshot.count),
      "title": .string(snapshot.title), "answer": .string(snapshot.answer),
      "blanks": .array(snapshot.blanks.map { $0.map(ReportValue.string) ?? .null }),
      "fixed": .array(snapshot.fixed.map(ReportValue.int)),
      "letters": .array(
        snapshot.letters.map {
          .object(["letter": .string($0.letter), "used": .bool($0.used)])
        }),
      "coins": .int(snapshot.coins), "phase": .string(snapshot.phase.rawValue),
      "big": .bool(snapshot.big),
    ])
  }
}

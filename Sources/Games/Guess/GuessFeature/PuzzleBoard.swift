internal import Controls
internal import Geometry
internal import GuessPacks
internal import GuessRules
internal import Layout
internal import Scenes

/// The screen of one question: so many blanks, so many letters, a picture of such a shape.
final class PuzzleBoard {
  let screen = Screen()
  let boxes: BoardBoxes
  /// The path of the picture, `nil` where there is none that can be shown.
  let picture: String?
  /// The width of the picture by its height.
  let shape: Double
  /// What it shows: a board that slides out keeps what was seen last.
  var puzzle: Puzzle
  var phase = Phase.spell

  init(_ puzzle: Puzzle, picture file: PictureFile?) {
    self.puzzle = puzzle
    picture = file?.path
    let question = puzzle.question
    shape = PuzzleBoard.shape(of: file)
    boxes = BoardBoxes(
      blanks: question.spelling.count, letters: question.letters.count,
      shape: shape, in: screen.layout)
    screen.makeScroll(viewport: boxes.viewport, content: boxes.content)
  }

  private static func shape(of file: PictureFile?) -> Double {
    guard let header = file?.header, header.width > 0, header.height > 0 else { return 1 }
    return Double(header.width) / Double(header.height)
  }

  /// Fits title and columns to the window.
  func arrange(_ environment: Environment) {
    let title = TitleText(
      puzzle.question.title, Pen(layout: screen.layout, environment: environment))
    boxes.choose(
      in: screen.layout, textScale: environment.textScale,
      isTitleLargeEnough: title.isLargeEnough(in:))
    for element in screen.elements where element.id.hasPrefix("guess.blank.") {
      element.isScrolled = boxes.scrollsBlanks
    }
    screen.element("guess.verdict")?.isScrolled = boxes.scrollsBlanks
    screen.scroll(by: 0)
  }

  /// Where a box lies, as far as the viewport shows it.
  func visibleFrame(of box: Box) -> Rect {
    let frame = screen.layout.frame(of: box)
    let viewport = screen.layout.frame(of: boxes.viewport)
    return frame.intersection(viewport) ?? viewport
  }
}

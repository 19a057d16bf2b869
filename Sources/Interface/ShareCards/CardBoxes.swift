internal import Cassowary
internal import Layout

/// The boxes of a score card, and the constraints that arrange them.
struct CardBoxes {
  let stripes: [Box]
  let logo: Box
  let figure: Box
  let title: Box
  let details: Box
  let invitation: Box
  let board: Box
  /// The largest square in the place of the board.
  let code: Box
  let word: Box
  let band: Box
  let question: Box
  let answers: [Box]
  let letters: [Box]
  private let text: Box
  private let side: Box
  private let tray: Box

  init(in layout: LayoutTree, hasFigure: Bool) {
    stripes = (0..<18).map { layout.box("stripe \($0)") }
    logo = layout.box("logo")
    figure = layout.box("figure")
    title = layout.box("title")
    details = layout.box("details")
    invitation = layout.box("invitation")
    board = layout.box("board")
    code = layout.box("code")
    word = layout.box("word")
    band = layout.box("band")
    question = layout.box("question")
    answers = (0..<3).map { layout.box("answer \($0)") }
    letters = (0..<3).map { layout.box("letter \($0)") }
    text = layout.box("text")
    side = layout.box("side")
    tray = layout.box("tray")
    arrangeStripes(layout)
    arrangeHalves(layout)
    arrangeWords(layout, hasFigure: hasFigure)
    arrangeBoard(layout)
  }

  private func arrangeStripes(_ layout: LayoutTree) {
    let window = layout.window
    let (upper, lower) = (layout.box("upper stripes"), layout.box("lower stripes"))
    layout.add(
      upper.spans(window), lower.spans(window),
      [
        (upper.top == window.top).named("stripes top"), (upper.height == 18).named("stripe"),
        (lower.bottom == window.bottom).named("stripes bottom"),
        (lower.height == 18).named("stripe"),
      ],
      layout.row(Array(stripes[..<9]), in: upper, along: .horizontal),
      layout.row(Array(stripes[9...]), in: lower, along: .horizontal))
  }

  /// Words and board stand side by side in a wide card, one above the other in a tall one.
  private func arrangeHalves(_ layout: LayoutTree) {
    let window = layout.window
    layout.add(
      when: .form(.landscape),
      [
        (text.left == window.left + 84).named("text left"),
        (text.width == window.width * 0.46).named("text width"),
        (text.top == window.top + 60).named("text top"),
        (text.bottom == window.bottom - 60).named("text bottom"),
        (side.left == text.right + 60).named("side left"),
        (side.right == window.right - 84).named("side right"),
        (side.top == text.top + 12).named("side top"),
        (side.bottom == text.bottom - 4).named("side bottom"),
      ])
    layout.add(
      when: .form(.portrait),
      [
        (text.left == window.left + 90).named("text left"),
        (text.right == window.right - 90).named("text right"),
        (text.top == window.top + 70).named("text top"),
        (text.height == window.height * 0.46).named("text height"),
        (side.left == text.left).named("side left"),
        (side.right == text.right).named("side right"),
        (side.top == text.bottom + 40).named("side top"),
        (side.bottom == window.bottom - 70).named("side bottom"),
      ])
  }

  private func arrangeWords(_ layout: LayoutTree, hasFigure: Bool) {
    for box in [logo, figure, title, details] {
      layout.add([
        (box.centerX == text.centerX).named("\(box.name) centre"),
        (box.width == text.width).named("\(box.name) width"),
      ])
    }
    let parts = hasFigure ? (logo: 0.2, figure: 0.5, title: 0.16) : (0.5, 0.0, 0.24)
    layout.add([
      (logo.top == text.top).named("logo place"),
      (logo.height == text.height * parts.0).named("logo height"),
      (figure.top == logo.bottom).named("figure place"),
      (figure.height == text.height * parts.1).named("figure height"),
      (title.top == figure.bottom).named("title place"),
      (title.height == text.height * parts.2).named("title height"),
      (details.top == title.bottom).named("details place"),
      (details.height == text.height * 0.09).named("details height"),
    ])
  }

  private func arrangeBoard(_ layout: LayoutTree) {
    layout.add([
      (board.left == side.left).named("board left"),
      (board.right == side.right).named("board right"),
      (board.top == side.top).named("board top"),
      (invitation.left == side.left).named("invitation left"),
      (invitation.right == side.right).named("invitation right"),
      (invitation.bottom == side.bottom).named("invitation place"),
      (invitation.height == 92).named("invitation height"),
      (board.bottom == invitation.top - 22).named("board bottom"),
      (word.centerX == board.centerX).named("word centre"),
      (word.width == board.width * 0.8).named("word width"),
      (word.top == board.top + board.height * 0.05).named("word place"),
      (word.height == board.height * 0.36).named("word height"),
      (band.left == board.left).named("band left"), (band.width == board.width).named("band width"),
      (band.top == board.top + board.height * 0.44).named("band place"),
      (band.height == board.height * 0.16).named("band height"),
      (tray.left == board.left + 18).named("tray left"),
      (tray.right == board.right - 18).named("tray right"),
      (tray.top == band.bottom + 18).named("tray top"),
      (tray.bottom == board.bottom - 18).named("tray bottom"),
    ])
    layout.add(
      code.centers(in: board),
      [
        (code.width == code.height).named("code is square"),
        (code.width <= board.width).named("code in board"),
        (code.height <= board.height).named("code in height"),
        (code.height == board.height).strength(.weak).named("code as large as it may"),
      ],
      question.centers(in: band),
      question.measures(band.width * 0.9, by: band.height * 0.8),
      layout.row(answers, in: tray, along: .horizontal, spacing: Expression(constant: 14)))
    for (letter, answer) in zip(letters, answers) {
      layout.add(
        letter.centers(in: answer),
        letter.measures(answer.width * 0.8, by: answer.height * 0.74))
    }
  }
}

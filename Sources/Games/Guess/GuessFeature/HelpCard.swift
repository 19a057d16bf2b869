internal import Cassowary
internal import Controls
internal import Drawing
internal import Geometry
internal import GuessRules
internal import Layout
internal import Localization

/// A picture of a question to send to a friend: picture, title and blanks, and never the answer.
///
/// It has a layout of its own, so that it is the same whatever the window is.
struct HelpCard {
  /// Its size in pixels.
  static let size = Size(width: 1200, height: 630)

  private let question: Question
  private let picture: String?
  private let shape: Double
  private let environment: Environment
  private let layout = LayoutTree(size: HelpCard.size, scale: 1)
  private let room: Box
  private let photo: Box
  private let logo: Box
  private let invitation: Box
  private let title: Box
  private let blanks: TileBlock

  /// Makes the card; the shape is the picture's width by its height.
  init(question: Question, picture: String?, shape: Double, environment: Environment) {
    self.question = question
    self.picture = picture
    self.shape = shape
    self.environment = environment
    (room, photo) = (layout.box("room"), layout.box("photo"))
    logo = layout.box("logo")
    (invitation, title) = (layout.box("invitation"), layout.box("title"))
    let side = layout.guide("side")
    blanks = TileBlock("blank", count: question.spelling.count, side: side, in: layout)
    arrange(side, aspect: BoardBoxes.aspect(of: shape, upTo: 2))
  }

  private func arrange(_ side: Variable, aspect: Double) {
    let window = layout.window
    let margin = 40.0
    layout.add(
      photo.centers(in: room),
      [
        (room.left == window.left + margin).named("room left"),
        (room.top == window.top + margin).named("room top"),
        (room.bottom == window.bottom - margin).named("room bottom"),
        (room.width == room.height).named("room is square"),
        (photo.width == photo.height * aspect).named("photo's aspect"),
        (photo.width <= room.width).named("photo in room"),
        (photo.height <= room.height).named("photo in room"),
        (photo.height == room.height).strength(.weak).named("photo fills room"),
        (logo.top == room.top).named("logo top"),
        (logo.height == 90).named("logo height"),
        (invitation.top == logo.bottom + 8).named("invitation place"),
        (invitation.height == 44).named("invitation height"),
        (title.top == invitation.bottom + 20).named("title place"),
        (title.height == 150).named("title height"),
        (blanks.area.top == title.bottom + 20).named("blanks place"),
        (blanks.area.centerX == title.centerX).named("blanks centre"),
        (blanks.area.width <= title.width).named("blanks in card"),
        (blanks.area.bottom <= room.bottom).named("blanks in card"),
        (side <= 84).named("blanks not too large"),
        (side == 1000).strength(.weak).named("blanks as large as they may be"),
      ])
    for box in [logo, invitation, title] {
      layout.add([
        (box.left == room.right + margin).named("\(box.name) left"),
        (box.right == window.right - margin).named("\(box.name) right"),
      ])
    }
    blanks.choose(columns: HelpCard.columns(of: question.spelling.count), in: layout)
    layout.settle()
  }

  /// Up to eight blanks side by side, the rows as even as can be.
  private static func columns(of count: Int) -> Int {
    TileFit.rows(count, columns: TileFit.rows(count, columns: 8))
  }

  /// What goes with the picture.
  var caption: String {
    let squares = String(repeating: "□", count: question.spelling.count)
    let strings = environment.strings
    guard !question.title.isEmpty else {
      return strings("caption.help.untitled", ["blanks": squares])
    }
    return strings("caption.help", ["title": question.title, "blanks": squares])
  }

  /// The picture.
  func drawList() -> DrawList {
    var list = DrawList()
    let pen = Pen(layout: layout, environment: environment)
    let drawing = PuzzleDrawing(pen: pen)
    let strings = environment.strings
    list.append(.fill(frame: layout.frame(of: layout.window), color: Shade.ground))
    let missing = strings("guess.noPicture")
    drawing.photo(
      picture, shape: shape, in: layout.frame(of: photo), missing: missing, into: &list)
    Logo.crazyGuess.draw(in: layout.frame(of: logo), fitter: environment.fitter, into: &list)
    let invites = TextStyle(size: 32, weight: .semibold, color: Shade.faint)
    pen.write(
      strings("scorecard.guess"), in: layout.frame(of: invitation), style: invites, into: &list)
    let heads = TextStyle(size: 46, weight: .bold, color: Shade.ink, lines: 3)
    pen.write(question.title, in: layout.frame(of: title), style: heads, into: &list)
    for tile in blanks.tiles {
      drawing.tile(nil, in: layout.frame(of: tile), color: Shade.blank, into: &list)
    }
    return list
  }
}

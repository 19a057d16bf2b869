internal import Cassowary
internal import Geometry
internal import Layout
internal import Scenes

/// The boxes of the puzzle's screen, and the constraints that arrange them.
///
/// Bar and tools keep the size that fingers need. Of what is left, tiles take first what makes them
/// large enough to be hit, the picture the rest; where not even that does, letters scroll below the
/// blanks, or with them where these fill the room. In windows that are too small for fingers, blanks
/// become smaller than letters instead.
struct BoardBoxes {
  let bar: Box
  let back: Box
  let count: Box
  let coins: Box
  let title: Box
  /// What the height of the title is measured in: more than the unit where it is long.
  let titleUnit: Variable
  /// What the picture may fill.
  let room: Box
  /// The picture with its frame.
  let photo: Box
  /// What blanks, verdict and letters may fill.
  let panel: Box
  let blanks: TileBlock
  let verdict: Box
  /// Where letters are seen: what blanks and verdict leave of the panel.
  let viewport: Box
  let content: Box
  let letters: TileBlock
  let toolbar: Box
  /// Hint, help, big picture, next.
  let tools: [Box]
  /// The picture as large as the window allows.
  let big: Box
  let bigClose: Box
  /// As high as the panel with the picture as it is wished for, and as small as it may be.
  let usual: Box
  let most: Box
  /// The sides of a letter and of a blank.
  let side: Variable
  let blankSide: Variable
  let textSize = Choice<Double>()
  let sizing = Choice<Sizing>()
  let titleGrowth = Choice<Double>()

  init(blanks blankCount: Int, letters letterCount: Int, shape: Double, in layout: LayoutTree) {
    let aspect = BoardBoxes.aspect(of: shape, upTo: 2)
    (bar, back) = (layout.box("bar"), layout.box("back"))
    (count, coins) = (layout.box("count"), layout.box("coins"))
    (title, room, photo) = (layout.box("title"), layout.box("room"), layout.box("photo"))
    (panel, viewport, content) = (
      layout.box("panel"), layout.box("viewport"), layout.box("content")
    )
    (verdict, toolbar) = (layout.box("verdict"), layout.box("toolbar"))
    (big, bigClose) = (layout.box("big"), layout.box("close"))
    (usual, most) = (layout.box("usual"), layout.box("most"))
    tools = ["hint", "help", "enlarge", "next"].map { layout.box($0) }
    titleUnit = layout.guide("title unit")
    (side, blankSide) = (layout.guide("tile side"), layout.guide("blank side"))
    blanks = TileBlock("blank", count: blankCount, side: blankSide, in: layout)
    letters = TileBlock("letter", count: letterCount, side: side, in: layout)
    arrangeBar(layout)
    arrangePhoto(layout, aspect: aspect, bigAspect: BoardBoxes.aspect(of: shape, upTo: 8))
    arrangeTools(layout)
    arrangeTiles(layout)
    arrangeForms(layout, aspect: aspect)
  }

  /// The width of a frame by its height: that of the picture, but no longer than can be pressed, and
  /// than has a sensible frame.
  static func aspect(of shape: Double, upTo longest: Double) -> Double {
    min(max(shape, 1 / longest), longest)
  }

  private func arrangeBar(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add([
      (bar.top == layout.window.top + unit * 6).named("bar top"),
      (back.left == bar.left).named("back left"),
      (back.width <= bar.width * 0.355).named("back leaves room"),
      (coins.right == bar.right).named("coins right"),
      (coins.width == bar.width * 0.355).named("coins width"),
      (count.centerX == bar.centerX).named("count centre"),
      (count.width == bar.width * 0.24).named("count width"),
    ])
    for box in [back, count, coins] { layout.add(box.stands(in: bar)) }
  }

  /// The picture, small with its frame and as large as the window allows.
  private func arrangePhoto(_ layout: LayoutTree, aspect: Double, bigAspect: Double) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      photo.centers(in: room), big.centers(in: window),
      [
        (photo.width == photo.height * aspect).named("picture's aspect"),
        (photo.width <= room.width).named("picture in its room"),
        (photo.height <= room.height).named("picture in its room"),
        (photo.height == 10_000).strength(.weak).named("picture as large as it may be"),
        (big.width == big.height * bigAspect).named("big picture's aspect"),
        (big.width <= window.width * 0.96).named("big picture in window"),
        (big.height <= window.height * 0.94).named("big picture in window"),
        (big.height == 10_000).strength(.weak).named("big picture fills the window"),
        (bigClose.right == window.right - unit * 16).named("close right"),
        (bigClose.top == window.top + unit * 12).named("close top"),
      ], bigClose.measures(unit * 64, by: unit * 36))
  }

  private func arrangeTools(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add(layout.row(tools, in: toolbar, along: .horizontal, spacing: unit * 8))
  }

  /// What is left for the ring of the focus.
  var margin: Expression { side * TileFit.margin }
  /// The height of blanks, of what is said of them, and of letters.
  var tileHeight: Expression {
    blanks.area.height + verdict.height + letters.area.height + margin * 2
  }

  /// Blanks, what is said of them, and letters, one below the other in the panel.
  private func arrangeTiles(_ layout: LayoutTree) {
    layout.add(verdict.spans(panel), viewport.spans(panel))
    layout.add([
      (verdict.top == blanks.area.bottom).named("verdict below blanks"),
      (viewport.bottom == panel.bottom).named("letters in panel"),
      (blanks.area.width <= panel.width).named("blanks in panel"),
      (letters.area.width <= content.width).named("letters in content"),
      (blanks.area.centerX == panel.centerX).named("blanks centre"),
      (letters.area.centerX == content.centerX).named("letters centre"),
      (content.height >= viewport.height).named("content fills viewport"),
      (content.height == viewport.height).strength(.weak).named("content as high as viewport"),
      (tileHeight <= panel.height).strength(.medium).named("tiles fit"),
      (side <= layout.unit * BoardBoxes.largestSide).strength(.medium).named("tiles not too large"),
      (side == 1000).strength(.weak).named("tiles as large as they may be"),
    ])
  }

  /// The largest side of a tile, in units.
  static let largestSide = 60.0
  /// The smallest side of a tile that a finger hits, in points.
  static let fingerSide = 40.0
  /// The smallest side where there is no room for fingers, in points.
  static let smallestSide = 20.0
}

internal import Cassowary
internal import Geometry
internal import Layout
internal import Scenes

/// The boxes of the puzzle's screen, and the constraints that arrange them.
///
/// Bar and tools keep the size that fingers need. Of what is left, tiles take first what makes them
/// large enough to be hit, the picture the rest; where not even that does, the blanks become smaller
/// and the letters scroll below them.
struct BoardBoxes {
  let bar: Box
  let back: Box
  let count: Box
  let coins: Box
  let title: Box
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
  private let crowding = Choice<TileFit.Crowd?>()

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
      (back.width == unit * 96).strength(.medium).named("back width"),
      (coins.right == bar.right).named("coins right"),
      (coins.width == unit * 110).named("coins width"),
      (count.centerX == bar.centerX).named("count centre"),
      (count.width == unit * 90).strength(.medium).named("count width"),
      (count.left >= back.right).named("count beside back"),
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

  /// Blanks, what is said of them, and letters, in the middle of the panel; where they are higher
  /// than it, letters scroll.
  private func arrangeTiles(_ layout: LayoutTree) {
    let margin = side * TileFit.margin
    let total = blanks.area.height + verdict.height + letters.area.height + margin * 2
    layout.add(verdict.spans(panel), viewport.spans(panel))
    layout.add([
      (blanks.area.top >= panel.top).named("blanks in panel"),
      (blanks.area.top * 2 + total == panel.centerY * 2).strength(.medium)
        .named("tiles in the middle"),
      (verdict.top == blanks.area.bottom).named("verdict below blanks"),
      (viewport.top == verdict.bottom).named("letters below verdict"),
      (viewport.bottom == panel.bottom).named("letters in panel"),
      (letters.area.top == content.top + margin).named("letters in content"),
      (blanks.area.width <= panel.width).named("blanks in panel"),
      (letters.area.width <= content.width).named("letters in content"),
      (blanks.area.centerX == panel.centerX).named("blanks centre"),
      (letters.area.centerX == content.centerX).named("letters centre"),
      (content.height >= viewport.height).named("content fills viewport"),
      (content.height >= letters.area.height + margin * 2).named("content holds letters"),
      (content.height == viewport.height).strength(.weak).named("content as high as viewport"),
      (total <= panel.height).strength(.medium).named("tiles fit"),
      (side <= layout.unit * BoardBoxes.largestSide).strength(.medium).named("tiles not too large"),
      (side == 1000).strength(.weak).named("tiles as large as they may be"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(side >= BoardBoxes.fingerSide).strength(.strong).named("tiles for a finger")])
    layout.add(
      when: LayoutCondition { !$0.hasRoomForFingers },
      [(side >= BoardBoxes.smallestSide).strength(.strong).named("tiles to be read")])
  }

  /// Blanks are as large as letters, or of a size of their own that leaves room for letters.
  private func sizes(_ crowd: TileFit.Crowd?) -> [Constraint] {
    guard let crowd else {
      return [
        (blankSide == side).named("blanks as large as letters"),
        (verdict.height == side * (TileFit.between - TileFit.margin)).named("verdict height"),
      ]
    }
    return [
      (blankSide <= crowd.blankSide).named("blanks no larger than letters"),
      (blanks.area.height <= panel.height * TileFit.blankShare).named("blanks leave room"),
      // Stronger than the wish that all tiles fit, to which blanks would otherwise give way.
      (blankSide == 1000).strength(Strength(20_000)).named("blanks as large as they may be"),
      (verdict.height == crowd.verdict).named("verdict height"),
    ]
  }

  /// The largest side of a tile, in units.
  static let largestSide = 60.0
  /// The smallest side of a tile that a finger hits, in points.
  static let fingerSide = 40.0
  /// The smallest side where there is no room for fingers, in points.
  static let smallestSide = 20.0

  /// Chooses the numbers of columns for the window as it is.
  func chooseColumns(in layout: LayoutTree) {
    let fit = TileFit(blanks: blanks.tiles.count, letters: letters.tiles.count)
    let hasRoom = layout.classes.hasRoomForFingers
    let smallest = hasRoom ? BoardBoxes.fingerSide : BoardBoxes.smallestSide
    let columns = fit.columns(
      in: Size(width: layout.value(of: usual.width), height: layout.value(of: usual.height)),
      most: layout.value(of: most.height), smallest: smallest,
      largest: max(layout.value(of: layout.unit) * BoardBoxes.largestSide, smallest),
      verdict: hasRoom ? 18 : 12)
    blanks.choose(columns: columns.blanks, in: layout)
    letters.choose(columns: columns.letters, in: layout)
    crowding.choose(columns.crowd, in: layout) { sizes(columns.crowd) }
    layout.settle()
  }
}

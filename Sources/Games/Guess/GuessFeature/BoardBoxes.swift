internal import Cassowary
internal import Geometry
internal import Layout
internal import Scenes

/// The boxes of the puzzle's screen, and the constraints that arrange them.
///
/// Bar and tools keep the size that fingers need. Of what is left, tiles take first what makes them
/// large enough to be hit, the picture the rest; where not even that does, the tiles scroll.
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
  let viewport: Box
  let content: Box
  let blanks: TileBlock
  let verdict: Box
  let letters: TileBlock
  let toolbar: Box
  /// Hint, help, big picture, next.
  let tools: [Box]
  /// The picture as large as the window allows.
  let big: Box
  let bigClose: Box
  /// As high as the viewport with the picture as it is wished for, and as small as it may be.
  let usual: Box
  let most: Box
  let side: Variable

  init(blanks blankCount: Int, letters letterCount: Int, aspect: Double, in layout: LayoutTree) {
    (bar, back) = (layout.box("bar"), layout.box("back"))
    (count, coins) = (layout.box("count"), layout.box("coins"))
    (title, room, photo) = (layout.box("title"), layout.box("room"), layout.box("photo"))
    (viewport, content) = (layout.box("viewport"), layout.box("content"))
    (verdict, toolbar) = (layout.box("verdict"), layout.box("toolbar"))
    (big, bigClose) = (layout.box("big"), layout.box("close"))
    (usual, most) = (layout.box("usual"), layout.box("most"))
    tools = ["hint", "help", "enlarge", "next"].map { layout.box($0) }
    side = layout.guide("tile side")
    blanks = TileBlock("blank", count: blankCount, side: side, in: layout)
    letters = TileBlock("letter", count: letterCount, side: side, in: layout)
    arrangeBar(layout)
    arrangePhoto(layout, aspect: aspect)
    arrangeTools(layout)
    arrangeTiles(layout)
    arrangeForms(layout, aspect: aspect)
  }

  private func arrangeBar(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add([
      (bar.top == layout.window.top + unit * 6).named("bar top"),
      (bar.height == unit * 44).strength(BoardBoxes.firm).named("bar height"),
      (back.left == bar.left).named("back left"),
      (back.width == unit * 96).strength(.medium).named("back width"),
      (coins.right == bar.right).named("coins right"),
      (coins.width == unit * 110).named("coins width"),
      (count.centerX == bar.centerX).named("count centre"),
      (count.width == unit * 90).strength(.medium).named("count width"),
      (count.left >= back.right).named("count beside back"),
    ])
    for box in [back, count, coins] { layout.add(box.stands(in: bar)) }
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (bar.height >= 40).strength(.strong).named("bar for a finger"),
        (back.width >= 40).strength(.strong).named("back for a finger"),
      ])
  }

  /// The picture, small with its frame and as large as the window allows.
  private func arrangePhoto(_ layout: LayoutTree, aspect: Double) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      photo.centers(in: room), big.centers(in: window),
      [
        (photo.width == photo.height * aspect).named("picture's aspect"),
        (photo.width <= room.width).named("picture in its room"),
        (photo.height <= room.height).named("picture in its room"),
        (photo.height == 10_000).strength(.weak).named("picture as large as it may be"),
        (big.width == big.height * aspect).named("big picture's aspect"),
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
    layout.add([
      (toolbar.bottom == layout.window.bottom - unit * 12).named("tools bottom"),
      (toolbar.height == unit * 48).strength(BoardBoxes.firm).named("tools height"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(toolbar.height >= 40).strength(.strong).named("tools for a finger")])
  }

  /// Blanks, what is said of them, and letters, in the middle of the viewport.
  private func arrangeTiles(_ layout: LayoutTree) {
    let total = letters.area.bottom - blanks.area.top
    layout.add([
      (verdict.top == blanks.area.bottom).named("verdict below blanks"),
      (verdict.height == side * TileFit.between).named("verdict height"),
      (letters.area.top == verdict.bottom).named("letters below verdict"),
      (blanks.area.width <= content.width).named("blanks in content"),
      (letters.area.width <= content.width).named("letters in content"),
      (blanks.area.top + letters.area.bottom == content.centerY * 2).named("tiles in the middle"),
      (content.height >= viewport.height).named("content fills viewport"),
      (content.height >= total).named("content holds tiles"),
      (content.height == viewport.height).strength(.weak).named("content as high as viewport"),
      (total <= viewport.height).strength(.medium).named("tiles fit"),
      (side <= layout.unit * BoardBoxes.largestSide).strength(.medium).named("tiles not too large"),
      (side == 1000).strength(.weak).named("tiles as large as they may be"),
    ])
    layout.add(verdict.spans(content))
    for area in [blanks.area, letters.area] {
      layout.add([(area.centerX == content.centerX).named("\(area.name) centre")])
    }
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(side >= BoardBoxes.fingerSide).strength(.strong).named("tiles for a finger")])
    layout.add(
      when: LayoutCondition { !$0.hasRoomForFingers },
      [(side >= BoardBoxes.smallestSide).strength(.strong).named("tiles to be read")])
  }

  /// Bar and tools give way to fingers alone, and never to tiles.
  private static let firm = Strength(100_000)
  /// The largest side of a tile, in units.
  static let largestSide = 60.0
  /// The smallest side of a tile that a finger hits, in points.
  static let fingerSide = 40.0
  /// The smallest side where there is no room for fingers, in points.
  static let smallestSide = 20.0

  /// Chooses the numbers of columns for the window as it is.
  func chooseColumns(in layout: LayoutTree) {
    let fit = TileFit(blanks: blanks.tiles.count, letters: letters.tiles.count)
    let smallest =
      layout.classes.hasRoomForFingers ? BoardBoxes.fingerSide : BoardBoxes.smallestSide
    let columns = fit.columns(
      in: Size(width: layout.value(of: usual.width), height: layout.value(of: usual.height)),
      most: layout.value(of: most.height), smallest: smallest,
      largest: max(layout.value(of: layout.unit) * BoardBoxes.largestSide, smallest))
    blanks.choose(columns: columns.blanks, in: layout)
    letters.choose(columns: columns.letters, in: layout)
    layout.settle()
  }
}

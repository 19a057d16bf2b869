internal import Cassowary
internal import Geometry
internal import Layout

extension BoardBoxes {
  /// How large tiles are, and where they lie.
  enum Sizing: Hashable {
    /// Not at all: so the rest of the window is measured, whatever tiles there were before.
    case none
    /// Letters no smaller than a side, and blanks beside them.
    case tiles(smallest: Double, TileFit.Way)
  }

  /// Fits bar, title and tiles to the window as it is, and to the player's size of text.
  func choose(
    in layout: LayoutTree, textScale: Double, isTitleLargeEnough: (Rect) -> Bool
  ) {
    textSize.choose(textScale, in: layout) {
      [(back.width == layout.unit * (96 * textScale)).strength(.medium).named("back width")]
    }
    choose(.none, in: layout)
    chooseTitle(in: layout, isLargeEnough: isTitleLargeEnough)
    chooseColumns(in: layout)
  }

  /// Makes the title higher until its text is large enough, as far as the window has room.
  private func chooseTitle(in layout: LayoutTree, isLargeEnough: (Rect) -> Bool) {
    for (growth, next) in zip(BoardBoxes.titleGrowths, BoardBoxes.titleGrowths.dropFirst()) {
      titleGrowth.choose(growth, in: layout) {
        [(titleUnit == layout.unit * growth).named("title unit")]
      }
      layout.settle()
      let frame = layout.frame(of: title)
      let most = layout.size.height * BoardBoxes.titleShare
      if frame.height / growth * next > most || isLargeEnough(frame) { return }
    }
  }

  private static let titleGrowths = [1, 1.5, 2, 2.5, 3, 4, 5]
  /// The most of the window's height that a title takes, as a part of it.
  private static let titleShare = 0.22

  /// Chooses the numbers of columns.
  private func chooseColumns(in layout: LayoutTree) {
    let fit = TileFit(blanks: blanks.tiles.count, letters: letters.tiles.count)
    let hasRoom = layout.classes.hasRoomForFingers
    let smallest = hasRoom ? BoardBoxes.fingerSide : BoardBoxes.smallestSide
    let columns = fit.columns(
      in: Size(width: layout.value(of: usual.width), height: layout.value(of: usual.height)),
      most: layout.value(of: most.height), smallest: smallest,
      largest: max(layout.value(of: layout.unit) * BoardBoxes.largestSide, smallest),
      verdict: hasRoom ? 18 : 12, shrinksBlanks: !hasRoom)
    blanks.choose(columns: columns.blanks, in: layout)
    letters.choose(columns: columns.letters, in: layout)
    choose(.tiles(smallest: smallest, columns.way), in: layout)
    layout.settle()
  }

  /// Whether blanks scroll with the letters.
  var scrollsBlanks: Bool {
    if case .tiles(_, .scrolling) = sizing.value { true } else { false }
  }

  private func choose(_ choice: Sizing, in layout: LayoutTree) {
    sizing.choose(choice, in: layout) {
      guard case .tiles(let smallest, let way) = choice else {
        return [(blankSide == 0).named("no blanks"), (verdict.height == 0).named("no verdict")]
      }
      return [(side >= smallest).strength(.strong).named("letters to be hit")]
        + sizes(way, smallest: smallest) + (way == .scrolling ? scrolling : pinned)
    }
  }

  private func sizes(_ way: TileFit.Way, smallest: Double) -> [Constraint] {
    switch way {
    case .fitting, .scrolling:
      let between = side * (TileFit.between - TileFit.margin)
      return [
        (blankSide == side).named("blanks as large as letters"),
        (verdict.height == between).named("verdict height"),
      ]
    case .pinned(let verdict):
      return [
        (blankSide == smallest).named("blanks to be hit"),
        (self.verdict.height == verdict).named("verdict height"),
      ]
    case .crowded(let crowd):
      return [
        (blankSide <= crowd.blankSide).named("blanks no larger than letters"),
        (blanks.area.height <= panel.height * TileFit.blankShare).named("blanks leave room"),
        // Stronger than the wish that all tiles fit, to which blanks would otherwise give way.
        (blankSide == 1000).strength(Strength(20_000)).named("blanks as large as they may be"),
        (verdict.height == crowd.verdict).named("verdict height"),
      ]
    }
  }

  /// Blanks and verdict stay above what scrolls.
  private var pinned: [Constraint] {
    [
      (blanks.area.top >= panel.top).named("blanks in panel"),
      (blanks.area.top * 2 + tileHeight == panel.centerY * 2).strength(.medium)
        .named("tiles in the middle"),
      (viewport.top == verdict.bottom).named("letters below verdict"),
      (letters.area.top == content.top + margin).named("letters in content"),
      (content.height >= letters.area.height + margin * 2).named("content holds letters"),
    ]
  }

  /// All scrolls.
  private var scrolling: [Constraint] {
    [
      (viewport.top == panel.top).named("tiles in panel"),
      (blanks.area.top == content.top + margin).named("blanks in content"),
      (letters.area.top == verdict.bottom + margin).named("letters below verdict"),
      (content.height >= tileHeight + margin).named("content holds tiles"),
    ]
  }
}

internal import Cassowary
internal import Layout

extension PacksBoxes {
  /// What the size of text asks of the list.
  struct TextRoom: Hashable {
    /// The size of text, 1 for the standard.
    let scale: Double
    /// How far it is to the largest size, 0…1.
    let growth: Double
    /// The height of a row by its usual one.
    let row: Double
  }

  /// Fits bar and rows to the window and to the player's size of text, 1 for the standard.
  func choose(textScale: Double, in layout: LayoutTree) {
    let growth = min(max(textScale - 1, 0) * 2, 1)
    // Where few rows are seen they grow less.
    let isLow = [.tiny, .short].contains(layout.classes.form)
    let room = TextRoom(
      scale: textScale, growth: growth, row: 1 + growth * (isLow ? 0.2 : 0.5))
    textRoom.choose(room, in: layout) {
      bar(room, layout) + rows.flatMap { parts(of: $0, room, layout) }
        + [(rowUnit == layout.unit * room.row).named("row unit")]
    }
    layout.settle()
  }

  /// The name of the game gives room to what can be pressed or counts.
  private func bar(_ room: TextRoom, _ layout: LayoutTree) -> [Constraint] {
    let logo = 0.36 - 0.14 * room.growth
    let side = 0.5 - logo / 2 - 0.03
    return [
      (title.width == bar.width * logo).named("title width"),
      (back.width <= bar.width * side).named("back leaves room"),
      (back.width == layout.unit * (90 * room.scale)).strength(.medium).named("back width"),
      (coins.width == bar.width * side).named("coins width"),
    ]
  }

  /// Large text takes a larger part of its row; the picture stays as it is, since text needs the
  /// width.
  private func parts(of row: Row, _ room: TextRoom, _ layout: LayoutTree) -> [Constraint] {
    let height = row.whole.height
    func part(_ usual: Double, _ large: Double) -> Expression {
      height * (usual + (large - usual) * room.growth)
    }
    return [
      (row.picture.height == height * (1 / room.row) - layout.unit * 16)
        .named("row picture height"),
      (row.name.top == row.whole.top + part(0.14, 0.08)).named("name place"),
      (row.name.height == part(0.34, 0.46)).named("name height"),
      (row.standing.height == part(0.22, 0.24)).named("standing height"),
      (row.track.top == row.standing.bottom + part(0.07, 0.05)).named("track place"),
      (row.track.height == part(0.08, 0.06)).named("track height"),
    ]
  }

  /// The row of one pack, but for what depends on the size of text.
  func arrange(_ row: Row, canRemove: Bool, _ layout: LayoutTree) {
    let (whole, unit) = (row.whole, layout.unit)
    layout.add(
      row.target.stands(in: whole),
      [
        (row.target.left == whole.left).named("target left"),
        (row.target.right == row.remove.left).named("target right"),
        (row.remove.right == whole.right).named("remove right"),
        (row.remove.height == whole.height).named("remove height"),
        (row.remove.top == whole.top).named("remove place"),
        (row.picture.left == whole.left + unit * 8).named("row picture left"),
        (row.picture.centerY == whole.centerY).named("row picture middle"),
        (row.picture.width == row.picture.height).named("row picture is square"),
        (row.standing.top == row.name.bottom).named("standing place"),
      ])
    for box in [row.name, row.standing, row.track] {
      layout.add([
        (box.left == row.picture.right + unit * 14).named("\(box.name) left"),
        (box.right == row.target.right - unit * 14).named("\(box.name) right"),
      ])
    }
    guard canRemove else { return layout.add([(row.remove.width == 0).named("no remove")]) }
    layout.add([(row.remove.width == unit * 44).strength(.medium).named("remove width")])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(row.remove.width >= 44).strength(.strong).named("remove for a finger")])
  }
}

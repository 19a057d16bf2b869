internal import Cassowary
internal import Layout
internal import Scenes

/// The boxes of the list of players, and the constraints that arrange them.
struct PlayersBoxes {
  let page: PageBoxes
  let rows: [Row]
  let field: Box
  let add: Box
  let status: Box

  /// A player's name, and beside it the way to remove them.
  struct Row {
    let name: Box
    let remove: Box
  }

  init(in screen: Screen, players count: Int) {
    let (layout, unit) = (screen.layout, screen.layout.unit)
    page = PageBoxes(in: screen)
    let lines = (0..<count).map { layout.box("player \($0)") }
    rows = lines.indices.map { index in
      Row(name: layout.box("player \(index) name"), remove: layout.box("player \(index) remove"))
    }
    let entry = layout.box("entry")
    (field, add, status) = (layout.box("field"), layout.box("add"), layout.box("status"))
    page.stack(
      (lines + [entry]).map { ($0, 54) }, in: layout, spacing: 8, leastForFingers: 44,
      last: (status, 40))
    for (index, line) in lines.enumerated() {
      let (name, remove) = (rows[index].name, rows[index].remove)
      layout.add(
        name.stands(in: line), remove.stands(in: line, margin: unit * 0),
        [
          (name.left == line.left).named("\(name.name) left"),
          (remove.right == line.right).named("\(remove.name) right"),
          (name.right == (index == 0 ? line.right : remove.left - unit * 8))
            .named("\(name.name) right"),
          (remove.width == (index == 0 ? line.width * 0 : line.width * 0.26))
            .named("\(remove.name) width"),
        ])
    }
    layout.add(
      field.stands(in: entry), add.stands(in: entry),
      [
        (field.left == entry.left).named("field left"),
        (field.right == add.left - unit * 8).named("field beside add"),
        (add.right == entry.right).named("add right"),
        (add.width == entry.width * 0.36).named("add width"),
      ])
  }
}

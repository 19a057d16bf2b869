internal import GuessPacks
internal import GameModules
internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Localization
internal import Scenes

/// One pack in the list: its picture, its name, and how far the player has come.
struct PackRow {
  let index: Int
  let card: PackCard
  let boxes: PacksBoxes.Row
  let kit: Kit
  let desk: Desk

  func add(open: @escaping () -> Void, remove: @escaping () -> Void) {
    let (card, boxes, pen) = (card, boxes, kit.pen)
    let (strings, savings) = (desk.services.environment, desk.savings)
    let row = Element(
      id: "packs.\(index)", role: .button, box: boxes.target,
      label: { "\(card.title), \(card.standing(savings.savings, strings.strings))" },
      draw: { [unowned screen = kit.screen] list, _, look in
        let frame = screen.layout.frame(of: boxes.whole)
        let radius = pen.length(16)
        let fill = look.isPressed ? 0.12 : look.isHovered ? 0.06 : 0
        let color = Shade.field.mixed(with: .white, fill)
        list.append(.box(frame: frame, radius: radius, color: color))
        drawParts(in: screen.layout, pen, into: &list)
        pen.focusRing(frame, radius: radius, state: look, into: &list)
      }, press: open)
    row.isScrolled = true
    kit.screen.add(row)
    if !card.entry.isBuiltIn { addRemoval(remove) }
  }

  private func drawParts(in layout: LayoutTree, _ pen: Pen, into list: inout DrawList) {
    let strings = desk.strings
    let savings = desk.savings.savings
    PuzzleDrawing(pen: pen).photo(
      card.picture, in: layout.frame(of: boxes.picture), missing: "?", into: &list)
    let heads = TextStyle(
      size: pen.points(23), weight: .bold, color: Shade.ink, alignment: .leading, lines: 2,
      least: pen.length(11))
    pen.write(card.title, in: layout.frame(of: boxes.name), style: heads, into: &list)
    let says = TextStyle(
      size: pen.points(TypeSize.body), weight: .medium, color: Shade.faint, alignment: .leading)
    pen.write(
      card.standing(savings, strings), in: layout.frame(of: boxes.standing), style: says,
      into: &list)
    guard card.count > 0 else { return }
    let track = layout.frame(of: boxes.track)
    list.append(.box(frame: track, radius: track.height / 2, color: Shade.ground))
    let part = Double(card.solved(savings)) / Double(card.count)
    guard part > 0 else { return }
    var done = track
    done.size.width = max(track.width * part, track.height)
    list.append(.box(frame: done, radius: track.height / 2, color: Theme.light.green))
  }

  private func addRemoval(_ remove: @escaping () -> Void) {
    let (pen, strings) = (kit.pen, desk.services.environment)
    let element = Element(
      id: "packs.\(index).remove", role: .button, box: boxes.remove,
      label: { strings.strings("packs.remove") },
      draw: { list, frame, look in
        let side = min(frame.width, frame.height) * 0.3
        let color = look.isHovered || look.isPressed ? Shade.ink : Shade.faint
        let corner = frame.center - Point(x: side / 2, y: side / 2)
        for (start, end) in [(0.0, 1.0), (1.0, 0.0)] {
          let line = [
            corner + Point(x: side * start, y: 0), corner + Point(x: side * end, y: side),
          ]
          list.append(.path(Path(through: line), width: side * 0.16, color: color))
        }
        pen.focusRing(frame.inset(3), radius: pen.length(10), state: look, into: &list)
      }, press: remove)
    element.isScrolled = true
    kit.screen.add(element)
  }
}

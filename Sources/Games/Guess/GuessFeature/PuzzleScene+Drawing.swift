internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Localization
internal import Motion
internal import Scenes

extension PuzzleScene {
  func draw(into list: inout DrawList, at time: Int) {
    let window = screen.layout.frame(of: screen.layout.window)
    list.append(.fill(frame: window, color: Shade.ground))
    drawBoards(window, at: time, into: &list)
    drawFlights(at: time, into: &list)
    drawBig(window, at: time, into: &list)
  }

  /// The board; a new one comes in from the right while the last one makes room.
  private func drawBoards(_ window: Rect, at time: Int, into list: inout DrawList) {
    let rest = slide.value(at: time)
    guard rest > 0, let leaving else { return screen.draw(into: &list) }
    list.group(opacity: rest, offset: Point(x: -window.width * (1 - rest) * 0.4, y: 0)) {
      leaving.screen.draw(into: &$0)
    }
    list.group(offset: Point(x: window.width * rest, y: 0)) { screen.draw(into: &$0) }
  }

  /// Letters on their way, which may begin or end where a tile is scrolled out of sight.
  private func drawFlights(at time: Int, into list: inout DrawList) {
    let flying = flights.filter { !$0.way.isOver(at: time) }
    guard !flying.isEmpty else { return }
    let (drawing, layout) = (PuzzleDrawing(pen: pen), screen.layout)
    list.clip(to: layout.frame(of: board.boxes.panel)) { inner in
      for flight in flying {
        let frame = layout.frame(of: flight.from).interpolated(
          to: layout.frame(of: flight.to), flight.way.value(at: time))
        drawing.tile(flight.letter, in: frame, color: .white, into: &inner)
      }
    }
  }

  /// The picture on its way between its place and the window, over a cover that fades in.
  private func drawBig(_ window: Rect, at time: Int, into list: inout DrawList) {
    let size = big.size(at: time)
    guard size > 0 else { return }
    let (layout, boxes) = (screen.layout, board.boxes)
    list.append(.fill(frame: window, color: Color.black.opacity(BigPicture.cover * size)))
    let frame = layout.frame(of: boxes.photo).interpolated(
      to: layout.frame(of: boxes.big), size)
    let drawing = PuzzleDrawing(pen: pen)
    let missing = desk.strings("guess.noPicture")
    drawing.photo(
      board.picture, shape: board.shape, in: frame, missing: missing, into: &list)
    let style = TextStyle(
      size: pen.points(TypeSize.body), weight: .bold, color: Color.white.opacity(size))
    let place = layout.frame(of: boxes.bigClose)
    list.append(
      .box(frame: place, radius: place.height / 2, color: Color.black.opacity(0.6 * size)))
    pen.write(desk.strings("guess.big.close"), in: place.inset(4), style: style, into: &list)
  }
}

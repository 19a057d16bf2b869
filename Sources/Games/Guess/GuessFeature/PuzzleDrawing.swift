internal import Layout
internal import Controls
internal import Drawing
internal import Geometry
internal import Scenes

/// Draws tiles, framed pictures and signs.
struct PuzzleDrawing {
  let pen: Pen

  /// A tile with a letter on it, or without.
  func tile(
    _ letter: String?, in frame: Rect, color: Color, ink: Color = Shade.letter,
    look: ElementLook? = nil, into list: inout DrawList
  ) {
    let radius = min(frame.width, frame.height) * 0.16
    let shade = look.map { $0.isEnabled ? pen.shaded(color, $0) : color } ?? color
    list.append(.box(frame: frame, radius: radius, color: shade))
    if let letter { write(letter, in: frame, ink: ink, into: &list) }
    if let look { pen.focusRing(frame, radius: radius, state: look, into: &list) }
  }

  /// A letter may have several characters, or be a small drawing of several lines.
  private func write(_ letter: String, in frame: Rect, ink: Color, into list: inout DrawList) {
    let lines = letter.count { $0.isNewline } + 1
    let size = frame.height * (lines == 1 ? 0.54 : 0.8 / Double(lines))
    let style = TextStyle(size: size, weight: .bold, color: ink, lines: lines)
    pen.write(letter, in: frame.inset(frame.width * 0.08), style: style, into: &list)
  }

  /// A picture in a white frame, or a field that says that there is none.
  func photo(
    _ picture: String?, in frame: Rect, missing: String, into list: inout DrawList
  ) {
    guard !frame.isEmpty else { return }
    let side = min(frame.width, frame.height)
    let rim = max(pen.layout.snapped(side * 0.02), 1)
    let radius = side * 0.028
    list.append(.box(frame: frame, radius: radius, color: .white))
    let inner = frame.inset(rim)
    guard let picture else {
      list.append(.box(frame: inner, radius: radius * 0.4, color: Shade.field))
      let style = TextStyle(
        size: side * 0.07, weight: .semibold, color: Shade.faint, lines: 3)
      return pen.write(missing, in: inner.inset(side * 0.08), style: style, into: &list)
    }
    list.append(.picture(name: picture, frame: inner, radius: radius * 0.4))
  }

  /// A text with a sign before it, together in the middle of a frame, or at its right edge.
  func signed(
    _ text: String, in frame: Rect, style: TextStyle, into list: inout DrawList,
    sign: (_ frame: Rect, _ list: inout DrawList) -> Void
  ) {
    let height = min(frame.height, style.size * 1.3)
    let gap = height * 0.3
    let room = Rect(
      x: frame.minX + height + gap, y: frame.minY,
      width: max(frame.width - height - gap, 0), height: frame.height)
    let lines = pen.environment.fitter.lines(of: text, in: room, style: style)
    let left = lines.map(\.frame.minX).min() ?? room.minX
    let shift = style.alignment == .center ? -(height + gap) / 2 : 0
    for line in lines {
      var line = line
      line.frame = line.frame.offset(by: Point(x: shift, y: 0))
      list.append(.text(line))
    }
    let place = Rect(
      x: left + shift - gap - height, y: frame.midY - height / 2, width: height, height: height)
    sign(place, &list)
  }

  /// A coin.
  func coin(in frame: Rect, into list: inout DrawList) {
    let radius = frame.height / 2
    list.append(.box(frame: frame, radius: radius, color: Shade.rim))
    let face = frame.inset(frame.height * 0.09)
    list.append(.box(frame: face, radius: face.height / 2, color: Shade.coin))
  }

  /// A check mark or a cross on a disc, so that right and wrong differ by more than colour.
  func verdict(isRight: Bool, in frame: Rect, into list: inout DrawList) {
    let color = isRight ? Shade.right : Shade.wrong
    list.append(.box(frame: frame, radius: frame.height / 2, color: color))
    let inner = frame.inset(frame.height * 0.2)
    guard !isRight else { return pen.checkSign(in: inner, color: .white, into: &list) }
    let cross = inner.inset(inner.height * 0.14)
    let corners = [
      [Point(x: cross.minX, y: cross.minY), Point(x: cross.maxX, y: cross.maxY)],
      [Point(x: cross.maxX, y: cross.minY), Point(x: cross.minX, y: cross.maxY)],
    ]
    for line in corners {
      list.append(.path(Path(through: line), width: inner.height * 0.16, color: .white))
    }
  }

  /// An arrow head that points to the left.
  func backSign(in frame: Rect, color: Color, into list: inout DrawList) {
    let reach = frame.height * 0.24
    let points = [
      Point(x: frame.midX + reach / 2, y: frame.midY - reach),
      Point(x: frame.midX - reach / 2, y: frame.midY),
      Point(x: frame.midX + reach / 2, y: frame.midY + reach),
    ]
    list.append(.path(Path(through: points), width: frame.height * 0.12, color: color))
  }
}

extension Kit {
  /// A button that leads back, with an arrow head before its word.
  @discardableResult
  func backButton(
    _ id: String, _ box: Box, text: @escaping () -> String, press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .button, box: box, label: text,
        draw: { list, frame, look in
          let ink = Shade.ink.opacity(look.isPressed ? 0.6 : look.isHovered ? 0.8 : 1)
          let style = TextStyle(
            size: pen.points(TypeSize.label), weight: .bold, color: ink, alignment: .leading)
          let drawing = PuzzleDrawing(pen: pen)
          drawing.signed(text(), in: frame, style: style, into: &list) { frame, list in
            drawing.backSign(in: frame, color: ink, into: &list)
          }
          pen.focusRing(frame, radius: pen.length(8), state: look, into: &list)
        }, press: press))
  }

  /// What the player has, with a coin before it.
  @discardableResult
  func coins(
    _ id: String, _ box: Box, label: @escaping () -> String, count: @escaping () -> Int,
    beat: @escaping () -> Double = { 0 }
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .label, box: box, label: label,
        draw: { list, frame, _ in
          let style = TextStyle(
            size: pen.points(21) * (1 + 0.25 * beat()), weight: .extraBold, color: Shade.ink,
            alignment: .trailing)
          let drawing = PuzzleDrawing(pen: pen)
          drawing.signed("\(count())", in: frame, style: style, into: &list) { frame, list in
            drawing.coin(in: frame.inset(frame.height * 0.08), into: &list)
          }
        }))
  }
}

internal import Layout
internal import Controls
internal import Drawing
internal import Geometry
internal import Scenes

/// The measures of a text with a sign before it, in sizes of its type.
enum SignedText {
  /// The side of the sign.
  static let sign = 1.3
  /// The sign with the gap behind it.
  static let indent = 1.69

  /// The size of type at which a text of so many ems fits with its sign.
  static func size(of advance: Double, in room: Size) -> Double {
    min(room.width / (indent + advance), room.height / sign)
  }
}

/// Draws tiles, framed pictures and signs.
struct PuzzleDrawing {
  let pen: Pen
  /// How much larger than usual the letter on a tile may be.
  private static let mostGrowth = 1.2

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
    let growth = min(max(pen.environment.textScale, 1), PuzzleDrawing.mostGrowth)
    let size = frame.height * (lines == 1 ? 0.54 * growth : 0.8 / Double(lines))
    let style = TextStyle(size: size, weight: .bold, color: ink, lines: lines)
    pen.write(letter, in: frame.inset(frame.width * 0.08), style: style, into: &list)
  }

  /// A picture in a white frame, or a field that says that there is none.
  ///
  /// With its shape, width by height, a picture is seen as a whole, on white where the frame has
  /// another shape; without, it fills the frame.
  func photo(
    _ picture: String?, shape: Double? = nil, in frame: Rect, missing: String,
    into list: inout DrawList
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
    let place = shape.map { whole($0, in: inner) } ?? inner
    list.append(.picture(name: picture, frame: place, radius: radius * 0.4))
  }

  /// The largest frame of a shape in a room; the room itself where the shapes are about the same.
  private func whole(_ shape: Double, in room: Rect) -> Rect {
    guard !room.isEmpty, shape > 0 else { return room }
    let ratio = shape / (room.width / room.height)
    guard abs(ratio - 1) > 0.05 else { return room }
    let least = 1 / pen.layout.scale
    let width = max(room.width * min(ratio, 1), least)
    let height = max(room.height / max(ratio, 1), least)
    return Rect(
      x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
  }

  /// A text with a sign before it, as large as both together fit a frame: in its middle, or at one
  /// of its edges.
  func signed(
    _ text: String, in frame: Rect, style: TextStyle, into list: inout DrawList,
    sign: (_ frame: Rect, _ list: inout DrawList) -> Void
  ) {
    guard !frame.isEmpty else { return }
    let advance = pen.environment.fitter.advance(text, style.weight)
    var style = style
    style.size = min(style.size, SignedText.size(of: advance, in: frame.size))
    let width = style.size * (SignedText.indent + advance)
    let left =
      switch style.alignment {
      case .leading: frame.minX
      case .center: frame.midX - width / 2
      case .trailing: frame.maxX - width
      }
    style.alignment = .leading
    let side = style.size * SignedText.sign
    let indent = style.size * SignedText.indent
    let room = Rect(
      x: left + indent, y: frame.minY, width: width - indent + 0.01, height: frame.height)
    pen.write(text, in: room, style: style, into: &list)
    sign(Rect(x: left, y: frame.midY - side / 2, width: side, height: side), &list)
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

internal import Controls
internal import Drawing
internal import Geometry
internal import Layout
internal import Scenes

extension Kit {
  /// A row with a name, and a check mark where it is the chosen one.
  @discardableResult
  func player(
    _ id: String, _ box: Box, name: @escaping () -> String, isChosen: @escaping () -> Bool,
    press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .choice, box: box, label: name,
        draw: { list, frame, look in
          let theme = pen.environment.theme
          let radius = min(pen.length(16), frame.height / 2)
          list.append(.box(frame: frame, radius: radius, color: pen.shaded(theme.field, look)))
          let margin = min(pen.length(20), frame.width * 0.06)
          let sign = min(frame.height, pen.length(30))
          let room = Rect(
            x: frame.minX + margin, y: frame.minY, width: frame.width - margin * 2.5 - sign,
            height: frame.height)
          let style = TextStyle(
            size: pen.points(20), weight: isChosen() ? .bold : .medium, color: theme.ink,
            alignment: .leading)
          pen.write(name(), in: room, style: style, into: &list)
          if isChosen() {
            let place = Rect(
              x: frame.maxX - margin - sign, y: frame.minY, width: sign, height: frame.height)
            pen.checkSign(in: place, color: theme.green, into: &list)
          }
          pen.focusRing(frame, radius: radius, state: look, into: &list)
        }, press: press))
  }

  /// A field in which letters are typed; a line stands behind the last one while they are.
  @discardableResult
  func textField(
    _ id: String, _ box: Box, text: @escaping () -> String, hint: @escaping () -> String,
    isActive: @escaping () -> Bool, press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .button, box: box, label: { text().isEmpty ? hint() : text() },
        draw: { list, frame, look in
          let theme = pen.environment.theme
          let radius = min(pen.length(16), frame.height / 2)
          list.append(.box(frame: frame, radius: radius, color: theme.field))
          let width = max(pen.length(2), 1)
          list.append(
            .stroke(
              frame: frame, radius: radius, width: width,
              color: isActive() ? theme.blue : theme.line))
          let room = frame.inset(min(pen.length(18), frame.width * 0.08), 0)
          let isHint = text().isEmpty && !isActive()
          let style = TextStyle(
            size: pen.points(20), weight: .medium, color: isHint ? theme.faint : theme.ink,
            alignment: .leading)
          pen.type(isHint ? hint() : text(), in: room, style: style, isActive: isActive(), &list)
          pen.focusRing(frame, radius: radius, state: look, into: &list)
        }, press: press))
  }
}

extension Pen {
  /// Writes a text, with a line behind its last letter while it is typed.
  fileprivate func type(
    _ text: String, in frame: Rect, style: TextStyle, isActive: Bool, _ list: inout DrawList
  ) {
    let lines = environment.fitter.lines(of: text, in: frame.inset(length(3), 0), style: style)
    for line in lines { list.append(.text(line)) }
    guard isActive else { return }
    let width = max(length(2), 1)
    let height = min(length(26), frame.height * 0.7)
    let caret = Rect(
      x: (lines.first?.frame.maxX ?? frame.minX) + width, y: frame.midY - height / 2,
      width: width, height: height)
    list.append(.box(frame: caret, radius: width / 2, color: environment.theme.blue))
  }
}

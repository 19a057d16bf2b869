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
          let words = isHint ? hint() : text() + (isActive() ? "|" : "")
          pen.write(words, in: room, style: style, into: &list)
          pen.focusRing(frame, radius: radius, state: look, into: &list)
        }, press: press))
  }
}

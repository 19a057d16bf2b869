public import Drawing
public import Geometry
public import Layout
public import Scenes

/// How a button is drawn.
public enum ButtonLook {
  /// Filled, with text that stands out.
  case filled((Theme) -> Color)
  /// An outline and text in one colour.
  case outlined((Theme) -> Color)
  /// Text alone.
  case plain((Theme) -> Color)
}

extension Kit {
  /// A button with round ends and a text, in several lines where one would be smaller.
  @discardableResult
  public func button(
    _ id: String, _ box: Box, _ look: ButtonLook, role: Role = .button,
    size: Double = TypeSize.button, lines: Int = 1, group: TextGroup? = nil,
    radius: Double? = nil,
    text: @escaping () -> String, press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    group?.add(text: text, box: box, layout: layout, lines: lines, isButton: true)
    return screen.add(
      Element(
        id: id, role: role, box: box, label: text,
        draw: { list, frame, state in
          let corner = radius.map(pen.length) ?? frame.height / 2
          let ink = pen.button(frame, look, radius: corner, state: state, into: &list)
          let style = TextStyle(
            size: pen.points(size, group: group), color: ink, lines: lines)
          pen.write(
            text(), in: pen.textRoom(onButton: frame, lines: lines), style: style, into: &list)
        }, press: press))
  }
}

extension Pen {
  /// What a button's text may fill: its ends are round, and of several lines the outer ones end
  /// where they bend.
  func textRoom(onButton frame: Rect, lines: Int) -> Rect {
    let room = frame.inset(min(length(12), frame.width * 0.08), 0)
    guard lines > 1 else { return room }
    return frame.inset(max(room.minX - frame.minX, frame.height * 0.2), frame.height * 0.1)
  }

  /// Adds a button's shape and answers with the colour of its text.
  func button(
    _ frame: Rect, _ look: ButtonLook, radius: Double, state: ElementLook,
    into list: inout DrawList
  ) -> Color {
    let theme = environment.theme
    defer { focusRing(frame, radius: radius, state: state, into: &list) }
    switch look {
    case .filled(let color):
      let fill = shaded(color(theme), state)
      list.append(.box(frame: frame, radius: radius, color: fill))
      return Theme.ink(on: color(theme)).opacity(state.isEnabled ? 1 : 0.6)
    case .outlined(let color):
      let line = color(theme)
      if state.isPressed || state.isHovered {
        let veil = line.opacity(state.isPressed ? 0.24 : 0.1)
        list.append(.box(frame: frame, radius: radius, color: veil))
      }
      let width = max(length(2.5), 1)
      list.append(.stroke(frame: frame, radius: radius, width: width, color: line))
      return line
    case .plain(let color):
      return color(theme).opacity(state.isPressed ? 0.6 : 1)
    }
  }

  /// A colour as it is seen on something that is held, pointed at or switched off.
  public func shaded(_ color: Color, _ state: ElementLook) -> Color {
    if !state.isEnabled { return color.mixed(with: Color(0x808080), 0.6) }
    if state.isPressed { return color.mixed(with: .black, 0.18) }
    return state.isHovered ? color.mixed(with: .white, 0.06) : color
  }

  /// Adds the ring that shows what keys and gamepad act on; double, to be seen on any colour.
  public func focusRing(
    _ frame: Rect, radius: Double, state: ElementLook, into list: inout DrawList
  ) {
    guard state.isFocused else { return }
    let width = max(length(3), 2)
    let outer = frame.inset(-width * 0.5)
    list.append(
      .stroke(
        frame: outer, radius: radius + width * 0.5, width: width,
        color: environment.theme.ink))
    list.append(
      .stroke(
        frame: outer.inset(width * 0.6), radius: max(radius - width * 0.1, 0),
        width: width * 0.6, color: environment.theme.background))
  }
}

extension Kit {
  /// A round button with a cross, on dark ground.
  @discardableResult
  public func closeButton(
    _ id: String, _ box: Box, label: @escaping () -> String, press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .button, box: box, label: label,
        draw: { list, frame, look in
          let strength = look.isPressed ? 0.34 : look.isHovered ? 0.24 : 0.16
          let radius = frame.height / 2
          list.append(
            .box(frame: frame, radius: radius, color: Color.white.opacity(strength)))
          pen.crossSign(in: frame, color: .white, into: &list)
          guard look.isFocused else { return }
          let width = max(pen.length(2.5), 1.5)
          list.append(.stroke(frame: frame, radius: radius, width: width, color: .white))
        }, press: press))
  }

  /// A way back: an arrow and a word.
  @discardableResult
  public func backButton(
    _ id: String, _ box: Box, color: @escaping (Theme) -> Color = { $0.faint },
    text: @escaping () -> String, press: @escaping () -> Void
  ) -> Element {
    button(
      id, box, .plain(color), size: TypeSize.body, text: { "‹ " + text() }, press: press)
  }
}

internal import Drawing
internal import Geometry
public import Layout
public import Scenes

extension Kit {
  /// A row with a name and a switch.
  @discardableResult
  public func switchRow(
    _ id: String, _ box: Box, group: TextGroup, name: @escaping () -> String,
    isOn: @escaping () -> Bool, value: @escaping () -> String, press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .switch, box: box, label: { "\(name()): \(value())" },
        draw: { list, frame, look in
          pen.row(frame, look, into: &list)
          pen.rowName(name(), in: frame, group: group, into: &list)
          pen.toggle(isOn(), in: frame, into: &list)
        }, press: press)
    ).joined(group, name: name, box: box, layout: layout)
  }

  /// A row with a name and a value that a press changes.
  @discardableResult
  public func choiceRow(
    _ id: String, _ box: Box, group: TextGroup, name: @escaping () -> String,
    value: @escaping () -> String, press: @escaping () -> Void
  ) -> Element {
    let pen = pen
    return screen.add(
      Element(
        id: id, role: .choice, box: box, label: { "\(name()): \(value())" },
        draw: { list, frame, look in
          pen.row(frame, look, into: &list)
          pen.rowName(name(), in: frame, group: group, into: &list)
          pen.rowValue(value(), in: frame, group: group, into: &list)
        }, press: press)
    ).joined(group, name: name, box: box, layout: layout)
  }
}

extension Element {
  /// Lets the name of a row be written in the size of its group.
  fileprivate func joined(
    _ group: TextGroup, name: @escaping () -> String, box: Box, layout: LayoutTree
  ) -> Element {
    group.add(text: name, box: box, layout: layout, share: Pen.nameShare)
    return self
  }
}

extension Pen {
  /// The part of a row's width that its name has.
  static let nameShare = 0.52

  func row(_ frame: Rect, _ look: ElementLook, into list: inout DrawList) {
    let radius = min(length(14), frame.height / 2)
    let strength = look.isPressed ? 2.2 : look.isHovered ? 1.5 : 1
    let color = Color.white.opacity(0.16 * strength)
    list.append(.box(frame: frame, radius: radius, color: color))
    guard look.isFocused else { return }
    list.append(.stroke(frame: frame, radius: radius, width: max(length(2.5), 1.5), color: .white))
  }

  func rowName(
    _ name: String, in frame: Rect, group: TextGroup, into list: inout DrawList
  ) {
    let style = TextStyle(
      size: points(TypeSize.label, group: group), color: .white, alignment: .leading)
    let room = Rect(
      x: frame.minX + rowMargin(frame), y: frame.minY, width: frame.width * Pen.nameShare,
      height: frame.height)
    write(name, in: room, style: style, into: &list)
  }

  func rowValue(
    _ value: String, in frame: Rect, group: TextGroup, into list: inout DrawList
  ) {
    let color = Color.white
    let sign = length(14)
    let left = frame.minX + rowMargin(frame) + frame.width * Pen.nameShare
    let right = frame.maxX - rowMargin(frame) * 0.8 - sign
    let style = TextStyle(
      size: points(TypeSize.body, group: group), weight: .medium, color: color,
      alignment: .trailing)
    let room = Rect(
      x: left, y: frame.minY, width: right - left - length(4), height: frame.height)
    write(value, in: room, style: style, into: &list)
    let place = Rect(x: right, y: frame.minY, width: sign, height: frame.height)
    stepSign(in: place, color: color, into: &list)
  }

  func toggle(_ isOn: Bool, in frame: Rect, into list: inout DrawList) {
    let height = min(length(25), frame.height * 0.6)
    let width = min(height * 1.8, frame.width * 0.3)
    let track = Rect(
      x: frame.maxX - rowMargin(frame) - width, y: frame.midY - height / 2, width: width,
      height: height)
    let color = isOn ? Color(0x34C759) : Color(0x75757E)
    list.append(.box(frame: track, radius: height / 2, color: color))
    let knob = track.inset(height * 0.1).size.height
    let x = isOn ? track.maxX - height * 0.1 - knob : track.minX + height * 0.1
    let place = Rect(x: x, y: track.midY - knob / 2, width: knob, height: knob)
    list.append(.box(frame: place, radius: knob / 2, color: .white))
  }

  private func rowMargin(_ frame: Rect) -> Double { min(length(20), frame.width * 0.05) }
}

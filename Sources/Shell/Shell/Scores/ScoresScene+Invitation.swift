internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import Scenes

extension ScoresScene {
  /// What stands where there is no run yet: a hint of what will, and the way to it.
  func addInvitation(_ boxes: ScoresBoxes) {
    let layout = screen.layout
    let names = ["picture", "title", "text", "play"]
    let parts = names.map { layout.box("empty \($0)") }
    arrangeInvitation(parts, boxes)
    addInvitation(in: parts)
  }

  /// All of it is seen at once: where the window is low, it is smaller, but for the button.
  private func arrangeInvitation(_ parts: [Box], _ boxes: ScoresBoxes) {
    let layout = screen.layout
    let step = layout.guide("empty step")
    for box in parts {
      layout.add([(box.centerX == boxes.viewport.centerX).named("\(box.name) centre")])
    }
    for box in parts[1...2] {
      layout.add([(box.width == boxes.viewport.width).named("\(box.name) width")])
    }
    layout.add([
      (step == layout.unit).strength(.medium).named("empty step"),
      (step <= layout.unit).named("empty step is no larger"),
      (parts[0].width <= boxes.viewport.width).named("empty picture in viewport"),
      (parts[0].width == layout.unit * 380).strength(.medium).named("empty picture width"),
      (parts[0].top == boxes.content.top + step * 6).named("empty picture place"),
      (parts[1].top == parts[0].bottom + step * 14).named("empty title place"),
      (parts[1].height == step * 40).named("empty title height"),
      (parts[2].top == parts[1].bottom).named("empty text place"),
      (parts[2].height == step * 28).named("empty text height"),
      (parts[3].top == parts[2].bottom + step * 14).named("play place"),
      (parts[3].width <= boxes.viewport.width).named("play in viewport"),
      (parts[3].width == layout.unit * 260).strength(.medium).named("play width"),
      (parts[3].height == step * 52).strength(.medium).named("play height"),
      (boxes.left.bottom == parts[3].bottom).named("empty height"),
      (boxes.left.height <= boxes.viewport.height - step * 4).named("play is seen"),
      (boxes.right.height == 0).named("no right column"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(parts[3].height >= 40).strength(.strong).named("play for a finger")])
    for (condition, height) in [
      (LayoutCondition.form(.landscape, .portrait), 170.0), (.form(.short), 40), (.form(.tiny), 0),
    ] {
      layout.add(when: condition, [(parts[0].height == step * height).named("empty picture")])
    }
  }

  private func addInvitation(in parts: [Box]) {
    let pen = kit.pen
    screen.add(
      Element(
        id: "scores.empty.picture", role: .picture, box: parts[0],
        draw: { list, frame, _ in EmptyPlot(pen: pen).draw(in: frame, into: &list) }))
    kit.label(
      "scores.empty.title", parts[1], size: 28, weight: .extraBold,
      text: words("scores.empty.title"))
    kit.label(
      "scores.empty.text", parts[2], size: TypeSize.body, weight: .medium, color: \.faint,
      text: words("scores.empty.text"))
    guard let item = mode?.item ?? shell.modules.first?.menuItems.first else { return }
    kit.button(
      "scores.empty.play", parts[3], .filled(item.color), text: words("scores.empty.play"),
      press: { [unowned shell] in shell.services.navigation.open(item.route) })
  }
}

/// A faint plot of runs that are still to come.
private struct EmptyPlot {
  let pen: Pen
  private static let scores = [12.0, 15, 14, 22, 20, 27, 24, 31, 27, 36, 34, 42]

  func draw(in frame: Rect, into list: inout DrawList) {
    guard !frame.isEmpty else { return }
    let theme = pen.environment.theme
    let width = max(pen.length(1.5), 1)
    for mark in 0...3 {
      let y = frame.minY + (frame.height - width) * Double(mark) / 3
      list.append(
        .fill(
          frame: Rect(x: frame.minX, y: y, width: frame.width, height: width), color: theme.line))
    }
    let step = frame.width / Double(EmptyPlot.scores.count - 1)
    let colors = [theme.red, theme.orange, theme.green, theme.blue, theme.purple]
    let side = min(pen.length(13), frame.height * 0.3)
    for (index, score) in EmptyPlot.scores.enumerated() {
      let x = min(
        max(frame.minX + Double(index) * step - side / 2, frame.minX), frame.maxX - side)
      let y = frame.maxY - side - (frame.height - side) * score / 45
      list.append(
        .box(
          frame: Rect(x: x, y: y, width: side, height: side), radius: side / 2,
          color: colors[index % colors.count].opacity(0.85)))
    }
  }
}

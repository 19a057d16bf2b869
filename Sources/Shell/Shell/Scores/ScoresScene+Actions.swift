internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import Scenes
internal import Scores
internal import Storage

extension ScoresScene {
  /// Export and erase, for who wants to look closer or to forget.
  func addActions(_ stack: inout ColumnStack) {
    let layout = screen.layout
    let tray = layout.box("actions")
    let boxes = [layout.box("export"), layout.box("erase")]
    stack.add(tray, height: 44, gap: 14, isForFingers: true)
    layout.add(
      layout.row(boxes, in: tray, along: .horizontal, spacing: layout.unit * 12))
    let group = TextGroup()
    kit.button(
      "scores.export", boxes[0], .outlined { $0.readable($0.green) }, size: TypeSize.body,
      group: group, text: words("scores.export"), press: { [unowned self] in export() })
    kit.button(
      "scores.erase", boxes[1], .outlined { $0.readable($0.red) }, size: TypeSize.body,
      group: group, text: words("scores.erase"), press: { [unowned self] in askToErase() })
  }

  private func export() {
    let strings = environment.strings
    switch shell.handed.export(shell.player) {
    case .success(let path): shell.say(strings("scores.exported", ["name": path]))
    case .failure(let error): shell.reportUnsaved(error)
    }
  }

  private func askToErase() {
    let strings = environment.strings
    let name = shell.player.isEmpty ? strings("players.guest") : shell.player
    let question = ConfirmScene.Question(
      id: "scores.erase", words: strings("scores.erase.sure", ["player": name]),
      keep: strings("scores.erase.keep"), confirm: strings("scores.erase"))
    shell.stage.overlay(ConfirmScene(question, shell) { [unowned self] in erase() })
  }

  private func erase() {
    do throws(FileError) {
      try shell.eraseRecords()
      shell.say(environment.strings("scores.erased"))
    } catch {
      shell.reportUnsaved(error)
    }
    shell.stage.replace(with: ScoresScene(mode, shell))
  }

  /// What stands where there is no run yet: a hint of what will, and the way to it.
  func addInvitation(_ boxes: ScoresBoxes) {
    let (layout, unit) = (screen.layout, screen.layout.unit)
    let names = ["picture", "title", "text", "play"]
    let parts = names.map { layout.box("empty \($0)") }
    layout.add(
      parts.flatMap { box in
        [
          (box.centerX == boxes.viewport.centerX).named("\(box.name) centre"),
          (box.width <= boxes.viewport.width).named("\(box.name) in viewport"),
        ]
      },
      [
        (parts[0].top == boxes.content.top + unit * 6).named("empty picture place"),
        (parts[0].width == unit * 380).strength(.medium).named("empty picture width"),
        (parts[1].top == parts[0].bottom + unit * 14).named("empty title place"),
        (parts[1].height == unit * 40).named("empty title height"),
        (parts[1].width == boxes.viewport.width).named("empty title width"),
        (parts[2].top == parts[1].bottom).named("empty text place"),
        (parts[2].height == unit * 28).named("empty text height"),
        (parts[2].width == boxes.viewport.width).named("empty text width"),
        (parts[3].top == parts[2].bottom + unit * 14).named("play place"),
        (parts[3].width == unit * 260).strength(.medium).named("play width"),
        (parts[3].height == unit * 52).strength(.medium).named("play height"),
        (boxes.left.bottom == parts[3].bottom).named("empty height"),
        (boxes.right.height == 0).named("no right column"),
      ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(parts[3].height >= 40).strength(.strong).named("play for a finger")])
    layout.add(
      when: .form(.landscape, .portrait), [(parts[0].height == unit * 170).named("empty picture")])
    layout.add(
      when: .form(.short), [(parts[0].height == unit * 40).named("empty picture")])
    layout.add(when: .form(.tiny), [(parts[0].height == 0).named("no empty picture")])
    addInvitation(in: parts)
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

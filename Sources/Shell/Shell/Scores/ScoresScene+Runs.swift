internal import Cassowary
internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import Routing
internal import Scenes
internal import Scores

extension ScoresScene {
  /// The best runs, each with its rank, score and day, and two buttons.
  func addBestRuns(_ stack: inout ColumnStack) {
    heading("scores.best", &stack)
    let group = TextGroup()
    for (index, run) in summary.bestRuns.enumerated() {
      let row = screen.layout.box("run \(index)")
      stack.add(row, height: 44, gap: index == 0 ? 4 : 6, isForFingers: true)
      addRow(run, at: index, row, group)
    }
  }

  private func addRow(_ run: KeptRun, at index: Int, _ row: Box, _ group: TextGroup) {
    let layout = screen.layout
    let info = layout.box("run \(index) info")
    let buttons = ["watch", "share"].map { layout.box("run \(index) \($0)") }
    arrange(info, buttons, in: row)
    let id = "scores.run.\(index)"
    let ground: (Theme) -> Color =
      index == 0 ? { $0.background.mixed(with: $0.yellow, $0 == .dark ? 0.16 : 0.24) } : \.field
    kit.panel(id + ".row", row, radius: 14, color: ground)
    let (entry, pen) = (run.entry, kit.pen)
    screen.add(
      Element(
        id: id, role: .label, box: info,
        label: { [environment] in "\(entry.score) · \(environment.strings.date(entry.day))" },
        draw: { list, frame, _ in
          RunInfo(rank: index + 1, entry: entry, pen: pen).draw(in: frame, into: &list)
        }))
    guard let mode else { return }
    if !entry.record.isEmpty {
      let watch = color(\.blue, on: ground)
      button(id + ".watch", buttons[0], watch, group, words("scores.watch")) { [unowned shell] in
        shell.push(Route([mode.item.route.path[0], "watch", "\(run.id)"]))
      }
    }
    let color = color(\.purple, on: ground)
    button(id + ".share", buttons[1], color, group, words("scores.share")) { [unowned self] in
      share(run, of: mode)
    }
  }

  /// A colour as it can be read on a row.
  private func color(
    _ color: KeyPath<Theme, Color>, on ground: @escaping (Theme) -> Color
  ) -> (Theme) -> Color {
    { theme in theme.readable(theme[keyPath: color], on: ground(theme)) }
  }

  private func arrange(_ info: Box, _ buttons: [Box], in row: Box) {
    let (layout, unit) = (screen.layout, screen.layout.unit)
    layout.add(
      info.stands(in: row), buttons[0].stands(in: row), buttons[1].stands(in: row),
      [
        (info.left == row.left).named("\(info.name) left"),
        (info.right == buttons[0].left).named("\(info.name) right"),
        (buttons[0].right == buttons[1].left).named("\(row.name) buttons"),
        (buttons[1].right == row.right - unit * 6).named("\(row.name) buttons right"),
        (buttons[0].width == buttons[1].width).named("\(row.name) buttons alike"),
        (buttons[0].width == unit * 76).strength(.medium).named("\(row.name) button width"),
        (buttons[0].width <= row.width * 0.24).named("\(row.name) buttons leave room"),
      ])
  }

  private func button(
    _ id: String, _ box: Box, _ color: @escaping (Theme) -> Color, _ group: TextGroup,
    _ text: @escaping () -> String, press: @escaping () -> Void
  ) {
    kit.button(
      id, box, .plain(color), role: .link, size: 15, group: group, radius: 12,
      text: text, press: press)
  }

  private func share(_ run: KeptRun, of mode: Shell.ScoreMode) {
    let services = shell.services
    let module = shell.modules.first { $0.id == mode.item.route.path.first }
    guard let card = module?.shareCard(of: run, services) else { return }
    services.share(card)
  }
}

/// The rank, the score and the day of a run, side by side.
private struct RunInfo {
  let rank: Int
  let entry: RunEntry
  let pen: Pen

  func draw(in frame: Rect, into list: inout DrawList) {
    let theme = pen.environment.theme
    write(
      "\(rank)", in: part(frame, 0.03, 0.15),
      TextStyle(size: pen.points(14), color: theme.faint), &list)
    write(
      "\(entry.score)", in: part(frame, 0.18, 0.44),
      TextStyle(size: pen.points(24), weight: .extraBold, color: theme.ink), &list)
    write(
      pen.environment.strings.shortDate(entry.day), in: part(frame, 0.48, 0.98),
      TextStyle(
        size: pen.points(15), weight: .medium, color: theme.faint, alignment: .leading), &list)
  }

  private func part(_ frame: Rect, _ from: Double, _ to: Double) -> Rect {
    Rect(
      x: frame.minX + frame.width * from, y: frame.minY, width: frame.width * (to - from),
      height: frame.height)
  }

  private func write(
    _ text: String, in frame: Rect, _ style: TextStyle, _ list: inout DrawList
  ) {
    pen.write(text, in: frame, style: style, into: &list)
  }
}

extension Theme {
  /// A colour as it can be read as small text on rows: nearer to the ink where it has to be.
  func readable(_ color: Color, on ground: Color? = nil) -> Color {
    let ground = ground ?? field
    let shades = stride(from: 0.0, through: 1, by: 0.05).map { color.mixed(with: ink, $0) }
    return shades.first { ground.contrast(with: $0) >= 4.6 } ?? ink
  }
}

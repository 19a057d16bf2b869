internal import Cassowary
internal import Layout

/// The boxes of the share overlay, and the constraints that arrange them.
struct ShareBoxes {
  let title: Box
  let close: Box
  let preview: Box
  let status: Box
  let buttons: [Box]
  private let tray: Box

  init(in layout: LayoutTree) {
    title = layout.box("title")
    close = layout.box("close")
    preview = layout.box("preview")
    status = layout.box("status")
    buttons = ["save", "format", "folder"].map { layout.box($0) }
    tray = layout.box("tray")
    arrangeHead(layout)
    arrangeBody(layout)
  }

  private func arrangeHead(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (title.top == window.top + unit * 10).named("title place"),
      (title.height == unit * 44).strength(.medium).named("title height"),
      (title.centerX == window.centerX).named("title centre"),
      (title.right == close.left - unit * 6).named("title beside close"),
      (close.right == window.right - unit * 10).named("close right"),
      (close.centerY == title.centerY).named("close beside title"),
      (close.height == title.height).named("close height"),
      (close.width == close.height).named("close is square"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (title.height >= 42).strength(.strong).named("close for a finger"),
        (buttons[0].height >= 40).strength(.strong).named("buttons for a finger"),
      ])
  }

  /// Preview above the buttons; in a low window beside them.
  private func arrangeBody(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (preview.left == window.left + unit * 16).named("preview left"),
      (preview.top == title.bottom + unit * 6).named("preview top"),
      (status.height == unit * 40).named("status height"),
    ])
    layout.add(
      when: .form(.portrait, .landscape),
      layout.row(buttons, in: tray, along: .horizontal, spacing: unit * 10),
      [
        (tray.bottom == window.bottom - unit * 12).named("tray bottom"),
        (preview.right == window.right - unit * 16).named("preview right"),
        (preview.bottom == status.top - unit * 6).named("preview bottom"),
        (status.left == preview.left).named("status left"),
        (status.right == preview.right).named("status right"),
        (status.bottom == tray.top - unit * 6).named("status above buttons"),
        (tray.centerX == window.centerX).named("tray centre"),
        (tray.width <= window.width - unit * 32).named("tray in window"),
        (tray.width == unit * 560).strength(.medium).named("tray width"),
        (tray.height == unit * 48).strength(.medium).named("tray height"),
      ])
    layout.add(
      when: .form(.short, .tiny),
      layout.row(buttons, in: tray, along: .vertical, spacing: unit * 6),
      [
        (preview.right == window.left + window.width * 0.58).named("preview right"),
        (preview.bottom == status.top - unit * 2).named("preview bottom"),
        (status.left == preview.left).named("status left"),
        (status.bottom == window.bottom - unit * 4).named("status place"),
        (tray.left == preview.right + unit * 12).named("tray left"),
        (tray.right == window.right - unit * 16).named("tray right"),
        (tray.top == preview.top).named("tray top"),
      ])
    layout.add(
      when: .form(.short),
      [
        (status.right == preview.right).named("status right"),
        (tray.bottom == window.bottom - unit * 12).named("tray bottom"),
      ])
    // A path is long: in the smallest windows it has the whole width.
    layout.add(
      when: .form(.tiny),
      [
        (status.right == tray.right).named("status right"),
        (tray.bottom == status.top - unit * 2).named("tray above status"),
      ])
  }
}

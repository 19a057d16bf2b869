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

  init(in layout: LayoutTree, hasLink: Bool) {
    let head = OverlayHead(in: layout)
    (title, close) = (head.title, head.close)
    preview = layout.box("preview")
    status = layout.box("status")
    buttons = (["save", "format", "folder"] + (hasLink ? ["link"] : [])).map { layout.box($0) }
    tray = layout.box("tray")
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(buttons[0].height >= 40).strength(.strong).named("buttons for a finger")])
    arrangeBody(layout)
  }

  /// Preview above the buttons; in a low window beside them, if they are few enough for that.
  private func arrangeBody(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (preview.left == window.left + unit * 16).named("preview left"),
      (preview.top == title.bottom + unit * 6).named("preview top"),
      (status.left == preview.left).named("status left"),
    ])
    if buttons.count > 3 {
      arrangeBelow(layout, when: .form(.portrait, .landscape, .tiny))
      arrangeBeside(layout, when: .form(.short))
    } else {
      arrangeBelow(layout, when: .form(.portrait, .landscape))
      arrangeBeside(layout, when: .form(.short, .tiny))
    }
    layout.add(
      when: .form(.portrait, .landscape, .short),
      [(status.height == unit * 40).named("status height")])
    layout.add(
      when: .form(.tiny),
      [
        buttons.count > 3
          ? (status.top == preview.top).named("status in place of the card")
          : (status.height == unit * 40).named("status height")
      ])
  }

  /// In a row; more than three in a narrow window two and two.
  private func arrangeBelow(_ layout: LayoutTree, when condition: LayoutCondition) {
    let (window, unit) = (layout.window, layout.unit)
    let isMany = buttons.count > 3
    layout.add(
      when: .form(.landscape),
      layout.row(buttons, in: tray, along: .horizontal, spacing: unit * 10),
      [(tray.height == unit * 48).strength(.medium).named("tray height")])
    layout.add(
      when: isMany ? .form(.portrait, .tiny) : .form(.portrait),
      isMany
        ? layout.grid(buttons, in: tray, columns: 2, spacing: unit * 10)
        : layout.row(buttons, in: tray, along: .horizontal, spacing: unit * 10),
      [(tray.height == unit * (isMany ? 106 : 48)).strength(.medium).named("tray height")])
    layout.add(
      when: condition,
      [
        (tray.bottom == window.bottom - unit * 12).named("tray bottom"),
        (preview.right == window.right - unit * 16).named("preview right"),
        (status.right == preview.right).named("status right"),
        (status.bottom == tray.top - unit * 6).named("status above buttons"),
        (tray.centerX == window.centerX).named("tray centre"),
        (tray.width <= window.width - unit * 32).named("tray in window"),
        (tray.width == unit * (180 * Double(buttons.count) + 20)).strength(.medium)
          .named("tray width"),
      ])
    layout.add(
      when: .form(.portrait, .landscape),
      [(preview.bottom == status.top - unit * 6).named("preview bottom")])
    guard isMany else { return }
    layout.add(
      when: .form(.tiny), [(preview.bottom == status.bottom).named("preview bottom")])
  }

  private func arrangeBeside(_ layout: LayoutTree, when condition: LayoutCondition) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      when: condition,
      layout.row(buttons, in: tray, along: .vertical, spacing: unit * 6),
      [
        (preview.right == window.left + window.width * 0.58).named("preview right"),
        (preview.bottom == status.top - unit * 2).named("preview bottom"),
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
    guard buttons.count <= 3 else { return }
    // A path is long: in the smallest windows it has the whole width.
    layout.add(
      when: .form(.tiny),
      [
        (status.right == tray.right).named("status right"),
        (tray.bottom == status.top - unit * 2).named("tray above status"),
      ])
  }
}

internal import Cassowary
internal import Layout

/// The boxes of the result, and the constraints that arrange them.
struct ResultBoxes {
  let panel: Box
  let figure: Box
  let headline: Box
  let standing: Box
  let field: Box
  let choice: Box
  let answer: Box
  let logo: Box
  let region: Box
  let buttons: [Box]
  let pace: Box

  init(in layout: LayoutTree) {
    panel = layout.box("panel")
    figure = layout.box("figure")
    headline = layout.box("headline")
    standing = layout.box("standing")
    field = layout.box("field")
    choice = layout.box("choice")
    answer = layout.box("answer")
    logo = layout.box("logo")
    region = layout.box("region")
    buttons = ["replay", "share", "watch", "home"].map { layout.box($0) }
    pace = layout.box("pace")
    arrangeSides(layout)
    arrangeLogo(layout)
    arrangePanel(layout)
    arrangeButtons(layout)
  }

  /// In a column; where that is too low for fingers, two and two.
  private func arrangeButtons(_ layout: LayoutTree) {
    layout.addColumn(
      buttons, in: region, width: layout.unit * 284, height: layout.unit * 50,
      when: LayoutCondition { !ResultBoxes.isLow($0) })
    layout.add(
      when: LayoutCondition(ResultBoxes.isLow),
      layout.grid(buttons, in: region, columns: 2, spacing: layout.unit * 8))
  }

  private static func isLow(_ classes: SizeClasses) -> Bool {
    classes.hasRoomForFingers && classes.vertical == .compact && classes.form != .tiny
  }

  /// The panel takes one side of the window, name and buttons the other.
  private func arrangeSides(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (panel.left == window.left).named("panel left"),
      (panel.top == window.top).named("panel top"),
      (region.right == window.right - unit * 12).named("region right"),
      (region.bottom == pace.top - unit * 4).named("region above pace"),
      (pace.left == region.left).named("pace left"),
      (pace.width == region.width).named("pace width"),
      (pace.height == unit * 24).named("pace height"),
      (pace.bottom == window.bottom - unit * 10).named("pace place"),
    ])
    layout.add(
      when: .form(.portrait),
      [
        (panel.width == window.width).named("panel width"),
        (panel.height == window.height * 0.52).strength(.medium).named("panel height"),
        (region.left == window.left + unit * 12).named("region left"),
        (logo.top == panel.bottom).named("logo place"),
        (region.top == logo.bottom + unit * 8).named("region below panel"),
      ])
    layout.add(
      when: .form(.landscape, .short, .tiny),
      [
        (panel.width == window.width * 0.46).named("panel width"),
        (panel.height == window.height).named("panel height"),
        (region.left == panel.right + unit * 12).named("region left"),
        (region.top == logo.bottom + unit * 4).named("region below logo"),
      ])
  }

  /// The name stands over the buttons where there is room for it.
  private func arrangeLogo(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (logo.centerX == region.centerX).named("logo centre"),
      (logo.width <= region.width * 0.9).named("logo in region"),
      (logo.width == unit * 300).strength(.weak).named("logo width"),
    ])
    layout.add(
      when: LayoutCondition { !ResultBoxes.isFull($0) },
      [(logo.height == window.height * 0.16).named("logo height")])
    layout.add(
      when: LayoutCondition(ResultBoxes.isFull), [(logo.height == 0).named("no logo")])
    layout.add(
      when: LayoutCondition { $0.form != .portrait && !ResultBoxes.isFull($0) },
      [(logo.top == window.top + window.height * 0.07).named("logo place")])
    layout.add(
      when: LayoutCondition { $0.form != .portrait && ResultBoxes.isFull($0) },
      [(logo.top == window.top + unit * 4).named("logo place")])
  }

  /// Where every button needs room for a finger, none is left for the name.
  private static func isFull(_ classes: SizeClasses) -> Bool {
    classes.form == .portrait || (classes.form == .tiny && classes.hasRoomForFingers)
  }

  private func arrangePanel(_ layout: LayoutTree) {
    for box in [figure, headline, standing, field] {
      layout.add([
        (box.centerX == panel.centerX).named("\(box.name) centre"),
        (box.width == panel.width * 0.84).named("\(box.name) width"),
      ])
    }
    for box in [choice, answer] {
      layout.add([
        (box.centerX == field.centerX).named("\(box.name) centre"),
        (box.width == field.width * 0.92).named("\(box.name) width"),
        (box.height == field.height * 0.38).named("\(box.name) height"),
      ])
    }
    layout.add([
      (figure.top == panel.top + panel.height * 0.07).named("figure place"),
      (figure.height == panel.height * 0.42).named("figure height"),
      (headline.top == figure.bottom).named("headline place"),
      (headline.height == panel.height * 0.1).named("headline height"),
      (standing.top == headline.bottom).named("standing place"),
      (standing.height == panel.height * 0.07).named("standing height"),
      (field.top == standing.bottom + panel.height * 0.06).named("field place"),
      (field.height == panel.height * 0.18).named("field height"),
      (choice.top == field.top + field.height * 0.12).named("choice place"),
      (answer.top == choice.bottom).named("answer place"),
    ])
  }
}

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
      when: LayoutCondition { !ResultBoxes.isLow($0) && $0.form != .tiny })
    layout.addColumn(
      buttons, in: region, width: layout.unit * 284, height: layout.unit * 50, gap: 0.14,
      when: .form(.tiny))
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
      (pace.bottom == window.bottom - unit * 10).named("pace place"),
    ])
    layout.add(
      when: .form(.portrait, .landscape, .short),
      [(pace.height == unit * 24).named("pace height")])
    layout.add(when: .form(.tiny), [(pace.height == unit * 34).named("pace height")])
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
      when: .form(.landscape, .short), [(panel.width == window.width * 0.46).named("panel width")])
    layout.add(when: .form(.tiny), [(panel.width == window.width * 0.5).named("panel width")])
    layout.add(
      when: .form(.landscape, .short, .tiny),
      [
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
      layout.add([(box.centerX == panel.centerX).named("\(box.name) centre")])
    }
    for box in [choice, answer] {
      layout.add([(box.centerX == field.centerX).named("\(box.name) centre")])
    }
    layout.add([
      (headline.top == figure.bottom).named("headline place"),
      (standing.top == headline.bottom).named("standing place"),
      (answer.top == choice.bottom).named("answer place"),
    ])
    divide(layout, .roomy, when: .form(.portrait, .landscape, .short))
    divide(layout, .tight, when: .form(.tiny))
  }

  /// How the panel is divided, in parts of it and of the field.
  private struct Parts {
    var width = 0.84
    var top = 0.07
    var figure = 0.42
    var headline = 0.1
    var standing = 0.07
    var gap = 0.06
    var field = 0.18
    var words = 0.92
    var fieldTop = 0.12
    var choice = 0.38
    var answer = 0.38

    static let roomy = Parts()
    /// In a small window the words need more of the room, and the figure less.
    static let tight = Parts(
      width: 0.92, top: 0.04, figure: 0.3, headline: 0.11, standing: 0.08, gap: 0.03, field: 0.4,
      words: 0.88, fieldTop: 0.06, choice: 0.38, answer: 0.52)
  }

  private func divide(_ layout: LayoutTree, _ parts: Parts, when condition: LayoutCondition) {
    for box in [figure, headline, standing, field] {
      layout.add(
        when: condition, [(box.width == panel.width * parts.width).named("\(box.name) width")])
    }
    for box in [choice, answer] {
      layout.add(
        when: condition, [(box.width == field.width * parts.words).named("\(box.name) width")])
    }
    layout.add(
      when: condition,
      [
        (figure.top == panel.top + panel.height * parts.top).named("figure place"),
        (figure.height == panel.height * parts.figure).named("figure height"),
        (headline.height == panel.height * parts.headline).named("headline height"),
        (standing.height == panel.height * parts.standing).named("standing height"),
        (field.top == standing.bottom + panel.height * parts.gap).named("field place"),
        (field.height == panel.height * parts.field).named("field height"),
        (choice.top == field.top + field.height * parts.fieldTop).named("choice place"),
        (choice.height == field.height * parts.choice).named("choice height"),
        (answer.height == field.height * parts.answer).named("answer height"),
      ])
  }
}

internal import Cassowary
internal import Layout

/// The boxes of the menu, and the constraints that arrange them.
struct MenuBoxes {
  let poster: Box
  let logo: Box
  let buttons: [Box]
  let links: [Box]
  let version: Box
  private let side: Box
  private let region: Box
  private let linkRow: Box

  init(in layout: LayoutTree, buttons count: Int, links linkCount: Int) {
    poster = layout.box("poster")
    logo = layout.box("logo")
    buttons = (0..<count).map { layout.box("button \($0)") }
    links = (0..<linkCount).map { layout.box("link \($0)") }
    version = layout.box("version")
    side = layout.box("side")
    region = layout.box("region")
    linkRow = layout.box("links")
    arrangeSide(layout)
    arrangeButtons(layout)
    arrangePoster(layout)
  }

  /// One below the other: name, buttons, links, version.
  private func arrangeSide(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (side.right == window.right).named("side right"),
      (side.top == window.top).named("side top"),
      (side.height == window.height).named("side height"),
      (logo.centerX == side.centerX).named("logo centre"),
      (logo.width <= side.width * 0.86).named("logo in side"),
      (logo.width == unit * 330).strength(.weak).named("logo width"),
      (region.left == side.left + unit * 16).named("region left"),
      (region.right == side.right - unit * 16).named("region right"),
      (region.bottom == linkRow.top - unit * 6).named("region above links"),
      (linkRow.centerX == region.centerX).named("links centre"),
      (linkRow.width <= region.width).named("links in region"),
      (linkRow.width == unit * (142 * Double(links.count))).strength(.medium).named("links width"),
      (linkRow.height == unit * 40).strength(.medium).named("links height"),
      (linkRow.bottom == version.top).named("links above version"),
      (version.centerX == side.centerX).named("version centre"),
      (version.width == side.width * 0.6).named("version width"),
      (version.bottom == side.bottom - unit * 6).named("version place"),
    ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [(linkRow.height >= 40).strength(.strong).named("links for a finger")])
    layout.add(
      when: .form(.portrait, .landscape),
      [
        (version.height == unit * 26).named("version height"),
        (logo.top == window.top + window.height * 0.1).named("logo place"),
        (logo.height == unit * 76).named("logo height"),
      ])
    layout.add(
      when: .form(.short, .tiny),
      [
        (version.height == 0).named("no version"),
        (logo.top == window.top + unit * 10).named("logo place"),
        (logo.height == unit * 56).named("logo height"),
      ])
    layout.add(layout.row(links, in: linkRow, along: .horizontal, spacing: unit * 8))
  }

  private func arrangeButtons(_ layout: LayoutTree) {
    let unit = layout.unit
    let columns = LayoutCondition.form(.portrait, .landscape)
    layout.addColumn(
      buttons, in: region, width: unit * 284, height: unit * 52, when: columns)
    layout.add(
      when: .form(.short, .tiny),
      layout.grid(buttons, in: region, columns: 2, spacing: unit * 8))
  }

  /// The poster stands beside the rest, or below the name; in the smallest windows there is none.
  private func arrangePoster(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      when: .form(.landscape, .short),
      [
        (poster.left == window.left).named("poster left"),
        (poster.top == window.top).named("poster top"),
        (poster.height == window.height).named("poster height"),
        (side.left == poster.right).named("side beside poster"),
        (region.top == logo.bottom + unit * 8).named("region below logo"),
      ])
    layout.add(
      when: .form(.landscape),
      [(poster.width == window.width * 0.46).named("poster width")])
    layout.add(
      when: .form(.short),
      [(poster.width == window.width * 0.4).named("poster width")])
    layout.add(
      when: .form(.portrait, .tiny),
      [
        (side.left == window.left).named("side left"),
        (poster.centerX == window.centerX).named("poster centre"),
        (poster.width == unit * 284).named("poster width"),
        (poster.top == logo.bottom + unit * 10).named("poster place"),
        (region.top == poster.bottom + unit * 10).named("region below poster"),
      ])
    layout.add(
      when: .form(.portrait),
      [(poster.height == unit * 124).named("poster height")])
    layout.add(
      when: .form(.tiny), [(poster.height == 0).named("no poster")])
  }
}

internal import Cassowary
internal import Layout

/// The boxes of a card that was brought, and the constraints that arrange them.
struct CardSceneBoxes {
  let figure: Box
  let title: Box
  let details: Box
  let verdict: Box
  let sign: Box
  let words: Box
  let buttons: [Box]
  private let text: Box
  private let region: Box

  init(in layout: LayoutTree, buttons count: Int, hasScore: Bool) {
    figure = layout.box("figure")
    title = layout.box("title")
    details = layout.box("details")
    verdict = layout.box("verdict")
    sign = layout.box("sign")
    words = layout.box("words")
    buttons = (0..<count).map { layout.box("button \($0)") }
    text = layout.box("text")
    region = layout.box("region")
    arrangeHalves(layout)
    arrangeText(layout, hasScore: hasScore)
    layout.addColumn(buttons, in: region, width: layout.unit * 284, height: layout.unit * 52)
  }

  /// What is said stands above the buttons, in a low window beside them.
  private func arrangeHalves(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (text.left == window.left + unit * 16).named("text left"),
      (text.top == window.top + window.height * 0.06).named("text top"),
      (region.right == window.right - unit * 16).named("region right"),
      (region.bottom == window.bottom - unit * 12).named("region bottom"),
    ])
    layout.add(
      when: .form(.portrait, .landscape),
      [
        (text.right == window.right - unit * 16).named("text right"),
        (text.height == window.height * 0.5).named("text height"),
        (region.left == window.left + unit * 16).named("region left"),
        (region.top == text.bottom + unit * 10).named("region top"),
      ])
    layout.add(
      when: .form(.short, .tiny),
      [
        (text.width == window.width * 0.54).named("text width"),
        (text.bottom == window.bottom - window.height * 0.06).named("text bottom"),
        (region.left == text.right + unit * 14).named("region left"),
        (region.top == window.top + unit * 12).named("region top"),
      ])
  }

  private func arrangeText(_ layout: LayoutTree, hasScore: Bool) {
    let unit = layout.unit
    for box in [figure, title, details] {
      layout.add(box.spans(text))
    }
    let parts =
      hasScore
      ? (figure: 0.48, title: 0.14, details: 0.1) : (figure: 0.42, title: 0, details: 0)
    layout.add([
      (figure.top == text.top).named("figure place"),
      (figure.height == text.height * parts.figure).named("figure height"),
      (title.top == figure.bottom).named("title place"),
      (title.height == text.height * parts.title).named("title height"),
      (details.top == title.bottom).named("details place"),
      (details.height == text.height * parts.details).named("details height"),
      (verdict.centerX == text.centerX).named("verdict centre"),
      (verdict.width <= text.width).named("verdict in text"),
      (verdict.width == unit * 400).strength(.medium).named("verdict width"),
      (verdict.height <= text.height * 0.22).named("verdict in height"),
      (verdict.height == unit * 54).strength(.medium).named("verdict height"),
      (verdict.top == details.bottom + text.height * 0.05).named("verdict place"),
      (sign.left == verdict.left + unit * 14).named("sign left"),
      (sign.centerY == verdict.centerY).named("sign centre"),
      (sign.height == verdict.height * 0.56).named("sign height"),
      (sign.width == sign.height).named("sign is square"),
      (words.left == sign.right + unit * 10).named("words left"),
      (words.right == verdict.right - unit * 16).named("words right"),
      (words.height == verdict.height * 0.9).named("words height"),
      (words.centerY == verdict.centerY).named("words centre"),
    ])
  }
}

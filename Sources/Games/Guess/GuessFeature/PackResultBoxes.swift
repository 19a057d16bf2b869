internal import Cassowary
internal import Layout

/// The boxes of a pack's result, and the constraints that arrange them.
struct PackResultBoxes {
  let photos: [Box]
  let stage: Box
  let sign: Box
  let title: Box
  let text: Box
  let coins: Box
  let region: Box
  let buttons: [Box]

  init(in layout: LayoutTree) {
    photos = (0..<3).map { layout.box("photo \($0)") }
    (stage, sign) = (layout.box("stage"), layout.box("sign"))
    (title, text, coins) = (layout.box("title"), layout.box("text"), layout.box("coins"))
    region = layout.box("region")
    buttons = [layout.box("again"), layout.box("packs")]
    arrangeHalves(layout)
    arrangePhotos(layout)
    arrangeWords(layout)
    layout.addColumn(buttons, in: region, width: layout.unit * 280, height: layout.unit * 52)
  }

  /// Pictures above or at the left, words and buttons below or beside them.
  private func arrangeHalves(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add([
      (stage.left == window.left + unit * 16).named("stage left"),
      (stage.top == window.top + unit * 16).named("stage top"),
      (title.right == window.right - unit * 16).named("title right"),
      (region.bottom == window.bottom - unit * 12).named("buttons bottom"),
    ])
    layout.add(
      when: .form(.portrait),
      [
        (stage.right == window.right - unit * 16).named("stage right"),
        (stage.height == window.height * 0.3).named("stage height"),
        (title.left == stage.left).named("title left"),
        (title.top == stage.bottom + unit * 10).named("title below pictures"),
      ])
    layout.add(
      when: .form(.landscape, .short, .tiny),
      [
        (stage.width == window.width * 0.46).named("stage width"),
        (stage.bottom == window.bottom - unit * 16).named("stage bottom"),
        (title.left == stage.right + unit * 16).named("title left"),
        (title.top == window.top + window.height * 0.08).named("title top"),
      ])
  }

  /// The middle one is larger and lies above the others.
  private func arrangePhotos(_ layout: LayoutTree) {
    let (left, right, middle) = (photos[0], photos[1], photos[2])
    layout.add(
      middle.centers(in: stage),
      [
        (middle.width == middle.height).named("photo is square"),
        (middle.height <= stage.height).named("photo in stage"),
        (middle.width * 2 <= stage.width).named("photo in stage"),
        (middle.height == 10_000).strength(.weak).named("photo as large as it may be"),
        (left.centerX == middle.left).named("left photo"),
        (right.centerX == middle.right).named("right photo"),
        (sign.width == middle.width * 0.3).named("sign width"),
        (sign.height == sign.width * 1).named("sign is round"),
        (sign.centerX == middle.right - middle.width * 0.12).named("sign place"),
        (sign.centerY == middle.bottom - middle.width * 0.12).named("sign place"),
      ])
    for photo in [left, right] {
      layout.add(photo.measures(middle.width * 0.74, by: middle.height * 0.74))
      layout.add([(photo.centerY == middle.centerY).named("\(photo.name) middle")])
    }
  }

  private func arrangeWords(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    for box in [text, coins, region] {
      layout.add([
        (box.left == title.left).named("\(box.name) left"),
        (box.width == title.width).named("\(box.name) width"),
      ])
    }
    layout.add([
      (title.height == window.height * 0.12).named("title height"),
      (text.top == title.bottom).named("text place"),
      (text.height == window.height * 0.1).named("text height"),
      (coins.top == text.bottom).named("coins place"),
      (coins.height == window.height * 0.08).named("coins height"),
      (region.top == coins.bottom + unit * 8).named("buttons top"),
    ])
  }
}

internal import Cassowary
internal import Layout

extension BoardBoxes {
  /// Places bar, picture, tiles and tools by the form of the window.
  func arrangeForms(_ layout: LayoutTree, aspect: Double) {
    arrangeStacked(layout)
    arrangeSideBySide(layout, aspect: aspect)
    arrangeShort(layout)
    for box in [usual, most] {
      layout.add([
        (box.left == panel.left).named("\(box.name) left"),
        (box.width == panel.width).named("\(box.name) width"),
        (box.bottom == panel.bottom).named("\(box.name) bottom"),
      ])
      layout.add(
        when: LayoutCondition { !$0.isStacked && !$0.hasSlimBars },
        [(box.top == panel.top).named("\(box.name) top")])
      layout.add(
        when: LayoutCondition(\.hasSlimBars),
        [
          (box.height == panel.height + bar.height + toolbar.height - BoardBoxes.slimBars)
            .named("\(box.name) height")
        ])
    }
    arrangeHeights(layout)
  }

  /// How high bar and tools are: in low windows they give way to tiles, down to a finger's size.
  private func arrangeHeights(_ layout: LayoutTree) {
    let unit = layout.unit
    layout.add(
      when: LayoutCondition { !$0.hasSlimBars },
      [
        (bar.height == unit * 44).strength(BoardBoxes.firm).named("bar height"),
        (toolbar.height == unit * 48).strength(BoardBoxes.firm).named("tools height"),
        (toolbar.bottom == layout.window.bottom - unit * 12).named("tools bottom"),
      ])
    layout.add(
      when: LayoutCondition(\.hasSlimBars),
      [
        (bar.height == unit * 44).strength(Strength(10)).named("bar height"),
        (toolbar.height == bar.height + 4).named("tools height"),
        (toolbar.bottom == layout.window.bottom - unit * 8).named("tools bottom"),
      ])
    layout.add(
      when: LayoutCondition(\.hasRoomForFingers),
      [
        (bar.height >= BoardBoxes.fingerSide).strength(.strong).named("bar for a finger"),
        (back.width >= BoardBoxes.fingerSide).strength(.strong).named("back for a finger"),
        (toolbar.height >= BoardBoxes.fingerSide).strength(.strong).named("tools for a finger"),
      ])
  }

  /// Bar and tools give way to fingers alone, and never to tiles.
  private static let firm = Strength(100_000)
  /// The height of bar and tools together where they are lowest, in points.
  private static let slimBars = fingerSide * 2 + 4

  /// One below the other, as on a phone.
  private func arrangeStacked(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    let gap = unit * 12
    layout.add(
      when: LayoutCondition { $0.isStacked }, bar.spans(window, margin: unit * 12),
      title.spans(window, margin: unit * 16), room.spans(window, margin: unit * 16),
      panel.spans(window, margin: unit * 12), toolbar.spans(window, margin: unit * 12),
      [
        (title.top == bar.bottom).named("title below bar"),
        (title.height == titleUnit * 36).named("title height"),
        (room.top == title.bottom + unit * 4).named("room below title"),
        (room.height == window.height * 0.36).strength(Strength(10)).named("room's height"),
        (room.height >= window.height * 0.15).strength(.strong).named("room's least height"),
        (panel.top == room.bottom + gap).named("tiles below picture"),
        (panel.bottom == toolbar.top - gap).named("tiles above tools"),
        (usual.top == room.top + window.height * 0.36 + gap).named("usual top"),
        (most.top == room.top + window.height * 0.15 + gap).named("most top"),
      ])
  }

  /// Bar above, picture and tiles side by side below it.
  private func arrangeSideBySide(_ layout: LayoutTree, aspect: Double) {
    let (window, unit) = (layout.window, layout.unit)
    let condition = LayoutCondition { !$0.isStacked && $0.form != .short }
    layout.add(
      when: condition, bar.spans(window, margin: unit * 10),
      [
        (title.left == bar.left).named("title left"),
        (title.top == bar.bottom).named("title below bar"),
        (room.left == title.left).named("room left"),
        (room.width == title.width).named("room width"),
        (room.top == title.bottom + unit * 4).named("room below title"),
        (panel.left == title.right + unit * 10).named("tiles beside picture"),
        (panel.right == bar.right).named("tiles right"),
        (panel.top == bar.bottom + unit * 4).named("tiles below bar"),
        (panel.bottom == toolbar.top - unit * 6).named("tiles above tools"),
        (toolbar.right == panel.right).named("tools right"),
      ])
    layout.add(
      when: LayoutCondition { !$0.isStacked && $0.form == .landscape },
      [
        (title.width == window.width * 0.46).strength(Strength(10)).named("title width"),
        (title.width <= room.height * max(aspect, 1)).named("title as wide as the picture"),
        (title.height == titleUnit * 44).named("title height"),
        (room.bottom == window.bottom - unit * 22).named("room bottom"),
        (toolbar.left == panel.left).named("tools left"),
      ])
    layout.add(
      when: LayoutCondition { !$0.isStacked && ![.landscape, .short].contains($0.form) },
      [
        (title.width == window.width * 0.3).named("title width"),
        (title.height == titleUnit * 26).named("title height"),
        (room.bottom == toolbar.top - unit * 8).named("room bottom"),
        (toolbar.left == title.left).named("tools left"),
      ])
  }

  /// The picture from top to bottom, everything else beside it.
  private func arrangeShort(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    layout.add(
      when: .form(.short),
      [
        (room.left == window.left + unit * 12).named("room left"),
        (room.top == window.top + unit * 12).named("room top"),
        (room.bottom == window.bottom - unit * 12).named("room bottom"),
        (room.width == room.height).strength(.medium).named("room is square"),
        (room.width <= window.width * 0.4).named("room's width"),
        (bar.left == room.right + unit * 12).named("bar beside picture"),
        (bar.right == window.right - unit * 14).named("bar right"),
        (title.top == bar.bottom).named("title below bar"),
        (title.height == titleUnit * 28).named("title height"),
        (panel.top == title.bottom + unit * 6).named("tiles below title"),
        (panel.bottom == toolbar.top - unit * 6).named("tiles above tools"),
      ], title.spans(bar), panel.spans(bar), toolbar.spans(bar))
  }
}

extension SizeClasses {
  /// Whether picture and tiles stand one below the other: a window that is higher than wide, unless
  /// it is so low that fingers would leave neither enough.
  fileprivate var isStacked: Bool {
    form == .portrait && (vertical == .regular || !hasRoomForFingers)
  }

  /// Whether bar and tools may be lower than their unit says.
  fileprivate var hasSlimBars: Bool {
    hasRoomForFingers && (form == .tiny || form == .short)
  }
}

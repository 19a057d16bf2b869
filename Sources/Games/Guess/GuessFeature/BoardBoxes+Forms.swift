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
        (box.left == viewport.left).named("\(box.name) left"),
        (box.width == viewport.width).named("\(box.name) width"),
        (box.bottom == viewport.bottom).named("\(box.name) bottom"),
      ])
      layout.add(
        when: LayoutCondition { !$0.isStacked },
        [(box.top == viewport.top).named("\(box.name) top")])
    }
  }

  /// One below the other, as on a phone.
  private func arrangeStacked(_ layout: LayoutTree) {
    let (window, unit) = (layout.window, layout.unit)
    let gap = unit * 12
    layout.add(
      when: LayoutCondition { $0.isStacked }, bar.spans(window, margin: unit * 12),
      title.spans(window, margin: unit * 16), room.spans(window, margin: unit * 16),
      viewport.spans(window, margin: unit * 12), toolbar.spans(window, margin: unit * 12),
      [
        (title.top == bar.bottom).named("title below bar"),
        (title.height == unit * 36).named("title height"),
        (room.top == title.bottom + unit * 4).named("room below title"),
        (room.height == window.height * 0.36).strength(Strength(10)).named("room's height"),
        (room.height >= window.height * 0.15).strength(.strong).named("room's least height"),
        (viewport.top == room.bottom + gap).named("tiles below picture"),
        (viewport.bottom == toolbar.top - gap).named("tiles above tools"),
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
        (viewport.left == title.right + unit * 10).named("tiles beside picture"),
        (viewport.right == bar.right).named("tiles right"),
        (viewport.top == bar.bottom + unit * 4).named("tiles below bar"),
        (viewport.bottom == toolbar.top - unit * 8).named("tiles above tools"),
        (toolbar.right == viewport.right).named("tools right"),
      ])
    layout.add(
      when: LayoutCondition { !$0.isStacked && $0.form == .landscape },
      [
        (title.width == window.width * 0.46).strength(Strength(10)).named("title width"),
        (title.width <= room.height * max(aspect, 1)).named("title as wide as the picture"),
        (title.height == unit * 44).named("title height"),
        (room.bottom == window.bottom - unit * 22).named("room bottom"),
        (toolbar.left == viewport.left).named("tools left"),
      ])
    layout.add(
      when: LayoutCondition { !$0.isStacked && ![.landscape, .short].contains($0.form) },
      [
        (title.width == window.width * 0.3).named("title width"),
        (title.height == unit * 26).named("title height"),
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
        (title.height == unit * 28).named("title height"),
        (viewport.top == title.bottom + unit * 6).named("tiles below title"),
        (viewport.bottom == toolbar.top - unit * 8).named("tiles above tools"),
      ], title.spans(bar), viewport.spans(bar), toolbar.spans(bar))
  }
}

extension SizeClasses {
  /// Whether picture and tiles stand one below the other: a window that is higher than wide, unless
  /// it is so low that fingers would leave neither enough.
  fileprivate var isStacked: Bool {
    form == .portrait && (vertical == .regular || !hasRoomForFingers)
  }
}

internal import Geometry

extension Stage {
  /// How long after a press another at the same place is part of a double click, in milliseconds.
  static let doubleClickTime = 400
  /// How far apart in points the presses of a double click lie at most.
  static let doubleClickDistance = 12.0

  /// Something happens, at the event's own time in milliseconds.
  public func receive(_ event: InputEvent, at eventTime: Int) {
    guard let scene = top else { return }
    time = max(time, eventTime)
    if case .focus = event {
      for entry in entries { _ = entry.scene.receive(event, at: eventTime) }
      return scene.screen.pointerCancelled()
    }
    if case .key(let key) = event, key.isRepeat, !key.mayRepeat { return }
    if case .pointerDown(let point) = event, isDoubleClick(at: point, on: scene) { return }
    guard !scene.receive(event, at: eventTime) else { return }
    switch event {
    case .key(let key): receive(key, on: scene, at: eventTime)
    case .button(let button): receive(button, on: scene, at: eventTime)
    case .pointerDown(let point): scene.screen.pointerDown(at: point)
    case .pointerMoved(let point): scene.screen.pointerMoved(to: point)
    case .pointerUp(let point):
      release(at: point, on: scene, at: eventTime)
    case .pointerCancelled: scene.screen.pointerCancelled()
    case .scroll(_, let distance): scene.screen.scroll(by: distance)
    case .drop(let path): dropped(path)
    case .text, .focus: break
    }
  }

  /// Ends a press; one that was dragged off its element fires nothing, and the next one counts.
  private func release(at point: Point, on scene: any Scene, at time: Int) {
    let wasHeld = scene.screen.pressed != nil
    if let element = scene.screen.pointerUp(at: point) {
      scene.press(element, at: time)
    } else if wasHeld {
      lastPress = nil
    }
  }

  private func receive(_ key: Key, on scene: any Scene, at time: Int) {
    switch key.place {
    case "Tab": scene.screen.moveFocus(key.shift ? .previous : .next)
    case "Left": scene.screen.moveFocus(.left)
    case "Right": scene.screen.moveFocus(.right)
    case "Up": scene.screen.moveFocus(.up)
    case "Down": scene.screen.moveFocus(.down)
    case "Return", "Keypad Enter", "Space": pressFocused(of: scene, at: time)
    case "Escape", "AC Back": close()
    default: break
    }
  }

  private func receive(_ button: String, on scene: any Scene, at time: Int) {
    switch button {
    case "a", "start": pressFocused(of: scene, at: time)
    case "b", "back": close()
    case "dpup": scene.screen.moveFocus(.up)
    case "dpdown": scene.screen.moveFocus(.down)
    case "dpleft": scene.screen.moveFocus(.left)
    case "dpright": scene.screen.moveFocus(.right)
    default: break
    }
  }

  /// Presses what has the focus; where the focus was not shown yet, it is shown first.
  private func pressFocused(of scene: any Scene, at time: Int) {
    let screen = scene.screen
    guard screen.showsFocus, let element = screen.focusedTarget else {
      return screen.moveFocus(.next)
    }
    screen.reveal(element)
    scene.press(element, at: time)
  }

  /// Whether a press is the second of a double click that counts once: the first changed what lies
  /// there, or the element takes no second one.
  private func isDoubleClick(at point: Point, on scene: any Scene) -> Bool {
    let element = scene.screen.target(at: point)
    defer { lastPress = Press(time: time, point: point, scene: scene, element: element) }
    guard let last = lastPress, time - last.time < Stage.doubleClickTime,
      abs(last.point.x - point.x) < Stage.doubleClickDistance,
      abs(last.point.y - point.y) < Stage.doubleClickDistance
    else { return false }
    let isSame = last.scene === scene && last.element === element
    return !isSame || element?.takesDoubleClicks == false
  }
}

extension Key {
  /// Whether a held key may act more than once: it moves the focus or takes letters back.
  var mayRepeat: Bool {
    ["Up", "Down", "Left", "Right", "Tab", "Backspace"].contains(place)
  }
}

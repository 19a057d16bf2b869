internal import SDLKit
internal import Scenes

extension WindowHost {
  /// Does what an event asks for, and hands the stage what is left.
  func handle(_ event: PlatformEvent) {
    switch event.kind {
    case .quit: isOver = true
    case .window(let change): follow(change)
    case .targetsLost, .deviceLost:
      painter.forgetTextures()
      shown.isStale = true
    case .gamepadAdded(let index): gamepads?.add(index: index)
    case .gamepadRemoved(let id): gamepads?.remove(id: id)
    case .woken: woken()
    case .keyDown(let stroke) where isWindowKey(stroke):
      if !stroke.isRepeat { press(stroke) }
      return
    default: break
    }
    guard let input = input.input(event.kind) else { return }
    stage.receive(input, at: event.time)
  }

  /// Whether a key belongs to the window: it works the same in every scene.
  private func isWindowKey(_ stroke: KeyStroke) -> Bool {
    switch stroke.place.name {
    case "F11", "F12": true
    case "Return", "Keypad Enter": stroke.modifiers.contains(.alt)
    default: false
    }
  }

  private func press(_ stroke: KeyStroke) {
    guard stroke.place.name != "F12" else { return screenshotWanted() }
    window.isFullscreen.toggle()
  }

  private func follow(_ change: WindowChange) {
    switch change {
    case .resized, .displayChanged:
      rememberFrame()
      fitStage()
    case .moved: rememberFrame()
    case .minimized, .hidden: isVisible = false
    case .restored, .shown, .maximized, .focusGained:
      isVisible = true
      shown.isStale = true
    case .exposed:
      isVisible = true
      shown.isStale = true
      fitStage()
    case .focusLost, .pointerInside: break
    }
  }

  /// Keeps the frame to come back to, from moments at which the window has its own size.
  private func rememberFrame() {
    guard !window.isFullscreen, !window.isMaximized, !window.isMinimized else { return }
    ownFrame = window.frame
    // Opened there again, the window must not wander by the height of its title.
    (ownFrame.x, ownFrame.y) = (window.outerFrame.x, window.outerFrame.y)
  }
}

internal import GameModules
internal import GuessRules
internal import Scenes

extension PuzzleScene {
  func press(_ element: Element, at time: Int) {
    self.time = max(self.time, time)
    element.press?()
  }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    self.time = max(self.time, time)
    switch event {
    case .key(let key): return big.isOpen ? closesBig(key.place) : press(key)
    case .button(let button): return big.isOpen ? closesBig(button) : press(button: button)
    case .text(let text):
      isTyping = true
      if !big.isOpen { spell(text) }
      return true
    case .pointerDown:
      isTyping = false
      return false
    case .drop(let path): return bring(path)
    default: return false
    }
  }

  private func press(_ key: Key) -> Bool {
    switch key.place {
    case "Space": toggleBig()
    case "Backspace":
      isTyping = true
      play(.takeBackLast)
    case "Return", "Keypad Enter":
      guard isTyping || !screen.showsFocus else { return false }
      play(.next(at: time))
    case "Escape", "AC Back": back()
    case "Tab", "Left", "Right", "Up", "Down":
      isTyping = false
      return false
    default: return false
    }
    return true
  }

  private func press(button: String) -> Bool {
    isTyping = false
    switch button {
    case "b", "back": back()
    case "x": play(.takeBackLast)
    case "y": toggleBig()
    case "start": play(.next(at: time))
    default: return false
    }
    return true
  }

  /// Keys and buttons bring the picture back, and act on nothing below it.
  private func closesBig(_ name: String) -> Bool {
    switch name {
    case "Space", "Escape", "AC Back", "Return", "Keypad Enter", "a", "b", "y", "back", "start":
      toggleBig()
      return true
    case "Tab", "Left", "Right", "Up", "Down", "Backspace", "x", "dpup", "dpdown", "dpleft",
      "dpright":
      return true
    default: return false
    }
  }

  private func bring(_ path: String) -> Bool {
    guard let scene = desk.bring(path) else { return false }
    services.navigation.replace(scene)
    return true
  }
}

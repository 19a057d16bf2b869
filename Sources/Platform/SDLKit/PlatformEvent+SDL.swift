internal import CSDL2

extension PlatformEvent {
  /// Reads an event of SDL's; `nil` where nobody needs it.
  ///
  /// It takes over what a drop allocated.
  init?(_ event: SDL_Event) {
    guard let kind = Kind(event) else { return nil }
    self.init(time: Int(event.common.timestamp), kind: kind)
  }
}

extension PlatformEvent.Kind {
  /// Reads what happened.
  init?(_ event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: self = .quit
    case SDL_WINDOWEVENT:
      guard let change = WindowChange(event.window) else { return nil }
      self = .window(change)
    case SDL_KEYDOWN: self = .keyDown(KeyStroke(event.key))
    case SDL_KEYUP: self = .keyUp(KeyStroke(event.key))
    case SDL_TEXTINPUT: self = .text(Self.string(event.text.text))
    case SDL_TEXTEDITING: self = .composition(Self.string(event.edit.text))
    case SDL_KEYMAPCHANGED: self = .layoutChanged
    case SDL_RENDER_TARGETS_RESET: self = .targetsLost
    case SDL_RENDER_DEVICE_RESET: self = .deviceLost
    case SDL_USEREVENT: self = .woken
    default:
      guard let kind = Self(pointing: event) ?? Self(gamepad: event) ?? Self(drop: event) else {
        return nil
      }
      self = kind
    }
  }

  private init?(pointing event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      let motion = event.motion
      self = .mouseMoved(Mouse(x: motion.x, y: motion.y, which: motion.which))
    case SDL_MOUSEBUTTONDOWN:
      let press = event.button
      self = .mouseDown(
        Mouse(x: press.x, y: press.y, which: press.which), MouseButton(number: press.button))
    case SDL_MOUSEBUTTONUP:
      let press = event.button
      self = .mouseUp(
        Mouse(x: press.x, y: press.y, which: press.which), MouseButton(number: press.button))
    case SDL_MOUSEWHEEL:
      let sign = event.wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1.0 : 1.0
      self = .wheel(
        x: sign * Double(event.wheel.preciseX), y: sign * Double(event.wheel.preciseY))
    case SDL_FINGERDOWN: self = .fingerDown(Finger(event.tfinger))
    case SDL_FINGERMOTION: self = .fingerMoved(Finger(event.tfinger))
    case SDL_FINGERUP: self = .fingerUp(Finger(event.tfinger))
    default: return nil
    }
  }

  private init?(gamepad event: SDL_Event) {
    switch SDL_EventType(event.type) {
    case SDL_CONTROLLERDEVICEADDED: self = .gamepadAdded(index: Int(event.cdevice.which))
    case SDL_CONTROLLERDEVICEREMOVED: self = .gamepadRemoved(id: Int(event.cdevice.which))
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      guard let button = GamepadButton(sdl: event.cbutton.button) else { return nil }
      let id = Int(event.cbutton.which)
      self =
        event.type == SDL_CONTROLLERBUTTONDOWN.rawValue
        ? .gamepadDown(id: id, button: button) : .gamepadUp(id: id, button: button)
    case SDL_CONTROLLERAXISMOTION:
      guard let axis = GamepadAxis(sdl: event.caxis.axis) else { return nil }
      let value = max(-1, Double(event.caxis.value) / 32767)
      self = .gamepadMoved(id: Int(event.caxis.which), axis: axis, value: value)
    default: return nil
    }
  }

  private init?(drop event: SDL_Event) {
    let kind = SDL_EventType(event.type)
    if kind == SDL_DROPBEGIN || kind == SDL_DROPCOMPLETE {
      self = kind == SDL_DROPBEGIN ? .dropBegan : .dropEnded
      return
    }
    guard kind == SDL_DROPFILE || kind == SDL_DROPTEXT, let text = event.drop.file else {
      return nil
    }
    defer { SDL_free(text) }
    let string = String(cString: text)
    self = kind == SDL_DROPFILE ? .droppedFile(string) : .droppedText(string)
  }

  /// Reads a C array that holds a text and a zero.
  private static func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

extension WindowChange {
  /// Reads what changed; `nil` where nobody needs it.
  init?(_ event: SDL_WindowEvent) {
    let (first, second) = (Int(event.data1), Int(event.data2))
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: self = .resized(width: first, height: second)
    case SDL_WINDOWEVENT_MOVED: self = .moved(x: first, y: second)
    case SDL_WINDOWEVENT_FOCUS_GAINED: self = .focusGained
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focusLost
    case SDL_WINDOWEVENT_ENTER: self = .pointerInside(true)
    case SDL_WINDOWEVENT_LEAVE: self = .pointerInside(false)
    case SDL_WINDOWEVENT_MINIMIZED: self = .minimized
    case SDL_WINDOWEVENT_MAXIMIZED: self = .maximized
    case SDL_WINDOWEVENT_RESTORED: self = .restored
    case SDL_WINDOWEVENT_SHOWN: self = .shown
    case SDL_WINDOWEVENT_HIDDEN: self = .hidden
    case SDL_WINDOWEVENT_EXPOSED: self = .exposed
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .displayChanged
    default: return nil
    }
  }
}

extension KeyStroke {
  /// Reads a stroke.
  init(_ event: SDL_KeyboardEvent) {
    self.init(
      place: KeyPlace(number: Int(event.keysym.scancode.rawValue)),
      label: String(cString: SDL_GetKeyName(event.keysym.sym)), isRepeat: event.repeat != 0,
      modifiers: KeyModifiers(sdl: event.keysym.mod))
  }
}

extension Mouse {
  /// Reads a place; SDL gives mice that fingers move a number of their own.
  init(x: Int32, y: Int32, which: UInt32) {
    self.init(x: Double(x), y: Double(y), isTouch: which == UInt32.max)
  }
}

extension MouseButton {
  /// Reads SDL's number.
  init(number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    case SDL_BUTTON_X1: self = .back
    default: self = .other(Int(number))
    }
  }
}

extension Finger {
  /// Reads a finger.
  init(_ event: SDL_TouchFingerEvent) {
    self.init(
      id: Int(truncatingIfNeeded: event.fingerId), x: Double(event.x), y: Double(event.y))
  }
}

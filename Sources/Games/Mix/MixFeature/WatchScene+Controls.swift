internal import Controls
internal import Drawing
internal import GameModules
internal import Geometry
internal import Layout
internal import Localization
internal import MixRules
internal import Scenes

extension WatchScene {
  /// Adds pause, speed and close, and how far the replay has come.
  func addControls(_ boxes: WatchBoxes) {
    let environment = services.environment
    screen.add(
      Element(
        id: "watch.progress", role: .label, box: boxes.progress,
        label: { [unowned self] in
          "\(playback.run.answers.count) / \(checked.record.answers.count)"
        },
        draw: { [unowned self] list, frame, _ in drawProgress(in: frame, into: &list) }))
    addControl(
      "watch.pause", boxes.pause,
      label: { [unowned self] in
        environment.strings(isOver ? "watch.again" : isPaused ? "watch.resume" : "watch.pause")
      },
      sign: { [unowned self] list, frame in drawPauseSign(in: frame, into: &list) },
      press: { [unowned self] in togglePause() })
    addControl(
      "watch.speed", boxes.speed,
      label: { [unowned self] in environment.strings("watch.speed", ["n": "\(speed)"]) },
      sign: { [unowned self] list, frame in
        let style = TextStyle(size: frame.height * 0.4, weight: .bold, color: .white)
        let text = environment.strings("watch.speed", ["n": "\(speed)"])
        pen.write(text, in: frame.inset(frame.width * 0.1, 0), style: style, into: &list)
      },
      press: { [unowned self] in turnSpeed() })
    addControl(
      "watch.close", boxes.close, label: { environment.strings("watch.close") },
      sign: { [unowned self] list, frame in pen.crossSign(in: frame, color: .white, into: &list) },
      press: { [unowned self] in services.navigation.close() })
    screen.focus(screen.element("watch.pause"))
  }

  private var pen: Pen { Pen(layout: screen.layout, environment: services.environment) }

  private func addControl(
    _ id: String, _ box: Box, label: @escaping () -> String,
    sign: @escaping (inout DrawList, Rect) -> Void, press: @escaping () -> Void
  ) {
    screen.add(
      Element(
        id: id, role: .button, box: box, label: label,
        draw: { [unowned self] list, frame, look in
          let strength = look.isPressed ? 0.8 : look.isHovered ? 0.68 : 0.55
          list.append(
            .box(frame: frame, radius: frame.height / 2, color: Color.black.opacity(strength)))
          sign(&list, frame)
          pen.focusRing(frame, radius: frame.height / 2, state: look, into: &list)
        }, press: press))
  }

  private func drawPauseSign(in frame: Rect, into list: inout DrawList) {
    guard isPaused || isOver else {
      let sign = frame.inset(frame.width * 0.14, frame.height * 0.14)
      return pen.pauseSign(in: sign, color: .white, into: &list)
    }
    pen.stepSign(in: frame.inset(frame.width * 0.04, 0), color: .white, into: &list)
  }

  private func drawProgress(in frame: Rect, into list: inout DrawList) {
    let count = max(checked.record.answers.count, 1)
    let part = isOver ? 1 : Double(playback.run.answers.count) / Double(count)
    list.append(.fill(frame: frame, color: Color.black.opacity(0.35)))
    let done = Rect(
      x: frame.minX, y: frame.minY, width: screen.layout.snapped(frame.width * part),
      height: frame.height)
    list.append(.fill(frame: done, color: .white))
  }

  func drawControls(into list: inout DrawList) {
    for name in ["progress", "pause", "speed", "close"] {
      guard let element = screen.element("watch.\(name)") else { continue }
      screen.draw(element, into: &list)
    }
  }

  func receive(_ event: InputEvent, at time: Int) -> Bool {
    guard case .key(let key) = event else { return false }
    switch key.place {
    case "P", "Pause": togglePause()
    case "Space" where !screen.showsFocus: togglePause()
    case "1", "2", "4": setSpeed(Int(key.place) ?? 1)
    default: return false
    }
    return true
  }
}

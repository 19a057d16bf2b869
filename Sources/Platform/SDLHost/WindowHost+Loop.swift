public import Geometry
public import SDLKit
public import Scenes

extension WindowHost {
  /// Carries the stage until the player closes the window or `quit()` is called.
  public func run() {
    frame()
    // Looking for gamepads takes as long as the first frame, which must not wait for it.
    gamepads = gamepads ?? GamepadSet()
    while !isOver { step() }
  }

  /// Something happens now; the frame after it is drawn.
  public func receive(_ event: InputEvent) {
    stage.receive(event, at: time)
    frame()
  }

  /// Resizes the window and waits until the desktop has done it, at most half a second.
  public func resize(to size: Size, scale: Double) throws(PlatformError) {
    fixedScale = scale
    let density = Double(window.drawableSize.width) / Double(max(1, window.frame.width))
    window.resize(
      width: Int((size.width * scale / density).rounded()),
      height: Int((size.height * scale / density).rounded()))
    fitStage()
    let end = time + 500
    while stage.size != size, time < end { step(until: min(end, time + 20)) }
    frame()
  }

  /// Carries the stage for some milliseconds.
  public func advance(by milliseconds: Int) {
    let end = time + max(0, milliseconds)
    repeat { step(until: end) } while time < end && !isOver
    frame()
  }

  /// Draws the frame once more, and reads it before it is shown.
  public func screenshot() throws(PlatformError) -> PixelImage {
    frame()
    painter.draw(lastList, scale: stage.scale)
    let surface = try renderer.read(renderer.outputSize.bounds)
    renderer.present()
    let image = surface.image
    // A window has no opacity, whatever its renderer leaves there.
    return PixelImage(size: image.size, pixels: image.pixels.map { $0 | 0xFF00_0000 })
  }

  /// Waits for what comes next, and draws what it changed.
  ///
  /// - Parameter end: When to come back at the latest, in milliseconds; `nil` never.
  func step(until end: Int? = nil) {
    var event = nextEvent(before: deadline(end))
    while let current = event, !isOver {
      handle(current)
      event = queue.next()
    }
    sound.rest(at: time)
    // While something moves, frames come at the screen's rate, however fast the mouse tells.
    if !shown.isStale, stage.wake == .nextFrame, time < lastFrame + frameTime { return }
    frame()
  }

  private func nextEvent(before deadline: Int?) -> PlatformEvent? {
    guard let deadline else { return queue.wait() }
    let left = deadline - time
    return left > 0 ? queue.wait(milliseconds: left) : queue.next()
  }

  private func deadline(_ end: Int?) -> Int? {
    let next: Int? =
      switch stage.wake {
      case .never: painter.wantsRefinement || shown.isStale ? lastFrame + frameTime : nil
      case .at(let moment): moment
      case .nextFrame: lastFrame + frameTime
      }
    // What nobody sees need not move at the screen's rate.
    let seen = isVisible ? next : next.map { max($0, lastFrame + 100) }
    return [seen, end, sound.deadline].compactMap { $0 }.min()
  }

  /// Brings the stage to the present time, and draws it where anything changed.
  public func frame() {
    lastFrame = time
    stage.advance(to: lastFrame)
    followText()
    guard isVisible else { return }
    guard shown.draw(stage, by: painter, show: renderer.present) else { return }
    showIcon()
    readExpected()
  }

  /// Reads the picture that comes next, once what is there now is on the screen.
  private func readExpected() {
    guard let name = expected else { return }
    expected = nil
    _ = painter.pictureSize(name)
  }

  /// Gives the window its picture.
  ///
  /// The first frame does not wait for it: reading pictures loads a library with all that it needs,
  /// which takes a tenth of the start.
  private func showIcon() {
    guard let bytes = icon else { return }
    icon = nil
    let size = PixelSize(width: 128, height: 128)
    guard let picture = try? Surface(picture: bytes, fitting: size) else { return }
    window.setIcon(picture)
  }

  /// Keys write text only where a scene wants it: else an input method would swallow them.
  private func followText() {
    guard stage.wantsText != desktop.isTextInputOn else { return }
    guard stage.wantsText else { return desktop.stopTextInput() }
    let size = window.frame
    desktop.startTextInput(
      at: PixelRect(x: size.width / 4, y: size.height / 2, width: size.width / 2, height: 24))
  }

  /// Gives the stage the window's size.
  func fitStage() {
    let drawable = renderer.outputSize
    let size = window.frame
    guard drawable.width > 0, drawable.height > 0, size.width > 0 else { return }
    let density = Double(drawable.width) / Double(size.width)
    let scale = fixedScale ?? density
    let points = Size(
      width: Double(drawable.width) / scale, height: Double(drawable.height) / scale)
    input.factor = density / scale
    input.size = points
    guard points != stage.size || scale != stage.scale else { return }
    let start = ticks.microseconds
    stage.resize(to: points, scale: scale)
    shown.costs.layout = ticks.microseconds - start
    shown.isStale = true
  }
}

internal import Storage
internal import Cassowary
internal import Controls
internal import Drawing
public import Geometry
internal import Layout
public import Routing
public import Scenes

/// Explains a screen step by step: dimmed but for a spotlight on the part that is meant.
///
/// It lies over the real screen. Each step has a layout of its own, in which the spotlight's place is
/// suggested and the text finds its place beside it by constraints.
public final class TutorialScene: Scene {
  /// One thing that is explained.
  public struct Step {
    /// The part that is meant, in points of the screen below.
    public let spot: () -> Rect
    /// The key of the heading.
    public let titleKey: String
    /// The key of the text.
    public let textKey: String

    /// Lets the screen below show what the step is about.
    public let show: () -> Void

    /// Makes a step from its words, the part that is meant, and what the screen below is to show.
    public init(
      titleKey: String, textKey: String, show: @escaping () -> Void = {},
      spot: @escaping () -> Rect
    ) {
      self.show = show
      self.spot = spot
      self.titleKey = titleKey
      self.textKey = textKey
    }
  }

  /// The address of the tutorial.
  public let route: Route
  /// `tutorial`.
  public let overlayName: String? = "tutorial"
  /// The present step's elements.
  public private(set) var screen = Screen()
  let steps: [Step]
  let services: GameServices
  private let id: String
  private(set) var step: Int

  /// Makes a tutorial; `id` is what the settings remember it by, as `mix.classic`.
  public init(id: String, steps: [Step], route: Route, _ services: GameServices) {
    self.id = id
    self.steps = steps
    self.route = route
    self.services = services
    let place = services.settings.current().tutorialAt
    step = place?.id == id ? min(max(place?.step ?? 0, 0), steps.count - 1) : 0
  }

  /// Shows the step where the player left off.
  public func appeared(at time: Int) { keepPlace() }

  /// Finds the text's place anew.
  public func resized() { rebuild() }

  /// Right, Space and Return go on, Left goes back, Esc skips; a key that is held does so once.
  ///
  /// Where keys have moved to a button, Space and Return press that.
  public func receive(_ event: InputEvent, at time: Int) -> Bool {
    switch event {
    case .key(let key): return receive(key)
    case .button("a") where !screen.showsFocus, .button("dpright"): goOn()
    case .button("b"), .button("start"): finish()
    case .button("dpleft"): goBack()
    default: return false
    }
    return true
  }

  private func receive(_ key: Key) -> Bool {
    switch key.place {
    case "Right": if !key.isRepeat { goOn() }
    case "Left": if !key.isRepeat { goBack() }
    case "Space", "Return", "Keypad Enter":
      guard !screen.showsFocus else { return false }
      goOn()
    case "Escape", "AC Back": finish()
    default: return false
    }
    return true
  }

  func goOn() {
    guard step + 1 < steps.count else { return finish() }
    step += 1
    keepPlace()
    rebuild()
  }

  private func goBack() {
    guard step > 0 else { return }
    step -= 1
    keepPlace()
    rebuild()
  }

  func finish() {
    services.settings.change { [id] settings in
      if !settings.tutorialsSeen.contains(id) { settings.tutorialsSeen.append(id) }
      settings.tutorialAt = nil
    }
    services.navigation.close()
  }

  private func keepPlace() {
    services.settings.change { [id, step] settings in
      settings.tutorialAt = .init(id: id, step: step)
    }
  }

  private func rebuild() {
    let (size, scale) = (screen.layout.size, screen.layout.scale)
    let before = screen
    screen = Screen()
    steps[step].show()
    let page = TutorialPage(scene: self, screen: screen)
    screen.resize(to: size, scale: scale)
    page.place(steps[step].spot())
    if before.showsFocus { screen.moveFocus(.next) }
  }
}

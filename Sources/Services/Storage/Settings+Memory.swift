extension Settings {
  /// A tutorial that was left before its end.
  public struct TutorialPlace: Hashable, Sendable {
    /// The tutorial's id, such as `classic`.
    public var id: String
    /// The step that was shown, from 0.
    public var step: Int

    /// Makes a place in a tutorial.
    ///
    /// - Parameters:
    ///   - id: The tutorial's id.
    ///   - step: The step that was shown, from 0.
    public init(id: String, step: Int) {
      self.id = id
      self.step = step
    }
  }

  /// The ids of the tutorials that were finished or skipped, in the order in which they were.
  public var tutorialsSeen: [String] {
    get { self[Setting("tutorialsSeen", [])] }
    set { self[Setting("tutorialsSeen", [])] = newValue }
  }

  /// The tutorial that was left before its end, if one was.
  public var tutorialAt: TutorialPlace? {
    get {
      let id = self[Setting("tutorialAt", "")]
      guard !id.isEmpty else { return nil }
      return TutorialPlace(id: id, step: self[Setting("tutorialStep", 0) { $0 >= 0 }])
    }
    set {
      fields["tutorialAt"] = newValue?.id.json
      fields["tutorialStep"] = newValue?.step.json
    }
  }

  /// Where the window stood, in the desktop's points; whether that is on a screen is not known.
  public struct WindowPlace: Hashable, Sendable {
    /// The left edge.
    public var x: Int
    /// The upper edge, y down.
    public var y: Int
    /// The width without the frame.
    public var width: Int
    /// The height without the frame.
    public var height: Int
    /// Whether the window filled the desktop.
    public var isMaximised: Bool
    /// Whether the window had no frame and filled the screen.
    public var isFullscreen: Bool

    /// Makes a place; the frame is the one to come back to from either state.
    ///
    /// - Parameters:
    ///   - x: The left edge.
    ///   - y: The upper edge.
    ///   - width: The width.
    ///   - height: The height.
    ///   - isMaximised: Whether the window filled the desktop.
    ///   - isFullscreen: Whether the window filled the screen.
    public init(
      x: Int, y: Int, width: Int, height: Int, isMaximised: Bool = false, isFullscreen: Bool = false
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.isMaximised = isMaximised
      self.isFullscreen = isFullscreen
    }
  }

  /// Where the window stood, if that was ever stored.
  public var window: WindowPlace? {
    get {
      let number = { (key: String) in fields[key].flatMap(Int.init(json:)) }
      guard let x = number("window.x"), let y = number("window.y"),
        let width = number("window.width"), let height = number("window.height")
      else { return nil }
      return WindowPlace(
        x: x, y: y, width: width, height: height,
        isMaximised: self[Setting("window.maximised", false)],
        isFullscreen: self[Setting("window.fullscreen", false)])
    }
    set {
      fields["window.x"] = newValue?.x.json
      fields["window.y"] = newValue?.y.json
      fields["window.width"] = newValue?.width.json
      fields["window.height"] = newValue?.height.json
      fields["window.maximised"] = newValue?.isMaximised.json
      fields["window.fullscreen"] = newValue?.isFullscreen.json
    }
  }
}

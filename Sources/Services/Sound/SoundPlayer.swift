/// What plays the game's sounds.
public struct SoundPlayer {
  /// Starts a sound and comes back at once.
  public var play: (_ effect: Effect) -> Void

  /// Makes a player.
  ///
  /// - Parameter play: Starts a sound and comes back at once.
  public init(play: @escaping (Effect) -> Void) {
    self.play = play
  }

  /// A player that plays nothing: without a device, or with sound turned off.
  public static var silent: SoundPlayer { SoundPlayer { _ in } }

  /// A player for tests that must make no sound: every call is reported.
  ///
  /// - Parameter report: Told the name of what was called.
  /// - Returns: The player.
  public static func unimplemented(report: @escaping (String) -> Void) -> SoundPlayer {
    SoundPlayer { report("SoundPlayer.play(\($0))") }
  }
}

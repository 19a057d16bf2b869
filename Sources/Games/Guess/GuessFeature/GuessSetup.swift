public import ShareCards
public import Storage

/// What the picture game needs of the program beside what every game is handed.
public struct GuessSetup {
  /// The folder of the packs that come with the game, or `nil` where it was not found.
  public var builtInPacks: String?
  /// The folder of the player's own packs, or `nil` where there is no place for them.
  public var playersPacks: String?
  /// Where coins and progress are kept.
  public var files: FileStore
  /// What writes the picture of a question, and reaches the clipboard.
  public var saver: CardSaver
  /// Called where files of pictures have changed, so that none is shown as it was.
  public var picturesChanged: () -> Void

  /// Puts together what the game needs.
  ///
  /// - Parameters:
  ///   - builtInPacks: The folder of the packs that come with the game.
  ///   - playersPacks: The folder of the player's own packs, made when the first is added.
  ///   - files: Where coins and progress are kept.
  ///   - saver: What writes the picture of a question.
  ///   - picturesChanged: Called where files of pictures have changed.
  public init(
    builtInPacks: String?, playersPacks: String?, files: FileStore, saver: CardSaver,
    picturesChanged: @escaping () -> Void = {}
  ) {
    self.builtInPacks = builtInPacks
    self.playersPacks = playersPacks
    self.files = files
    self.saver = saver
    self.picturesChanged = picturesChanged
  }
}

public import GameModules
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
  /// Told the path of the picture that is likely to be shown next, so that it can be read ahead.
  public var pictureExpected: (_ path: String) -> Void
  /// Called where files of pictures have changed, so that none is shown as it was.
  public var picturesChanged: () -> Void

  /// Puts together what the game needs.
  ///
  /// - Parameters:
  ///   - builtInPacks: The folder of the packs that come with the game.
  ///   - playersPacks: The folder of the player's own packs, made when the first is added.
  ///   - files: Where coins and progress are kept.
  ///   - saver: What writes the picture of a question.
  ///   - pictureExpected: Told the path of the picture that is likely to be shown next.
  ///   - picturesChanged: Called where files of pictures have changed.
  public init(
    builtInPacks: String?, playersPacks: String?, files: FileStore, saver: CardSaver,
    pictureExpected: @escaping (String) -> Void = { _ in },
    picturesChanged: @escaping () -> Void = {}
  ) {
    self.builtInPacks = builtInPacks
    self.playersPacks = playersPacks
    self.files = files
    self.saver = saver
    self.pictureExpected = pictureExpected
    self.picturesChanged = picturesChanged
  }

  /// Takes what the game needs from what every module is handed.
  public init(_ parts: GameParts) {
    self.init(
      builtInPacks: parts.assets + "/Packs", playersPacks: parts.data.map { $0 + "/Packs" },
      files: parts.files, saver: parts.saver, pictureExpected: parts.pictureExpected,
      picturesChanged: parts.picturesChanged)
  }
}

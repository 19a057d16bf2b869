public import Scores
public import ShareCards
public import Storage

/// What a program hands a module when it is made: places and closures that last as long as itself.
public struct GameParts {
  /// The folder of the program's own files, `Assets`.
  public var assets: String
  /// The folder in which the player's things are kept, or `nil` where there is none.
  public var data: String?
  /// Small files in that folder.
  public var files: FileStore
  /// Writes pictures, and reaches the clipboard.
  public var saver: CardSaver
  /// Makes and reads the codes of score cards.
  public var codes: CardCodes
  /// The bytes of any file, by a path as it stands on the command line or as it was dropped.
  public var file: (_ path: String) -> [UInt8]?
  /// To be called where files of pictures have changed, so that none is shown as it was.
  public var picturesChanged: () -> Void
  /// To be told the name of the picture that is likely to be shown next, to be read ahead.
  public var pictureExpected: (_ name: String) -> Void

  /// Puts together what modules are handed.
  public init(
    assets: String, data: String?, files: FileStore, saver: CardSaver,
    codes: CardCodes = .silent, file: @escaping (String) -> [UInt8]? = { _ in nil },
    picturesChanged: @escaping () -> Void,
    pictureExpected: @escaping (String) -> Void = { _ in }
  ) {
    self.assets = assets
    self.data = data
    self.files = files
    self.saver = saver
    self.codes = codes
    self.file = file
    self.picturesChanged = picturesChanged
    self.pictureExpected = pictureExpected
  }
}

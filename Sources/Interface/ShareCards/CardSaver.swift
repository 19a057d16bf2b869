public import Drawing
public import Geometry

/// What writes score cards, and reaches the clipboard and the folder.
public struct CardSaver {
  /// Draws a card to a target of its own and writes it as PNG beside a text file with the caption.
  ///
  /// It answers at once; the completion is called on a later frame.
  public var save: (_ job: Job, _ completion: @escaping (Result<Saved, Failure>) -> Void) -> Void
  /// Puts a text on the clipboard.
  public var copy: (_ text: String) -> Void
  /// Shows a folder in the desktop's file manager; answers whether it could.
  public var openFolder: (_ path: String) -> Bool

  /// What is to be written.
  public struct Job: Sendable {
    /// The picture.
    public var list: DrawList
    /// Its size in pixels.
    public var size: Size
    /// The first part of the file's name.
    public var fileName: String
    /// The text beside it.
    public var caption: String
    /// Bytes that the file carries beside its picture.
    public var payload: [UInt8]?

    /// Makes a job.
    public init(
      list: DrawList, size: Size, fileName: String, caption: String, payload: [UInt8]? = nil
    ) {
      self.list = list
      self.size = size
      self.fileName = fileName
      self.caption = caption
      self.payload = payload
    }
  }

  /// Where a card was written.
  public struct Saved: Hashable, Sendable {
    /// The picture's path.
    public var picture: String
    /// The folder's path.
    public var folder: String

    /// Makes a place.
    public init(picture: String, folder: String) {
      self.picture = picture
      self.folder = folder
    }
  }

  /// Why a card was not written: the key of the words for it, and the path in question.
  public struct Failure: Error, Hashable, Sendable {
    /// The key of the reason.
    public var reasonKey: String
    /// The path in question.
    public var path: String

    /// The system's number of the error, 0 where there is none.
    public var code: Int

    /// Makes a failure.
    public init(reasonKey: String, path: String, code: Int = 0) {
      self.reasonKey = reasonKey
      self.path = path
      self.code = code
    }

    /// What the words for the reason name.
    public var wordValues: [String: String] { ["path": path, "code": "\(code)"] }
  }

  /// A saver that writes nothing and says so.
  public static var silent: CardSaver {
    CardSaver(
      save: { job, completion in
        completion(.failure(Failure(reasonKey: "file.noPlace", path: job.fileName)))
      }, copy: { _ in }, openFolder: { _ in false })
  }

  /// Makes a saver from its closures.
  public init(
    save: @escaping (Job, @escaping (Result<Saved, Failure>) -> Void) -> Void,
    copy: @escaping (String) -> Void, openFolder: @escaping (String) -> Bool
  ) {
    self.save = save
    self.copy = copy
    self.openFolder = openFolder
  }
}

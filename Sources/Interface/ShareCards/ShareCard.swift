public import Scores

/// What a score card says.
public struct ShareCard: Hashable, Sendable {
  /// The figure in the middle, as `42`; empty for a card about the game alone.
  public var figure: String
  /// What was played, as `Classic`.
  public var title: String
  /// The day and what else belongs to it.
  public var details: String
  /// What is asked of those who see it.
  public var invitation: String
  /// The text that goes with the picture.
  public var caption: String
  /// The first part of the file's name, of ASCII letters and hyphens.
  public var fileName: String
  /// The code that the card shows in place of the game's picture.
  public var code: CodeMatrix?
  /// The bytes that the file carries beside its picture.
  public var payload: [UInt8]?
  /// A link to what was played, to be copied.
  public var link: String?

  /// Makes a card from its words.
  public init(
    figure: String, title: String, details: String, invitation: String, caption: String,
    fileName: String, code: CodeMatrix? = nil, payload: [UInt8]? = nil,
    link: String? = nil
  ) {
    self.figure = figure
    self.title = title
    self.details = details
    self.invitation = invitation
    self.caption = caption
    self.fileName = fileName
    self.code = code
    self.payload = payload
    self.link = link
  }
}

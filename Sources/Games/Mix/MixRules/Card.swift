/// A colour word, printed in a second colour, on a third.
public struct Card: Hashable, Codable, Sendable {
  /// What the card is filled with.
  public let background: Hue
  /// What the word is printed in.
  public let ink: Hue
  /// What the word says.
  public let meaning: Hue

  /// Makes a card of three different hues.
  ///
  /// - Parameters:
  ///   - background: What the card is filled with.
  ///   - ink: What the word is printed in.
  ///   - meaning: What the word says.
  public init(background: Hue, ink: Hue, meaning: Hue) {
    self.background = background
    self.ink = ink
    self.meaning = meaning
  }

  /// The hue of one element.
  ///
  /// - Parameter element: Which of the three.
  /// - Returns: Its hue.
  public subscript(element: CardElement) -> Hue {
    switch element {
    case .background: background
    case .color: ink
    case .meaning: meaning
    }
  }
}

/// What a question can ask about a card.
public enum CardElement: String, CaseIterable, Hashable, Codable, Sendable {
  /// The colour that fills the card.
  case background
  /// The colour of the ink.
  case color
  /// The colour that the word means.
  case meaning
}

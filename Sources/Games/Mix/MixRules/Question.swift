/// One question: the cards, what is asked, and the three options.
public struct Question: Hashable, Codable, Sendable {
  /// The cards in the order in which they are shown; one in Classic.
  public let cards: [Card]
  /// The index of the card that is asked about.
  public let target: Int
  /// Which of its three elements is asked for.
  public let element: CardElement
  /// The three hues of the target card, shuffled.
  public let options: [Hue]
  /// How long the question waits for its answer, in milliseconds.
  public let limit: Int

  /// Puts a question together, as tutorials do; a run's come from its seed.
  ///
  /// - Parameters:
  ///   - cards: The cards in the order in which they are shown.
  ///   - target: The index of the card that is asked about.
  ///   - element: Which of its elements is asked for.
  ///   - options: The three hues to choose from.
  ///   - limit: How long it waits for its answer, in milliseconds.
  public init(cards: [Card], target: Int, element: CardElement, options: [Hue], limit: Int) {
    self.cards = cards
    self.target = target
    self.element = element
    self.options = options
    self.limit = limit
  }

  /// The card that is asked about.
  public var targetCard: Card { cards[target] }

  /// The hue that is the right answer.
  public var answer: Hue { targetCard[element] }
}

import Randomness

/// Draws the questions of a run, one after the other, from its seed.
///
/// The order of the draws is part of the rules' version: for each card a legible pair, then a meaning
/// (and again while the card was already shown); the target; the element; the order of the options.
struct Dealer: Hashable, Sendable {
  private var generator: SeededGenerator
  private let mode: Mode
  private let palette: Palette

  init(seed: UInt64, mode: Mode, palette: Palette) {
    generator = SeededGenerator(seed: seed)
    self.mode = mode
    self.palette = palette
  }

  /// Deals a question, with no card twice in it and none that was in the one before.
  mutating func deal(score: Int, after previous: [Card]) -> Question {
    var cards: [Card] = []
    for _ in 0..<mode.cardCount(score: score) {
      var card = drawnCard()
      // Ends, since a palette has far more cards than the five that can be taken.
      while cards.contains(card) || previous.contains(card) { card = drawnCard() }
      cards.append(card)
    }
    let target = generator.below(cards.count)
    let element = CardElement.allCases[generator.below(3)]
    var options = CardElement.allCases.map { cards[target][$0] }
    generator.shuffle(&options)
    return Question(
      cards: cards, target: target, element: element, options: options,
      limit: Rules.limit(score: score))
  }

  private mutating func drawnCard() -> Card {
    let pair = palette.pairs[generator.below(palette.pairs.count)]
    // The place among the hues that are left once the pair's two are taken out.
    var place = generator.below(palette.hues.count - 2)
    for hue in palette.hues where hue != pair.background && hue != pair.ink {
      if place == 0 { return Card(background: pair.background, ink: pair.ink, meaning: hue) }
      place -= 1
    }
    preconditionFailure("unreachable: a palette has at least three hues")
  }
}

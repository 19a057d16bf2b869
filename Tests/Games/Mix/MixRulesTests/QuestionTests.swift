import Foundation
import MixRules
import Testing

struct QuestionTests {
  /// The fixtures come from a second, independent implementation and are never recorded again: a
  /// seed of today gives these questions as long as there are runs of version 1.
  @Test(arguments: [
    ("classic", "vivid", 1 as UInt64), ("classic", "vivid", 42), ("fantasy", "vivid", 1),
    ("fantasy", "vivid", 42), ("fantasy", "safe", 42), ("fantasy", "soft", 42),
  ])
  func `the first fifty questions of a seed are the same for ever`(
    mode: String, palette: String, seed: UInt64
  ) throws {
    let mode = try #require(Mode(rawValue: mode))
    var player = Player(seed: seed, mode: mode, palette: try Fixture.palette(palette))
    player.frame = 500
    var lines = ""
    for _ in 0..<50 {
      lines += player.run.question.line + "\n"
      try player.answerRightly(after: 0)
    }
    #expect(lines == (try Fixture.text("questions-\(mode)-\(palette)-\(seed).txt")))
  }

  @Test(arguments: Mode.allCases, Fixture.palettes)
  func `every question of every seed is sound`(mode: Mode, id: String) throws {
    let palette = try Fixture.palette(id)
    for seed in 0..<40 as Range<UInt64> {
      var player = Player(seed: seed &* 0x9E37_79B9, mode: mode, palette: palette)
      player.frame = 1000
      var last: Set<Card> = []
      for _ in 0..<40 {
        let cards = Set(player.run.question.cards)
        #expect(player.run.faults == [], "seed \(player.run.seed), score \(player.run.score)")
        #expect(cards.isDisjoint(with: last), "seed \(player.run.seed), score \(player.run.score)")
        last = cards
        try player.answerRightly(after: 0)
      }
    }
  }

  @Test func `elements, targets, answers' places and orders of options are equally likely`() {
    var elements: [CardElement: Int] = [:]
    var places = [Int](repeating: 0, count: 3)
    var orders: [[Int]: Int] = [:]
    let seeds = 12_000 as UInt64
    for seed in 0..<seeds {
      let question = Run(seed: seed, mode: .classic).question
      elements[question.element, default: 0] += 1
      places[question.options.firstIndex(of: question.answer) ?? 0] += 1
      let own = CardElement.allCases.map { question.targetCard[$0] }
      orders[question.options.map { own.firstIndex(of: $0) ?? 0 }, default: 0] += 1
    }
    // Five standard deviations around a third, and around a sixth, of 12,000.
    for (element, count) in elements { #expect((3742...4258).contains(count), "\(element)") }
    for (place, count) in places.enumerated() { #expect((3742...4258).contains(count), "\(place)") }
    for (order, count) in orders { #expect((1796...2204).contains(count), "\(order)") }
    #expect(elements.count == 3 && orders.count == 6)
  }

  @Test func `with three cards each is asked about equally often`() throws {
    var targets = [Int](repeating: 0, count: 3)
    for seed in 0..<60 as Range<UInt64> {
      var player = Player(seed: seed, mode: .fantasy)
      player.frame = 1000
      for score in 0..<76 {
        if score >= 26 { targets[player.run.question.target] += 1 }
        try player.answerRightly(after: 0)
      }
    }
    for count in targets { #expect((842...1158).contains(count)) }
  }

  @Test func `every legible pair is dealt about equally often`() {
    var counts: [Palette.Pair: Int] = [:]
    for seed in 0..<27_000 as Range<UInt64> {
      let card = Run(seed: seed, mode: .classic).question.targetCard
      let pair = Palette.vivid.pairs.first {
        $0.background == card.background && $0.ink == card.ink
      }
      if let pair { counts[pair, default: 0] += 1 }
    }
    #expect(counts.count == 90)
    for (pair, count) in counts { #expect((214...386).contains(count), "\(pair)") }
  }

  @Test func `fantasy shows one card up to ten, two from eleven and three from 26`() {
    let counts = [0, 10, 11, 25, 26, 1000].map { Mode.fantasy.cardCount(score: $0) }
    #expect(counts == [1, 1, 2, 2, 3, 3])
    #expect([0, 11, 26].allSatisfy { Mode.classic.cardCount(score: $0) == 1 })
  }

  @Test func `the limit falls from 6 seconds to 1_6 and stays there`() {
    let limits = [0, 1, 30, 87, 88, 89, 1000, .max].map { Rules.limit(score: $0) }
    #expect(limits == [6000, 5950, 4500, 1650, 1600, 1600, 1600, 1600])
  }
}

extension Question {
  /// `PINK GRAY ORANGE | 0 meaning | ORANGE PINK GRAY | 6000`.
  fileprivate var line: String {
    let cards = cards.map { card in
      CardElement.allCases.map { card[$0].name }.joined(separator: " ")
    }
    let options = options.map(\.name).joined(separator: " ")
    return cards.joined(separator: "; ") + " | \(target) \(element) | \(options) | \(limit)"
  }
}

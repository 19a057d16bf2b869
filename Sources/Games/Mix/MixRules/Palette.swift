/// What the eleven hues look like, and which of them are played.
///
/// Stored as `Assets/Palettes/<id>.json`. Cards are dealt from ``pairs``, so a palette's colours
/// decide which questions a seed gives: a stored run holds the palette's id, and a palette that has
/// been published does not change any more. A new look takes a new id.
public struct Palette: Hashable, Sendable {
  /// The name of the file without its ending, and the key of its title: `vivid`.
  public let id: String
  /// The hues that never appear on a card or among the options.
  public let without: Set<Hue>
  /// The hues that are played, in the order of ``Hue``.
  public let hues: [Hue]
  /// Every ink that can be read on its background, both from ``hues``.
  public let pairs: [Pair]

  private let colors: [RGB]

  /// An ink on a background on which it can be read.
  public struct Pair: Hashable, Sendable {
    /// What the card is filled with.
    public let background: Hue
    /// What the word is printed in.
    public let ink: Hue
  }

  /// What makes a palette useless.
  public enum Fault: Error, Hashable, Sendable {
    /// A hue has no colour.
    case missing(Hue)
    /// The hues that are left and can be read on each other make too few cards.
    case tooFewCards(Int)
  }

  /// Makes a palette.
  ///
  /// - Parameters:
  ///   - id: Its name.
  ///   - colors: A colour for each of the eleven hues.
  ///   - without: The hues that are not played.
  /// - Throws: ``Fault`` where a colour is missing, or fewer than ``Rules/fewestCards`` cards remain.
  public init(id: String, colors: [Hue: RGB], without: Set<Hue> = []) throws(Fault) {
    var list: [RGB] = []
    for hue in Hue.allCases {
      guard let color = colors[hue] else { throw .missing(hue) }
      list.append(color)
    }
    self.init(id: id, list: list, without: without)
    guard cardCount >= Rules.fewestCards else { throw .tooFewCards(cardCount) }
  }

  init(id: String, list: [RGB], without: Set<Hue>) {
    self.id = id
    self.without = without
    colors = list
    hues = Hue.allCases.filter { !without.contains($0) }
    pairs = Palette.legiblePairs(of: hues, in: list)
  }

  /// What a hue looks like; also one that is not played has a colour.
  ///
  /// - Parameter hue: Any of the eleven.
  /// - Returns: Its colour.
  public subscript(hue: Hue) -> RGB { colors[hue.rawValue] }

  /// How many different cards can be dealt.
  public var cardCount: Int { pairs.count * max(0, hues.count - 2) }

  private static func legiblePairs(of hues: [Hue], in list: [RGB]) -> [Pair] {
    var pairs: [Pair] = []
    for background in hues {
      for ink in hues where ink != background {
        let contrast = list[background.rawValue].contrast(with: list[ink.rawValue])
        guard contrast >= Rules.leastContrast else { continue }
        pairs.append(Pair(background: background, ink: ink))
      }
    }
    return pairs
  }
}

internal import GuessPacks

/// How a pack is called in lists and messages.
enum PackTitle {
  /// The most characters of a title beside other things; what is longer is cut.
  static let longest = 48

  /// A title of one line that can be read in a list or within a sentence.
  static func short(_ title: String) -> String {
    let line = PackText.line(title)
    guard line.count > longest else { return line }
    return PackText.line(String(line.prefix(longest - 1))) + "…"
  }

  /// Titles that stand together: the first of some that are alike is as it is, the others bear
  /// numbers.
  static func numbered(_ titles: [String]) -> [String] {
    var taken = Set(titles)
    var seen: Set<String> = []
    return titles.map { title in
      if seen.insert(title).inserted { return title }
      var number = 2
      while !taken.insert("\(title) \(number)").inserted { number += 1 }
      return "\(title) \(number)"
    }
  }
}

extension PackStore {
  /// What the list says of each pack, their titles told apart.
  func cards() -> [PackCard] {
    var cards = entries().map { PackCard($0, in: self) }
    for (index, title) in PackTitle.numbered(cards.map(\.title)).enumerated() {
      cards[index].title = title
    }
    return cards
  }

  /// The title of a pack as the list shows it.
  func title(of id: String) -> String {
    cards().first { $0.entry.id == id }?.title ?? PackTitle.short(id)
  }
}

/// A pack's id, which may bear a number to tell it from others of its name: `animals-2`.
struct NumberedName: Comparable {
  /// The id.
  let text: String

  /// The id without its number.
  let stem: String

  private let number: Int

  /// Takes an id apart.
  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let last = parts.last.flatMap { Int($0) } ?? 0
    let stem = parts.dropLast().joined(separator: "-")
    (self.stem, number) = last > 1 && !stem.isEmpty ? (stem, last) : (text, 1)
  }

  /// Makes the id of the first, second, … pack of a name.
  init(_ stem: String, _ number: Int) {
    self.stem = stem
    self.number = number
    text = number == 1 ? stem : "\(stem)-\(number)"
  }

  static func < (first: NumberedName, second: NumberedName) -> Bool {
    (first.stem, first.number) < (second.stem, second.number)
  }
}

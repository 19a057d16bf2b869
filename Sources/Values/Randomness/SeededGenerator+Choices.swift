extension SeededGenerator {
  /// Draws a whole number from 0 up to, and without, a bound.
  ///
  /// Every number is exactly as likely as any other: draws from the incomplete last stretch of the
  /// 64-bit range are thrown away. A bound of 1 also takes one draw, so that how many draws a piece
  /// of code makes does not hang on the bound.
  ///
  /// - Parameter bound: How many numbers there are to choose from; at least 1.
  /// - Returns: A number in `0..<bound`.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "there is no number below \(bound)")
    let range = UInt64(bound)
    // 2^64 mod range: so many of the lowest draws would make the small results likelier.
    let excess = (0 &- range) % range
    var draw = next()
    while draw < excess { draw = next() }
    return Int(draw % range)
  }

  /// Puts a list into a random order, every order as likely as any other.
  ///
  /// The Fisher–Yates shuffle from the last place down to the second.
  ///
  /// - Parameter elements: The list, reordered in place. A list of one or none takes no draw.
  public mutating func shuffle<Element>(_ elements: inout [Element]) {
    guard elements.count > 1 else { return }
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, below(last + 1))
    }
  }

  /// Chooses one element of a list, each as likely as any other.
  ///
  /// - Parameter elements: What to choose from.
  /// - Returns: The element, or nil where the list is empty.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

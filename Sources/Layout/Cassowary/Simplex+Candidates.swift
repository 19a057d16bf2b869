/// A nonbasic item that bounds a dual step, and how long a step it allows.
struct Candidate {
  var item: Int32
  var step: Double
  var coefficient: Double
}

extension Simplex {
  /// Lists the nonbasic items of a row whose dual values would leave their slopes.
  mutating func collectCandidates(_ row: Int, _ sign: Double) {
    candidates.removeAll(keepingCapacity: true)
    var largest = 0.0
    for place in cells.indices(of: row) {
      largest = max(largest, abs(cells.block[place].coefficient))
    }
    let smallest = Tolerance.coefficient * largest
    for place in cells.indices(of: row) {
      let cell = cells.block[place]
      let item = Int(cell.item)
      let rate = -sign * cell.coefficient
      let room = rate > 0 ? dualHigh[item] - dual[item] : dual[item] - dualLow[item]
      guard room < .infinity, abs(rate) >= smallest else { continue }
      candidates.append(
        Candidate(item: cell.item, step: max(0, room) / abs(rate), coefficient: cell.coefficient))
    }
  }

  /// The candidate that bounds the step; of several, the one with the largest coefficient.
  func bestCandidate() -> Int? {
    var shortest = Double.infinity
    for index in candidates.indices { shortest = min(shortest, candidates[index].step) }
    guard shortest < .infinity else { return nil }
    let limit = shortest + 1e-9
    if usesSmallestIndex { return candidates.firstIndex { $0.step <= limit } }
    var best: Int?
    var largest = 0.0
    for index in candidates.indices {
      let candidate = candidates[index]
      guard candidate.step <= limit, abs(candidate.coefficient) > largest else { continue }
      (best, largest) = (index, abs(candidate.coefficient))
    }
    return best
  }
}
